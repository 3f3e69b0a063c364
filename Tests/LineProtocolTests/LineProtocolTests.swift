// LineProtocolTests
