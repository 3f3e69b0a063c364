//go:build !linux

package entitledtest

import "syscall"

func endWithParent() *syscall.SysProcAttr { return nil }
