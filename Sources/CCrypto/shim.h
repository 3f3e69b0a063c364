// Certificate chains and ECDSA signatures with libcrypto.
//
// The library is loaded at run time, so that the daemon needs it only for a store that signs with
// certificates, and building needs no headers of it. All functions belong to the stable binary
// interface of libcrypto.so.3 (man 7 migration_guide).
#pragma once
#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

// The functions used: result, name, parameters. Pointers to the library's types are opaque here.
#define CCRYPTO_FUNCTIONS(USE)                                                                    \
  USE(int, OPENSSL_init_crypto, (uint64_t, const void *))                                         \
  USE(void *, d2i_X509, (void **, const unsigned char **, long))                                  \
  USE(void, X509_free, (void *))                                                                  \
  USE(void *, X509_get0_pubkey, (const void *))                                                   \
  USE(const void *, X509_get0_notBefore, (const void *))                                          \
  USE(const void *, X509_get0_notAfter, (const void *))                                           \
  USE(int, X509_get_ext_by_OBJ, (const void *, const void *, int))                                \
  USE(void *, X509_STORE_new, (void))                                                             \
  USE(int, X509_STORE_add_cert, (void *, void *))                                                 \
  USE(void, X509_STORE_free, (void *))                                                            \
  USE(void *, X509_STORE_CTX_new, (void))                                                         \
  USE(int, X509_STORE_CTX_init, (void *, void *, void *, void *))                                 \
  USE(void *, X509_STORE_CTX_get0_param, (void *))                                                \
  USE(void *, X509_STORE_CTX_get0_chain, (void *))                                                \
  USE(void, X509_STORE_CTX_free, (void *))                                                        \
  USE(int, X509_VERIFY_PARAM_set_flags, (void *, unsigned long))                                  \
  USE(int, X509_verify_cert, (void *))                                                            \
  USE(void *, OPENSSL_sk_new_null, (void))                                                        \
  USE(int, OPENSSL_sk_push, (void *, const void *))                                               \
  USE(int, OPENSSL_sk_num, (const void *))                                                        \
  USE(void *, OPENSSL_sk_value, (const void *, int))                                              \
  USE(void, OPENSSL_sk_free, (void *))                                                            \
  USE(void *, OBJ_txt2obj, (const char *, int))                                                   \
  USE(void, ASN1_OBJECT_free, (void *))                                                           \
  USE(void *, ASN1_TIME_set, (void *, int64_t))                                                   \
  USE(int, ASN1_TIME_diff, (int *, int *, const void *, const void *))                            \
  USE(void *, BN_bin2bn, (const unsigned char *, int, void *))                                    \
  USE(void, BN_free, (void *))                                                                    \
  USE(void *, ECDSA_SIG_new, (void))                                                              \
  USE(int, ECDSA_SIG_set0, (void *, void *, void *))                                              \
  USE(int, i2d_ECDSA_SIG, (const void *, unsigned char **))                                       \
  USE(void, ECDSA_SIG_free, (void *))                                                             \
  USE(const void *, EVP_sha256, (void))                                                           \
  USE(void *, EVP_MD_CTX_new, (void))                                                             \
  USE(void, EVP_MD_CTX_free, (void *))                                                            \
  USE(int, EVP_DigestVerifyInit, (void *, void **, const void *, void *, void *))                 \
  USE(int, EVP_DigestVerify,                                                                      \
      (void *, const unsigned char *, size_t, const unsigned char *, size_t))                     \
  USE(int, EVP_PKEY_up_ref, (void *))                                                             \
  USE(void, EVP_PKEY_free, (void *))                                                              \
  USE(int, EVP_PKEY_get_group_name, (const void *, char *, size_t, size_t *))                     \
  USE(void, ERR_clear_error, (void))                                                              \
  USE(int, RAND_priv_bytes, (unsigned char *, int))

struct ccrypto {
#define CCRYPTO_FIELD(result, name, parameters) result(*name) parameters;
  CCRYPTO_FUNCTIONS(CCRYPTO_FIELD)
#undef CCRYPTO_FIELD
  // The start of 1970. glibc opens a file the first time that a date is made from seconds, which
  // the confined process may not.
  void *epoch;
};

// Loads libcrypto without its configuration file; returns 0 if it, or a function, is missing.
static inline int ccrypto_open(struct ccrypto *crypto) {
  void *library = dlopen("libcrypto.so.3", RTLD_NOW | RTLD_LOCAL);
  if (!library) return 0;
#define CCRYPTO_LOAD(result, name, parameters)                   \
  crypto->name = (result(*) parameters)dlsym(library, #name);    \
  if (!crypto->name) return 0;
  CCRYPTO_FUNCTIONS(CCRYPTO_LOAD)
#undef CCRYPTO_LOAD
  if (!crypto->OPENSSL_init_crypto(0x80 /* OPENSSL_INIT_NO_LOAD_CONFIG */, 0)) return 0;
  crypto->epoch = crypto->ASN1_TIME_set(0, 0);
  // A P-384 signature is verified with random numbers, whose generator reads its seed when it is
  // first used, with calls that the confined process may not make.
  unsigned char first;
  return crypto->epoch != 0 && crypto->RAND_priv_bytes(&first, 1) == 1;
}

struct ccrypto_bytes {
  const unsigned char *start;
  size_t count;
};

enum ccrypto_verdict {
  CCRYPTO_GOOD,
  CCRYPTO_BAD_CERTIFICATE,
  CCRYPTO_BAD_CHAIN,
  CCRYPTO_BAD_EXTENSION,
  CCRYPTO_BAD_SIGNATURE,
  // The library has no memory left, or an own certificate function failed.
  CCRYPTO_FAILED,
};

// A leaf's public key, and the time in which all certificates of its chain are valid, in seconds
// since 1970.
struct ccrypto_signer {
  void *key;
  int64_t not_before, not_after;
};

// Parses exactly one certificate; null if the bytes are none, or are followed by others.
static inline void *ccrypto_certificate(const struct ccrypto *crypto, struct ccrypto_bytes der) {
  const unsigned char *end = der.start;
  void *certificate =
      der.count > 0 && der.count < 1 << 20 ? crypto->d2i_X509(0, &end, (long)der.count) : 0;
  if (certificate && end != der.start + der.count) {
    crypto->X509_free(certificate);
    return 0;
  }
  return certificate;
}

// Returns whether the certificate has the extension with the object identifier `name`.
static inline int ccrypto_has_extension(
    const struct ccrypto *crypto, const void *certificate, const char *name) {
  void *object = crypto->OBJ_txt2obj(name, 1);
  int position = object ? crypto->X509_get_ext_by_OBJ(certificate, object, -1) : -1;
  crypto->ASN1_OBJECT_free(object);
  return position >= 0;
}

// Writes the seconds from 1970 until `time`; returns 0 if the certificate has an invalid time.
static inline int ccrypto_seconds(
    const struct ccrypto *crypto, const void *time, int64_t *seconds) {
  int days = 0, rest = 0;
  int isValid = crypto->ASN1_TIME_diff(&days, &rest, crypto->epoch, time);
  *seconds = (int64_t)days * 86400 + rest;
  return isValid;
}

// Reads the leaf's key and the common validity of the chain's certificates.
static inline enum ccrypto_verdict ccrypto_read_signer(
    const struct ccrypto *crypto, void *chain, struct ccrypto_signer *signer) {
  signer->not_before = INT64_MIN;
  signer->not_after = INT64_MAX;
  for (int number = 0; number < crypto->OPENSSL_sk_num(chain); number += 1) {
    const void *certificate = crypto->OPENSSL_sk_value(chain, number);
    int64_t from, until;
    if (!ccrypto_seconds(crypto, crypto->X509_get0_notBefore(certificate), &from) ||
        !ccrypto_seconds(crypto, crypto->X509_get0_notAfter(certificate), &until))
      return CCRYPTO_BAD_CERTIFICATE;
    if (from > signer->not_before) signer->not_before = from;
    if (until < signer->not_after) signer->not_after = until;
  }
  void *key = crypto->X509_get0_pubkey(crypto->OPENSSL_sk_value(chain, 0));
  char group[32];
  size_t length = 0;
  // ES256 is ECDSA on the curve P-256 only.
  if (!key || !crypto->EVP_PKEY_get_group_name(key, group, sizeof group, &length) ||
      strcmp(group, "prime256v1") != 0)
    return CCRYPTO_BAD_SIGNATURE;
  if (!crypto->EVP_PKEY_up_ref(key)) return CCRYPTO_FAILED;
  signer->key = key;
  return CCRYPTO_GOOD;
}

// Builds the chain from the leaf over the intermediate to a certificate in `trusted`, without
// looking at its dates, and checks Apple's two extensions.
static inline enum ccrypto_verdict ccrypto_build_chain(
    const struct ccrypto *crypto, void *leaf, void *intermediate, void *trusted, int is_strict,
    struct ccrypto_signer *signer) {
  enum ccrypto_verdict verdict = CCRYPTO_FAILED;
  void *others = crypto->OPENSSL_sk_new_null();
  void *context = crypto->X509_STORE_CTX_new();
  if (others && context && crypto->OPENSSL_sk_push(others, intermediate) &&
      crypto->X509_STORE_CTX_init(context, trusted, leaf, others)) {
    unsigned long flags = 0x200000 /* X509_V_FLAG_NO_CHECK_TIME */;
    if (is_strict) flags |= 0x20 /* X509_V_FLAG_X509_STRICT */;
    crypto->X509_VERIFY_PARAM_set_flags(crypto->X509_STORE_CTX_get0_param(context), flags);
    int isVerified = crypto->X509_verify_cert(context) == 1;
    void *chain = isVerified ? crypto->X509_STORE_CTX_get0_chain(context) : 0;
    if (!chain || crypto->OPENSSL_sk_num(chain) != 3)
      verdict = CCRYPTO_BAD_CHAIN;
    else if (!ccrypto_has_extension(crypto, leaf, "1.2.840.113635.100.6.11.1") ||
             !ccrypto_has_extension(crypto, intermediate, "1.2.840.113635.100.6.2.1"))
      verdict = CCRYPTO_BAD_EXTENSION;
    else
      verdict = ccrypto_read_signer(crypto, chain, signer);
  }
  crypto->X509_STORE_CTX_free(context);
  crypto->OPENSSL_sk_free(others);
  return verdict;
}

// Verifies the chain of a leaf and an intermediate to one of the roots. If it is good, `signer`
// is filled; free it with `ccrypto_free_signer`.
static inline enum ccrypto_verdict ccrypto_verify_chain(
    const struct ccrypto *crypto, struct ccrypto_bytes leaf, struct ccrypto_bytes intermediate,
    const struct ccrypto_bytes *roots, size_t root_count, int is_strict,
    struct ccrypto_signer *signer) {
  signer->key = 0;
  enum ccrypto_verdict verdict = CCRYPTO_BAD_CERTIFICATE;
  void *first = ccrypto_certificate(crypto, leaf);
  void *second = ccrypto_certificate(crypto, intermediate);
  void *trusted = crypto->X509_STORE_new();
  int isComplete = first && second && trusted;
  for (size_t number = 0; isComplete && number < root_count; number += 1) {
    void *root = ccrypto_certificate(crypto, roots[number]);
    isComplete = root && crypto->X509_STORE_add_cert(trusted, root);
    crypto->X509_free(root);
  }
  if (isComplete)
    verdict = ccrypto_build_chain(crypto, first, second, trusted, is_strict, signer);
  crypto->X509_STORE_free(trusted);
  crypto->X509_free(second);
  crypto->X509_free(first);
  crypto->ERR_clear_error();
  return verdict;
}

static inline void ccrypto_free_signer(
    const struct ccrypto *crypto, struct ccrypto_signer *signer) {
  crypto->EVP_PKEY_free(signer->key);
  signer->key = 0;
}

// Encodes a signature's two numbers of 32 bytes as DER; returns its length, or 0.
static inline int ccrypto_encode_signature(
    const struct ccrypto *crypto, const unsigned char *numbers, unsigned char *der) {
  void *signature = crypto->ECDSA_SIG_new();
  void *r = crypto->BN_bin2bn(numbers, 32, 0), *s = crypto->BN_bin2bn(numbers + 32, 32, 0);
  int length = 0;
  if (signature && r && s && crypto->ECDSA_SIG_set0(signature, r, s)) {
    length = crypto->i2d_ECDSA_SIG(signature, &der);
  } else {
    crypto->BN_free(r);
    crypto->BN_free(s);
  }
  crypto->ECDSA_SIG_free(signature);
  return length > 0 ? length : 0;
}

// Verifies an ES256 signature: two numbers of 32 bytes each, over the bytes.
static inline enum ccrypto_verdict ccrypto_verify_signature(
    const struct ccrypto *crypto, const struct ccrypto_signer *signer, struct ccrypto_bytes bytes,
    const unsigned char *numbers) {
  unsigned char der[80];  // at most 2 + 2 * 35 bytes
  int length = ccrypto_encode_signature(crypto, numbers, der);
  void *context = crypto->EVP_MD_CTX_new();
  enum ccrypto_verdict verdict = CCRYPTO_FAILED;
  if (length && context &&
      crypto->EVP_DigestVerifyInit(context, 0, crypto->EVP_sha256(), 0, signer->key) == 1)
    verdict =
        crypto->EVP_DigestVerify(context, der, (size_t)length, bytes.start, bytes.count) == 1
            ? CCRYPTO_GOOD
            : CCRYPTO_BAD_SIGNATURE;
  crypto->EVP_MD_CTX_free(context);
  crypto->ERR_clear_error();
  return verdict;
}
