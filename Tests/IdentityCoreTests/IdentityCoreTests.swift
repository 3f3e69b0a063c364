// IdentityCoreTests
