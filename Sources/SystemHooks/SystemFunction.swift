#if os(Linux)
  import Glibc

  /// A function of a system library that this module has a function of the same name for.
  ///
  /// The dynamic linker takes the program's function for each call, whoever makes it; this one is behind it.
  struct SystemFunction {
    private let address: UnsafeMutableRawPointer?

    /// Finds a function.
    init(_ name: String) {
      // RTLD_NEXT, which is a macro that Swift does not import: the library after the program.
      address = dlsym(UnsafeMutableRawPointer(bitPattern: -1), name)
    }

    /// A function of a library, whether or not the program has one of the same name.
    static func ofLibrary(_ name: String) -> UnsafeRawPointer? {
      SystemFunction(name).address.map { UnsafeRawPointer($0) }
    }

    /// A function of the program itself, or of a library that it has loaded.
    static func ofProgram(_ name: String) -> UnsafeRawPointer? {
      dlsym(UnsafeMutableRawPointer(bitPattern: 0), name).map { UnsafeRawPointer($0) }
    }

    /// Whether this system has the function; otherwise nobody can call it, and the hook is never reached.
    var exists: Bool { address != nil }

    /// The function, as a pointer to a function in C.
    ///
    /// It is sound because each caller names the type that the library's header, or its Swift interface, declares. Swift's
    /// calling convention is that of C for functions without a context whose arguments and result fit into registers.
    func pointer<Function>(_ type: Function.Type) -> Function {
      guard let address else { fatalError("A function that is called does not exist") }
      return unsafeBitCast(address, to: Function.self)
    }
  }
#endif
