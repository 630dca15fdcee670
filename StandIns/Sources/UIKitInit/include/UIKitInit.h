#pragma once
#include <stdint.h>

/// The place, in words from a class's metadata, of the nth initialiser that the class itself declares; -1 if there is none.
long uikit_init_slot(const void *metadata, int nth);

/// Calls `init(style:reuseIdentifier:)` of a class by its place. The text is consumed.
void *uikit_init_style(
  const void *metadata, long slot, uint8_t style, uint64_t text0, uint64_t text1);

/// Calls `init()` of a class by its place.
void *uikit_init_plain(const void *metadata, long slot);

/// Calls `init(reuseIdentifier:)` of a class by its place. The text is consumed.
void *uikit_init_text(const void *metadata, long slot, uint64_t text0, uint64_t text1);

/// Calls `init(frame:)` of a class by its place.
void *uikit_init_frame(
  const void *metadata, long slot, double x, double y, double width, double height);

/// Calls `init(nibName:bundle:)` of a class by its place, with nothing.
void *uikit_init_nib(const void *metadata, long slot);
