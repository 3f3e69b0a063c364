// ES256 signatures with libcrypto, for test data. The daemon never signs.
//
// These functions have a table of their own, so that a verifier loads only what it needs.
#pragma once
#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>

#define CCRYPTO_SIGNING_FUNCTIONS(USE)                                                            \
  USE(int, OPENSSL_init_crypto, (uint64_t, const void *))                                         \
  USE(void *, d2i_AutoPrivateKey, (void **, const unsigned char **, long))                        \
  USE(void, EVP_PKEY_free, (void *))                                                              \
  USE(const void *, EVP_sha256, (void))                                                           \
  USE(void *, EVP_MD_CTX_new, (void))                                                             \
  USE(void, EVP_MD_CTX_free, (void *))                                                            \
  USE(int, EVP_DigestSignInit, (void *, void **, const void *, void *, void *))                   \
  USE(int, EVP_DigestSign,                                                                        \
      (void *, unsigned char *, size_t *, const unsigned char *, size_t))                         \
  USE(void *, d2i_ECDSA_SIG, (void **, const unsigned char **, long))                             \
  USE(void, ECDSA_SIG_get0, (const void *, const void **, const void **))                         \
  USE(void, ECDSA_SIG_free, (void *))                                                             \
  USE(int, BN_bn2binpad, (const void *, unsigned char *, int))

struct ccrypto_signing {
#define CCRYPTO_SIGNING_FIELD(result, name, parameters) result(*name) parameters;
  CCRYPTO_SIGNING_FUNCTIONS(CCRYPTO_SIGNING_FIELD)
#undef CCRYPTO_SIGNING_FIELD
  void *key;
};

// Loads libcrypto and a private key of the curve P-256 in DER; returns 0 if either is missing.
static inline int ccrypto_open_signing(
    struct ccrypto_signing *signing, const unsigned char *der, size_t count) {
  void *library = dlopen("libcrypto.so.3", RTLD_NOW | RTLD_LOCAL);
  if (!library) return 0;
#define CCRYPTO_SIGNING_LOAD(result, name, parameters)           \
  signing->name = (result(*) parameters)dlsym(library, #name);   \
  if (!signing->name) return 0;
  CCRYPTO_SIGNING_FUNCTIONS(CCRYPTO_SIGNING_LOAD)
#undef CCRYPTO_SIGNING_LOAD
  if (!signing->OPENSSL_init_crypto(0x80 /* OPENSSL_INIT_NO_LOAD_CONFIG */, 0)) return 0;
  signing->key = signing->d2i_AutoPrivateKey(0, &der, (long)count);
  return signing->key != 0;
}

static inline void ccrypto_close_signing(struct ccrypto_signing *signing) {
  signing->EVP_PKEY_free(signing->key);
  signing->key = 0;
}

// Writes an ES256 signature over the bytes as two numbers of 32 bytes each; returns 0 if it fails.
static inline int ccrypto_sign(
    const struct ccrypto_signing *signing, const unsigned char *bytes, size_t count,
    unsigned char *numbers) {
  unsigned char der[80];  // at most 2 + 2 * 35 bytes
  size_t length = sizeof der;
  void *context = signing->EVP_MD_CTX_new();
  int is_signed =
      context &&
      signing->EVP_DigestSignInit(context, 0, signing->EVP_sha256(), 0, signing->key) == 1 &&
      signing->EVP_DigestSign(context, der, &length, bytes, count) == 1;
  signing->EVP_MD_CTX_free(context);
  const unsigned char *start = der;
  void *signature = is_signed ? signing->d2i_ECDSA_SIG(0, &start, (long)length) : 0;
  if (!signature) return 0;
  const void *r = 0, *s = 0;
  signing->ECDSA_SIG_get0(signature, &r, &s);
  int is_written = signing->BN_bn2binpad(r, numbers, 32) == 32 &&
                   signing->BN_bn2binpad(s, numbers + 32, 32) == 32;
  signing->ECDSA_SIG_free(signature);
  return is_written;
}
