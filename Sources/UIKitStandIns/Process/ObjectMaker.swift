#if os(Linux) || os(macOS)
  import Foundation

  /// A class whose initializer every subclass has: the compiler calls it through the table of an object's own class.
  ///
  /// It is open, and not private, because the compiler would otherwise call the initializer of this class itself.
  open class _ObjectMadeByTheSystem: NSObject {
    /// Creates an object.
    public required override init() { super.init() }
  }

  /// Makes objects of classes that are known by their type only, as the system does with `init()`.
  @MainActor
  package enum ObjectMaker {
    /// Creates an object.
    ///
    /// Swift lets only required initializers be called through a type. The call is sound for any subclass of `NSObject`:
    /// `init()` has its place in the class's table of methods, whether the class overrides it, inherits it or, where it
    /// does neither, stops with the name of the class, as it does on a device.
    package static func make<Object: NSObject>(_ type: Object.Type) -> Object {
      let made = unsafeBitCast(type, to: _ObjectMadeByTheSystem.Type.self)
      return unsafeBitCast(made.init(), to: Object.self)
    }
  }
#endif
