#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The process's standard output and standard error where the process that started it has closed them.
enum StandardStreams {
  /// Keeps a closed stream closed.
  ///
  /// The system gives the number of a closed stream to the next file that anyone opens, and results would go into that
  /// file. So the number is taken by something that cannot be written to, as it could not before.
  static func keepClosed() {
    for descriptor in [STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) == -1 {
      let taken = open("/dev/null", O_RDONLY)
      guard taken >= 0, taken != descriptor else { continue }
      dup2(taken, descriptor)
      close(taken)
    }
  }
}
