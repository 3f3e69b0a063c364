// Linux calls that the Glibc module lacks, as plain prototypes.
//
// _GNU_SOURCE must not be defined here: it changes fd_set against the Glibc module.
#pragma once
#include <stdint.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/signalfd.h>
#include <sys/timerfd.h>
