import Foundation

extension DrivenSearch {
  /// Says on standard error that the body checked times, which do not count in causal orders.
  func noteAboutTimes() {
    let message =
      "\(place.fileID):\(place.line): note: assertions in the body have times, which do not count in causal orders; "
      + "mode: .timed checks them\n"
    FileHandle.standardError.write(Data("DeepLinkSimulator: \(message)".utf8))
  }
}

extension DrivenRun {
  /// Says on standard error what a test did not check because it ended without `finish()`.
  ///
  /// It is no failure, because a test may be about the beginning of a flow; but a forgotten call would otherwise look like
  /// a test that passes. A test that receives callbacks one by one means to receive them all, unless it says otherwise.
  func reportIfNotFinished(_ subject: DrivenSubject) {
    guard subject.isExhaustive, !isFinished, failures.isEmpty, let place = lastReceipt else { return }
    let unchecked = unasserted.map(\.label) + presentResult.finalState.pending
    guard !unchecked.isEmpty else { return }
    let message =
      "\(place.fileID):\(place.line): note: the test ended without finish() after this call, so nothing checked what "
      + "was left: \(unchecked.joined(separator: ", ")); call finish(), or make the device with isExhaustive: false\n"
    FileHandle.standardError.write(Data("DeepLinkSimulator: \(message)".utf8))
  }
}
