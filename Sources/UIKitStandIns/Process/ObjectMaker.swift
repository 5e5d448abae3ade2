#if os(Linux) || os(macOS)
  import Foundation

  /// A class whose initializer all subclasses have, so that the compiler calls it through the method table of the
  /// object's class.
  ///
  /// It is open rather than private because the compiler would otherwise call this class's initializer directly.
  open class _ObjectMadeByTheSystem: NSObject {
    /// Creates an object.
    public required override init() { super.init() }
  }

  /// Creates objects of classes that are known only by type, like the system with `init()`.
  package enum ObjectMaker {
    /// Creates an object.
    ///
    /// Swift allows only required initializers to be called through a type. The call is safe for any subclass of
    /// `NSObject`: `init()` has an entry in the class's method table, whether the class overrides or inherits it. If it
    /// does neither, the program stops with the name of the class, as it does on a device.
    package static func make<Object: NSObject>(_ type: Object.Type) -> Object {
      let made = unsafeBitCast(type, to: _ObjectMadeByTheSystem.Type.self)
      return unsafeBitCast(made.init(), to: Object.self)
    }
  }
#endif
