#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The identity, size and modification time of a file, from which a change can be detected.
struct FileStamp: Hashable {
  private let device: UInt64
  private let number: UInt64
  private let size: Int64
  private let seconds: Int64
  private let nanoseconds: Int64

  /// Reads the stamp of a file; nil if there is none.
  init?(_ path: String) {
    var information = stat()
    guard path.withSystemPath({ stat($0, &information) }) == 0 else { return nil }
    device = UInt64(truncatingIfNeeded: information.st_dev)
    number = UInt64(truncatingIfNeeded: information.st_ino)
    size = Int64(information.st_size)
    #if canImport(Darwin)
      let changed = information.st_mtimespec
    #else
      let changed = information.st_mtim
    #endif
    seconds = Int64(changed.tv_sec)
    nanoseconds = Int64(changed.tv_nsec)
  }
}
