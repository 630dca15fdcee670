#pragma once

/// Writes each call from now on to standard output, under a title.
void usher_begin_recording(const char *title);

/// Writes no more calls.
void usher_end_recording(void);
