#if os(Linux)
  import Glibc

  /// A method that is called through the vtable of its class, so that a function with its name cannot replace it.
  ///
  /// Foundation is a single library, whose vtables contain addresses and not names. So the entry itself is replaced,
  /// once for the whole process, by a function that calls the original one where nothing is simulated.
  struct ClassMethod: @unchecked Sendable {
    /// The original method; nil if this Foundation has another one.
    ///
    /// Sharing it is sound because the address of a library function never changes.
    let original: UnsafeRawPointer?
    private let entry: UnsafeMutablePointer<UnsafeRawPointer?>?

    /// Finds the entry of a method in the vtable of a class.
    init(_ type: AnyClass, _ name: String) {
      // The program may have a function with the same name, for calls that do not use the vtable.
      original = SystemFunction.ofLibrary(name)
      entry = original.flatMap { Self.entry(of: $0, in: type) }
    }

    /// Whether the entry of the method was found.
    var exists: Bool { entry != nil }

    /// Replaces the method with a function.
    ///
    /// This is sound because the function has the method's signature and calling convention, and because only the page
    /// of the entry becomes writable. An entry is aligned, so it is on one page.
    func replace(with function: UnsafeRawPointer) {
      guard let entry, entry.pointee != function else { return }
      let size = Int(getpagesize())
      let page = UnsafeMutableRawPointer(bitPattern: UInt(bitPattern: entry) & ~UInt(size - 1))
      guard let page, mprotect(page, size, PROT_READ | PROT_WRITE) == 0 else { return }
      entry.pointee = function
    }

    /// Replaces each method with the program's function of a name.
    static func replace(_ methods: [(ClassMethod, String)]) {
      for (method, name) in methods {
        if let function = SystemFunction.ofProgram(name) { method.replace(with: function) }
      }
    }

    /// Returns the original method of an object as a closure.
    ///
    /// - Parameter type: A structure whose only property is the closure. In it, the closure has its own representation,
    ///   not the one that a generic function would use.
    func closure<Closure>(of object: AnyObject, as type: Closure.Type) -> Closure {
      BoundMethod.closure(original, object, as: type)
    }

    /// Searches for an address among the methods of a class.
    ///
    /// The layout is that of Swift's stable ABI without Objective-C: the kind and the superclass are followed by the
    /// flags, the size of the metadata, the offset of the class in it, and then the methods.
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
