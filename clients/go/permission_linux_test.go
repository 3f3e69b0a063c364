package entitled_test

import (
	"os"
	"os/exec"
	"syscall"
	"testing"

	"entitled.example/entitled/entitledtest"
)

func TestNoPermission(t *testing.T) {
	if os.Getuid() != 0 {
		t.Skip("only root can change its uid")
	}
	daemon := entitledtest.Start(t)
	if err := os.Chmod(daemon.Folder, 0o701); err != nil {
		t.Fatal(err)
	}
	// A copy of this program where anybody may run it.
	program, _ := os.ReadFile("/proc/self/exe")
	path := daemon.Folder + "/test"
	if err := os.WriteFile(path, program, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.Chmod(path, 0o755); err != nil {
		t.Fatal(err)
	}
	command := exec.Command(path, "-test.run=TestAsSomebodyElse")
	command.Dir = "/"
	command.Env = []string{"ENTITLED_TEST_FORBIDDEN=" + daemon.Socket}
	command.SysProcAttr = &syscall.SysProcAttr{
		Credential: &syscall.Credential{Uid: 65534, Gid: 65534},
	}
	if said, err := command.CombinedOutput(); err != nil {
		t.Errorf("%s %v", said, err)
	}
}
