import Foundation

/// A proxy between daemons and PostgreSQL that speaks TLS with the daemons.
///
/// It collects what the server sends, so its TLS records are as long as TLS allows: 16 KB. Debian's
/// PostgreSQL writes records of 8 KB at most. Call `close` at the end.
package final class TLSProxy {
  private let folder: ScratchFolder
  /// Closed when the test process ends in any way, which ends the proxy too.
  private let lifeline: PipeEnds
  private let child: ChildProcess
  private let server: PostgreSQLServer
  private let port: Int

  private static let program = """
    import os, select, socket, ssl, sys, threading
    folder, target = sys.argv[1:]
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(folder + "/certificate", folder + "/key")
    listener = socket.create_server(("127.0.0.1", 0))

    def collected(server):
        data = server.recv(1 << 16)
        while data and len(data) < 1 << 16 and select.select([server], [], [], 0.005)[0]:
            more = server.recv(1 << 16)
            if not more:
                break
            data += more
        return data

    def serve(plain):
        try:
            plain.recv(8, socket.MSG_WAITALL)
            plain.sendall(b"S")
            client = context.wrap_socket(plain, server_side=True)
            server = socket.socket(socket.AF_UNIX)
            server.connect(target)
            while True:
                readable = [client]
                if not client.pending():
                    readable = select.select([client, server], [], [])[0]
                for source in readable:
                    data = client.recv(1 << 16) if source is client else collected(server)
                    if not data:
                        return
                    (server if source is client else client).sendall(data)
        except OSError as error:
            print(error, file=sys.stderr, flush=True)
        finally:
            plain.close()

    def accept():
        while True:
            threading.Thread(target=serve, args=(listener.accept()[0],), daemon=True).start()

    os.write(1, b"%d" % listener.getsockname()[1])
    threading.Thread(target=accept, daemon=True).start()
    sys.stdin.read()
    """

  /// Listens on a TCP port of this machine, with a certificate of its own for `localhost`.
  package init(to server: PostgreSQLServer) throws {
    self.server = server
    folder = try ScratchFolder()
    try Self.makeCertificate(in: folder)
    lifeline = try PipeEnds()
    let output = try PipeEnds()
    let log = unsafe open(folder.file("log"), O_RDWR | O_CREAT | O_CLOEXEC | O_APPEND, 0o600)
    defer { Foundation.close(log) }
    child = try ChildProcess(
      "/usr/bin/python3",
      ["-c", Self.program, folder.path, server.socket],
      descriptors: [lifeline.reading, output.writing, log]
    )
    Foundation.close(output.writing)
    var bytes = [UInt8](repeating: 0, count: 16)
    // SAFETY: the array has room for as many bytes as are read.
    let count = unsafe read(output.reading, &bytes, bytes.count)
    Foundation.close(output.reading)
    let said = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    guard let port = Int(said) else {
      let log = try String(contentsOfFile: folder.file("log"), encoding: .utf8)
      throw ChildProcessError(reason: "the proxy did not start: \(said)\(log)")
    }
    self.port = port
  }

  package func close() {
    Foundation.close(lifeline.writing)
    child.wait()
    Foundation.close(lifeline.reading)
  }

  private static func makeCertificate(in folder: ScratchFolder) throws {
    let null = unsafe open("/dev/null", O_RDWR | O_CLOEXEC)
    defer { Foundation.close(null) }
    let openssl = try ChildProcess(
      "/usr/bin/openssl",
      [
        "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
        "-keyout", folder.file("key"), "-out", folder.file("certificate"), "-days", "2",
        "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost",
      ],
      descriptors: [null, null, null]
    )
    guard openssl.wait() == 0 else { throw ChildProcessError(reason: "openssl made no key") }
  }

  /// Returns the option `--store` by which a daemon reaches a store through here, and trusts
  /// only this proxy's certificate, or that of another one.
  package func option(_ store: String, trusting other: TLSProxy? = nil) -> String {
    let root = (other ?? self).folder.file("certificate")
    return store.replacing(
      "host=\(server.host)",
      with: "host=localhost port=\(port) sslmode=verify-full sslrootcert=\(root)"
    )
  }
}
