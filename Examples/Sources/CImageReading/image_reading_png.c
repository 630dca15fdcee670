#include "image_reading.h"

#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

// No side is longer, however few pixels that makes.
#define LONGEST_SIDE 65500
// What text, profiles and the like may take.
#define MOST_BYTES_OF_A_CHUNK (8 << 20)
#define MOST_CHUNKS 1000

struct source {
  const uint8_t *bytes;
  size_t rest;
};

static void take(png_structp png, png_bytep into, size_t count) {
  struct source *source = png_get_io_ptr(png);
  if (count > source->rest) png_error(png, "the file ends too early");
  memcpy(into, source->bytes, count);
  source->bytes += count;
  source->rest -= count;
}

static void fail(png_structp png, png_const_charp complaint) {
  struct image_reading *reading = png_get_error_ptr(png);
  strncpy(reading->complaint, complaint, sizeof reading->complaint - 1);
  png_longjmp(png, 1);
}

static void ignore(png_structp png, png_const_charp complaint) {
  (void)png;
  (void)complaint;
}

struct image_reading image_read_png(const uint8_t *bytes, size_t count, uint64_t most_pixels) {
  struct image_reading reading = {.outcome = IMAGE_DAMAGED};
  struct source source = {bytes, count};
  png_bytep volatile row = NULL;
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, &reading, fail, ignore);
  png_infop info = png ? png_create_info_struct(png) : NULL;
  if (!info) {
    png_destroy_read_struct(&png, NULL, NULL);
    reading.outcome = IMAGE_TOO_LARGE;
    return reading;
  }
  if (setjmp(png_jmpbuf(png))) {
    free(row);
    png_destroy_read_struct(&png, &info, NULL);
    return reading;
  }
  png_set_read_fn(png, &source, take);
  png_set_user_limits(png, LONGEST_SIDE, LONGEST_SIDE);
  png_set_chunk_malloc_max(png, MOST_BYTES_OF_A_CHUNK);
  png_set_chunk_cache_max(png, MOST_CHUNKS);
  png_read_info(png, info);
  reading.width = png_get_image_width(png, info);
  reading.height = png_get_image_height(png, info);
  if ((uint64_t)reading.width * reading.height > most_pixels) {
    reading.outcome = IMAGE_TOO_LARGE;
    png_error(png, "too many pixels");
  }
  int passes = png_set_interlace_handling(png);
  png_read_update_info(png, info);
  row = malloc(png_get_rowbytes(png, info));
  if (!row) {
    reading.outcome = IMAGE_TOO_LARGE;
    png_error(png, "no memory for a row");
  }
  for (int pass = 0; pass < passes; pass++) {
    for (uint32_t y = 0; y < reading.height; y++) png_read_row(png, row, NULL);
  }
  png_read_end(png, NULL);
  reading.outcome = IMAGE_WHOLE;
  free(row);
  png_destroy_read_struct(&png, &info, NULL);
  return reading;
}
