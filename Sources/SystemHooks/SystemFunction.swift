#if os(Linux)
  import Glibc

  /// A function of a system library that this module replaces with a function of the same name.
  ///
  /// The dynamic linker binds every call to the program's function; this is the original behind it. It is
  /// `@unchecked Sendable` because the address of a library function never changes.
  struct SystemFunction: @unchecked Sendable {
    private let address: UnsafeMutableRawPointer?

    /// Finds a function.
    init(_ name: String) {
      // RTLD_NEXT, which is a macro that Swift does not import: the library after the program.
      address = dlsym(UnsafeMutableRawPointer(bitPattern: -1), name)
    }

    /// Returns a function of a library, whether or not the program has one with the same name.
    static func ofLibrary(_ name: String) -> UnsafeRawPointer? {
      SystemFunction(name).address.map { UnsafeRawPointer($0) }
    }

    /// Returns a function of the program itself, or of a loaded library.
    static func ofProgram(_ name: String) -> UnsafeRawPointer? {
      dlsym(UnsafeMutableRawPointer(bitPattern: 0), name).map { UnsafeRawPointer($0) }
    }

    /// Whether this system has the function; otherwise the hook is never called.
    var exists: Bool { address != nil }

    /// Returns the function as a closure.
    ///
    /// - Parameters:
    ///   - object: The object, if the function is a method.
    ///   - type: A structure whose only property is the closure.
    func closure<Closure>(of object: AnyObject? = nil, as type: Closure.Type) -> Closure {
      BoundMethod.closure(pointer(UnsafeRawPointer.self), object, as: type)
    }

    /// Returns the function as a C function pointer.
    ///
    /// This is sound because each caller names the type that the library's header or Swift interface declares. Swift's
    /// calling convention equals C's for functions without a context whose arguments and result fit into registers.
    func pointer<Function>(_ type: Function.Type) -> Function {
      guard let address else { fatalError("A function that is called does not exist") }
      return unsafeBitCast(address, to: Function.self)
    }
  }
#endif
