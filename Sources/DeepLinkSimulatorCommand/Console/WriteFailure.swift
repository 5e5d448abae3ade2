#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Says why the system does not write a file, and what to do about it.
enum WriteFailure {
  /// What to do where the place of a file is the reason; nil for any other reason.
  static func remedy(for code: Int32) -> String? {
    switch code {
    case ENOENT, EACCES, EPERM, EROFS: "check its folder and its permissions"
    case ENOTDIR: "one of the folders in its path is a file"
    case EISDIR: "name a file in it"
    default: nil
    }
  }

  /// Returns the reason in the system's words, with the remedy if there is one.
  static func reason(_ code: Int32) -> String {
    let reason = String(cString: strerror(code))
    return remedy(for: code).map { "\(reason); \($0)" } ?? reason
  }
}
