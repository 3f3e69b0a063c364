package import Storage
package struct SQLiteStore: Store {
  package init(path: String) {}
  package func openReader() throws(StorageError) -> any StoreReader { try MemoryStore().openReader() }
  package func openWriter() throws(StorageError) -> any StoreWriter { try MemoryStore().openWriter() }
}
