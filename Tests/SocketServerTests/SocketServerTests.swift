// SocketServerTests
