#pragma once

/// Calls `body` with `context`. A profiler counts from the entry of this function to its return.
void usher_measured(void (*body)(void *context), void *context);

/// How many times memory was asked for while `usher_measured` ran, since the process began.
unsigned long usher_allocations(void);
