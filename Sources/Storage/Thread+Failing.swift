package import Platform

extension Thread {
  /// Starts a thread; a failure makes the store unusable.
  package init(_ body: @escaping @Sendable () -> Void) throws(StorageError) {
    do throws(SystemError) {
      self = try Thread.start(body)
    } catch {
      throw .unusable("no thread could be started: \(error)")
    }
  }
}

extension EventDescriptor {
  /// Makes a blocking descriptor, for a thread that waits for nothing else.
  package init() throws(StorageError) {
    do throws(SystemError) {
      self = try EventDescriptor(isBlocking: true)
    } catch {
      throw .unusable("no eventfd could be made: \(error)")
    }
  }
}
