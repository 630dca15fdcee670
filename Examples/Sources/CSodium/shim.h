#include <sodium/core.h>
#include <sodium/crypto_pwhash_scryptsalsa208sha256.h>
