package entitled_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// `entitled --certify` has nothing to say against this client.
func TestCertified(t *testing.T) {
	t.Parallel()
	driver := filepath.Join(t.TempDir(), "certify")
	if said, err := exec.Command("go", "build", "-o", driver, "./internal/certify").
		CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, said)
	}
	program := os.Getenv("ENTITLED_DAEMON")
	if program == "" {
		program = "entitled"
	}
	said, err := exec.Command(program, "--certify", "'"+driver+"'").CombinedOutput()
	if err != nil || !strings.HasSuffix(string(said), "\n81 passed, 0 failed, 3 skipped\n") {
		t.Fatalf("%v:\n%s", err, said)
	}
}
