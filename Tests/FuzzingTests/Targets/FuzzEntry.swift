import Glibc

/// What libFuzzer calls, with `ENTITLED_FUZZ` naming the target.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzEntry(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  // SAFETY: the fuzzer lends so many bytes for the length of the call.
  let bytes = unsafe [UInt8](UnsafeBufferPointer(start: start, count: count))
  do throws(FuzzFinding) {
    try chosenTarget.take(bytes)
  } catch {
    let sentence = Array("FuzzFinding: \(error.sentence)\n".utf8)
    // SAFETY: the array outlives the call. An optimised program says nothing when it traps.
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
