#pragma once

#include <stdbool.h>

/// Calls `body` with `context`. A profiler counts while `body` runs, and nothing before or after.
void usher_measured(void (*body)(void *context), void *context);

/// How many times memory was asked for while `usher_measured` ran, since the process began.
unsigned long usher_allocations(void);

/// Whether the headers of the profiler were there when this was built; without them it counts nothing.
bool usher_can_be_profiled(void);

/// Runs what waits in the main queue; to be called on the main thread only.
void usher_run_main_queue(void);
