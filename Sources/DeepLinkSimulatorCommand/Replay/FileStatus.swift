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
  /// Who may do what with it, as `chmod` takes it.
  let permissions: mode_t

  /// Looks a path up; nil if it leads nowhere.
  init?(_ path: String) {
    var information = stat()
    guard path.withSystemPath({ stat($0, &information) }) == 0 else { return nil }
    self.init(information)
  }

  /// Looks up what is open; nil if nothing is.
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
