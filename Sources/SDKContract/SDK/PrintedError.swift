import Foundation

/// An error of an SDK that app code prints as on a device.
///
/// Foundation on Linux leaves out the text of an error, and prints what else it has in an order that differs from
/// process to process. Sharing it is sound because an error does not change, and this class adds no state.
final class PrintedError: NSError, @unchecked Sendable {
  #if !canImport(ObjectiveC)
    override var description: String {
      let underlying = userInfo[NSUnderlyingErrorKey].map { ", NSUnderlyingError=… {\($0)}" } ?? ""
      return "Error Domain=\(domain) Code=\(code) \"\(localizedDescription)\" "
        + "UserInfo={NSLocalizedDescription=\(localizedDescription)\(underlying)}"
    }
  #endif
}
