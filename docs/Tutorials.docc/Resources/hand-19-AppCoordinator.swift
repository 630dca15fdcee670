// Delete this file.
