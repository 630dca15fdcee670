#ifndef IMAGE_READING_H
#define IMAGE_READING_H

#include <stddef.h>
#include <stdint.h>

/// What became of reading an image.
enum image_outcome {
  /// It was decoded to its last row, and its end is where it says.
  IMAGE_WHOLE,
  /// It is cut off, or says what no image says.
  IMAGE_DAMAGED,
  /// It has more pixels, or wants more memory or time, than is allowed.
  IMAGE_TOO_LARGE,
};

struct image_reading {
  enum image_outcome outcome;
  /// The size in pixels; both are 0 if it never said.
  uint32_t width, height;
  /// What the library complained of, for logs.
  char complaint[200];
};

/// Decodes a whole PNG, row by row; only one row is held.
struct image_reading image_read_png(const uint8_t *bytes, size_t count, uint64_t most_pixels);

/// Decodes a whole JPEG, row by row; only one row is held, or a progressive one's coefficients.
struct image_reading image_read_jpeg(const uint8_t *bytes, size_t count, uint64_t most_pixels);

#endif
