package entitledtest

import "syscall"

// It is the thread that counts, and threads of Go stay, unless a goroutine that was locked to one
// ends without unlocking it.
func endWithParent() *syscall.SysProcAttr {
	return &syscall.SysProcAttr{Pdeathsig: syscall.SIGKILL}
}
