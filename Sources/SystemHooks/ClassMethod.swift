#if os(Linux)
  import Glibc

  /// A method that is called through the table of its class, so that no function of the same name takes its place.
  ///
  /// Foundation is one library, whose tables hold addresses and not names: the entry itself is replaced, once and for the
  /// whole process, by a function that calls the original one wherever nothing is simulated.
  struct ClassMethod: @unchecked Sendable {
    /// The method itself; nil if this Foundation has another one.
    ///
    /// It is sound to share, as the address of a function of a library never changes.
    let original: UnsafeRawPointer?
    private let entry: UnsafeMutablePointer<UnsafeRawPointer?>?

    /// Finds the entry of a method in the table of a class.
    init(_ type: AnyClass, _ name: String) {
      // The program may have a function of the same name, for calls that do not go through the table.
      original = SystemFunction.ofLibrary(name)
      entry = original.flatMap { Self.entry(of: $0, in: type) }
    }

    /// Whether the class has the method where it is looked for.
    var exists: Bool { entry != nil }

    /// Puts a function in the place of the method.
    ///
    /// It is sound because the function has the method's signature and calling convention, and because the memory that
    /// becomes writable is that of the table, which nothing else writes.
    func replace(with function: UnsafeRawPointer) {
      guard let entry, entry.pointee != function else { return }
      let size = Int(getpagesize())
      let page = UnsafeMutableRawPointer(bitPattern: UInt(bitPattern: entry) & ~UInt(size - 1))
      guard let page, mprotect(page, 2 * size, PROT_READ | PROT_WRITE) == 0 else { return }
      entry.pointee = function
    }

    /// Looks for an address among the methods of a class.
    ///
    /// The layout is that of Swift's stable ABI without Objective-C: behind the kind and the superclass there are the
    /// flags, the size of the metadata and where in it the class begins, and then the methods.
    private static func entry(
      of method: UnsafeRawPointer, in type: AnyClass
    ) -> UnsafeMutablePointer<UnsafeRawPointer?>? {
      let metadata = unsafeBitCast(type, to: UnsafeMutableRawPointer.self)
      let size = metadata.load(fromByteOffset: 32, as: UInt32.self)
      let start = metadata.load(fromByteOffset: 36, as: UInt32.self)
      guard size > start, size < 65_536 else { return nil }
      let count = Int(size - start) / MemoryLayout<UnsafeRawPointer?>.stride
      let words = metadata.assumingMemoryBound(to: UnsafeRawPointer?.self)
      return (0..<count).first { words[$0] == method }.map { words + $0 }
    }
  }
#endif
