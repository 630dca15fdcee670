#include "image_reading.h"

#include <setjmp.h>
#include <stdio.h>
#include <string.h>

#include <jpeglib.h>

#include <jerror.h>

// A file can say that it has any number of scans, each of which takes as long as the image is large.
#define MOST_SCANS 100
// What a progressive image's coefficients may take, for each pixel that is allowed.
#define MOST_BYTES_PER_PIXEL 8

struct reader {
  struct jpeg_decompress_struct jpeg;
  struct jpeg_error_mgr errors;
  struct jpeg_progress_mgr progress;
  struct image_reading *reading;
  jmp_buf end;
};

static void fail(j_common_ptr jpeg) {
  struct reader *reader = jpeg->client_data;
  char complaint[JMSG_LENGTH_MAX];
  jpeg->err->format_message(jpeg, complaint);
  strncpy(reader->reading->complaint, complaint, sizeof reader->reading->complaint - 1);
  int code = jpeg->err->msg_code;
  if (code == JERR_OUT_OF_MEMORY || code == JERR_NO_BACKING_STORE || code == JERR_IMAGE_TOO_BIG) {
    reader->reading->outcome = IMAGE_TOO_LARGE;
  }
  longjmp(reader->end, 1);
}

// The library goes on after damage, with grey where rows are missing: that is no whole image.
static void warn(j_common_ptr jpeg, int level) {
  if (level >= 0) return;
  switch (jpeg->err->msg_code) {
    case JWRN_ADOBE_XFORM:
    case JWRN_BOGUS_ICC:
    case JWRN_EXTRANEOUS_DATA:
    case JWRN_JFIF_MAJOR:
      return;
    default:
      jpeg->err->error_exit(jpeg);
  }
}

static void say_nothing(j_common_ptr jpeg) { (void)jpeg; }

static void count_scans(j_common_ptr jpeg) {
  struct reader *reader = jpeg->client_data;
  if (reader->jpeg.input_scan_number <= MOST_SCANS) return;
  reader->reading->outcome = IMAGE_TOO_LARGE;
  strcpy(reader->reading->complaint, "too many scans");
  longjmp(reader->end, 1);
}

struct image_reading image_read_jpeg(const uint8_t *bytes, size_t count, uint64_t most_pixels) {
  struct image_reading reading = {.outcome = IMAGE_DAMAGED};
  struct reader reader = {.reading = &reading};
  struct jpeg_decompress_struct *jpeg = &reader.jpeg;
  jpeg->err = jpeg_std_error(&reader.errors);
  jpeg->client_data = &reader;
  reader.errors.error_exit = fail;
  reader.errors.emit_message = warn;
  reader.errors.output_message = say_nothing;
  reader.progress.progress_monitor = count_scans;
  if (setjmp(reader.end)) {
    jpeg_destroy_decompress(jpeg);
    return reading;
  }
  jpeg_create_decompress(jpeg);
  jpeg->client_data = &reader;
  jpeg->progress = &reader.progress;
  jpeg->mem->max_memory_to_use = (long)(most_pixels * MOST_BYTES_PER_PIXEL);
  jpeg_mem_src(jpeg, bytes, count);
  jpeg_read_header(jpeg, TRUE);
  reading.width = jpeg->image_width;
  reading.height = jpeg->image_height;
  if ((uint64_t)reading.width * reading.height > most_pixels) {
    reading.outcome = IMAGE_TOO_LARGE;
    strcpy(reading.complaint, "too many pixels");
    jpeg_destroy_decompress(jpeg);
    return reading;
  }
  jpeg_start_decompress(jpeg);
  JSAMPARRAY row = jpeg->mem->alloc_sarray(
      (j_common_ptr)jpeg, JPOOL_IMAGE, jpeg->output_width * jpeg->output_components, 1);
  while (jpeg->output_scanline < jpeg->output_height) jpeg_read_scanlines(jpeg, row, 1);
  jpeg_finish_decompress(jpeg);
  reading.outcome = IMAGE_WHOLE;
  jpeg_destroy_decompress(jpeg);
  return reading;
}
