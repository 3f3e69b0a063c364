/// The certificates of the test store, and the key with which it signs.
///
/// The key is public. `Tests/MintedStoreTests/Authority/make` made them.
package enum TestAuthority {
  /// The root as base64 of DER, for `roots` of a project that trusts the test store.
  package static let root = joined(
    """
    MIIB5DCCAWmgAwIBAgIUYLObgHGaZaDlrdTgULKleyiyVWYwCgYIKoZIzj0EAwMwMDEbMBkGA1UEAwwSZW50aXRsZWQg
    dGVzdCByb290MREwDwYDVQQKDAhlbnRpdGxlZDAgFw0wMDAxMDEwMDAwMDBaGA8yMTk5MTIzMTIzNTk1OVowMDEbMBkG
    A1UEAwwSZW50aXRsZWQgdGVzdCByb290MREwDwYDVQQKDAhlbnRpdGxlZDB2MBAGByqGSM49AgEGBSuBBAAiA2IABB3h
    tj+SAQS3spJUjaUFpjbICGbc/RbF9CYS8fiwWkmqHQw2nZJq0DM4KErA+hgY3EJ+bOW3532f3oxEDjK+5L0rw1lQLERj
    s3R/NzpFp+w4KEICkzbQ36Emc7J9FVUg1KNCMEAwDwYDVR0TAQH/BAUwAwEB/zAOBgNVHQ8BAf8EBAMCAQYwHQYDVR0O
    BBYEFHYc5q+G4ddzaQO7zuq6O3gAp3CoMAoGCCqGSM49BAMDA2kAMGYCMQCzfQkAY+pTLIZUA1ytSlKToTIsjwf/MYBt
    KEU0jIb5bcI0xS9T8Rff0yWP3i2DnwwCMQDI050AycKzcr/X0/NIQEt214pYKOqE+DjAZiTaWGIlRlsqAgoPK92VQAku
    X6jrIog=
    """
  )

  /// The chain of the header `x5c`, from the leaf to the root.
  static let chain = [leaf, intermediate, root]

  private static let leaf = joined(
    """
    MIIB/zCCAYWgAwIBAgIUJ7BOQUqFHtoVwM2fCWSV3i2smB4wCgYIKoZIzj0EAwMwODEjMCEGA1UEAwwaZW50aXRsZWQg
    dGVzdCBpbnRlcm1lZGlhdGUxETAPBgNVBAoMCGVudGl0bGVkMCAXDTAwMDEwMTAwMDAwMFoYDzIxOTkxMjMxMjM1OTU5
    WjAxMRwwGgYDVQQDDBNlbnRpdGxlZCB0ZXN0IHN0b3JlMREwDwYDVQQKDAhlbnRpdGxlZDBZMBMGByqGSM49AgEGCCqG
    SM49AwEHA0IABCry/Q3y8q73tecm6/A0qxGq8kbnX9eyFN4Gk6SNqDluVQ+OS1SkZqhY53E6Ct0skaU0s+1vkiYJ0Spv
    dlPBosCjcjBwMAwGA1UdEwEB/wQCMAAwDgYDVR0PAQH/BAQDAgeAMB0GA1UdDgQWBBTdJTfuXRZyxb9rXJGspY68iRjX
    2zAfBgNVHSMEGDAWgBQJvOuoWu5IOiE1eWXlqvhFLhq7XTAQBgoqhkiG92NkBgsBBAIFADAKBggqhkjOPQQDAwNoADBl
    AjEA204hkt6kuutCUDtflWT2t3rr1IjzN3EXzHwNCv8nyxiPCs0L11Rw89QiCHLo60b+AjA+tzGMCNkz20S6LtSCAatO
    2k0XJJIps5Jr2Ppi/biBatOFAUs6m85sY3c8jVRooSI=
    """
  )

  private static let intermediate = joined(
    """
    MIICITCCAaegAwIBAgIUAvQ5SD2zGzXT6DOgvd/tRSorRYswCgYIKoZIzj0EAwMwMDEbMBkGA1UEAwwSZW50aXRsZWQg
    dGVzdCByb290MREwDwYDVQQKDAhlbnRpdGxlZDAgFw0wMDAxMDEwMDAwMDBaGA8yMTk5MTIzMTIzNTk1OVowODEjMCEG
    A1UEAwwaZW50aXRsZWQgdGVzdCBpbnRlcm1lZGlhdGUxETAPBgNVBAoMCGVudGl0bGVkMHYwEAYHKoZIzj0CAQYFK4EE
    ACIDYgAEETUyXNZ2Rk/gO8X5oC2Cj5a33UowKzO6zbPa4/AZHsKGGnQV3B2i+NVG7+q9fGLI4ouDS4tBjqj0J/AIZjNy
    2K68cDtpM985m80HV5dDBhDfxZ13iUOsWjdYf1Sr54Aio3gwdjASBgNVHRMBAf8ECDAGAQH/AgEAMA4GA1UdDwEB/wQE
    AwIBBjAdBgNVHQ4EFgQUCbzrqFruSDohNXll5ar4RS4au10wHwYDVR0jBBgwFoAUdhzmr4bh13NpA7vO6ro7eACncKgw
    EAYKKoZIhvdjZAYCAQQCBQAwCgYIKoZIzj0EAwMDaAAwZQIwMgUe/Ud8xu8R432rkDwZtjbhmCDoBe8miLGfTPVXOZSL
    KCHPMjNTbek4CLkzw49nAjEA6E/D8QjX9k01vcLxfZG1jHLRdjHbMgDPK5IWdvqZd3Qp7YH2a/iyqe+M3+zE2661
    """
  )

  /// The leaf's private key as base64 of DER.
  static let key = joined(
    """
    MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgrJbB/l+LvRr9sgH89JC6rsYwC4Lx4gIOSjdL3S7yPtih
    RANCAAQq8v0N8vKu97XnJuvwNKsRqvJG51/XshTeBpOkjag5blUPjktUpGaoWOdxOgrdLJGlNLPtb5ImCdEqb3ZTwaLA
    """
  )

  private static func joined(_ lines: String) -> String {
    lines.split(separator: "\n").joined()
  }
}
