import Glibc

/// The entry point for libFuzzer; `ENTITLED_FUZZ` names the target.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzEntry(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  // SAFETY: the fuzzer lends `count` bytes for the length of the call.
  let bytes = unsafe [UInt8](UnsafeBufferPointer(start: start, count: count))
  do throws(FuzzFinding) {
    try chosenTarget.take(bytes)
  } catch {
    let sentence = Array("FuzzFinding: \(error.sentence)\n".utf8)
    // SAFETY: the array outlives the call. An optimized program prints nothing when it traps.
    _ = unsafe write(STDERR_FILENO, sentence, sentence.count)
    preconditionFailure()
  }
  return 0
}

private let chosenTarget: FuzzTarget = {
  // SAFETY: nothing changes the environment.
  guard let name = unsafe getenv("ENTITLED_FUZZ"),
    let target = unsafe FuzzTarget(rawValue: String(cString: name))
  else { preconditionFailure("ENTITLED_FUZZ names no target") }
  return target
}()
