#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The kind and identity of the item at a path; links are followed.
struct FileStatus {
  /// The kinds of items that are distinguished.
  enum Kind {
    case file
    case folder
    /// A pipe, a socket or a device, which may never end.
    case other
  }

  /// The identity of a file or folder, whatever path leads to it.
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
  /// The permissions, in the form that `chmod` uses.
  let permissions: mode_t

  /// Looks up a path; nil if nothing is there.
  init?(_ path: String) {
    var information = stat()
    guard path.withSystemPath({ stat($0, &information) }) == 0 else { return nil }
    self.init(information)
  }

  /// Looks up an open descriptor; nil if it is not open.
  init?(descriptor: Int32) {
    var information = stat()
    guard fstat(descriptor, &information) == 0 else { return nil }
    self.init(information)
  }

  private init(_ information: stat) {
    identity = Identity(information)
    switch information.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    default: kind = .other
    }
    permissions = information.st_mode & 0o7777
  }
}
