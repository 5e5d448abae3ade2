#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What kind of thing a path leads to, and which one; links are followed.
struct FileStatus {
  /// The kinds that matter here.
  enum Kind {
    case file
    case folder
    /// A pipe, a socket or a device, which may never come to an end.
    case other
  }

  /// What tells one file or folder from another, by whatever path it was found.
  struct Identity: Hashable {
    private let device: UInt64
    private let number: UInt64

    fileprivate init(_ information: stat) {
      device = UInt64(truncatingIfNeeded: information.st_dev)
      number = UInt64(truncatingIfNeeded: information.st_ino)
    }
  }

  let kind: Kind
  let identity: Identity

  /// Looks a path up; nil if it leads nowhere.
  init?(_ path: String) {
    var information = stat()
    guard stat(path, &information) == 0 else { return nil }
    identity = Identity(information)
    switch information.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    default: kind = .other
    }
  }
}
