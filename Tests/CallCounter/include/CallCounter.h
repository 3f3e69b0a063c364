// What a program asks of the C library, counted. Loaded before it with LD_PRELOAD; the file that
// CALL_COUNTER names holds a counter of 64 bits for each of these, in this order.
#pragma once

enum call_counter {
  CALL_COUNTER_ALLOCATIONS,  // malloc, calloc, realloc and the aligned ones
  CALL_COUNTER_WAITS,        // epoll_wait, epoll_pwait
  CALL_COUNTER_RECEIVES,     // recv, recvfrom, read
  CALL_COUNTER_SENDS,        // send, sendto, write
  CALL_COUNTER_SYNCS,        // fdatasync, fsync, and writes with O_DSYNC
  CALL_COUNTER_COUNT,
};
