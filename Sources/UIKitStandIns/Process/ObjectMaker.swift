#if os(Linux) || os(macOS)
  import Foundation

  /// Makes objects of classes that are known by their type only, as the system does with `init()`.
  @MainActor
  package enum ObjectMaker {
    /// A class whose initializer every subclass has.
    private class Made: NSObject {
      required override init() { super.init() }
    }

    /// Creates an object.
    ///
    /// Swift lets only required initializers be called through a type. The call is sound for any subclass of `NSObject`:
    /// `init()` has its place in the class's table of methods, whether the class overrides it, inherits it or, where it
    /// does neither, stops with the name of the class, as it does on a device.
    package static func make<Object: NSObject>(_ type: Object.Type) -> Object {
      unsafeBitCast(unsafeBitCast(type, to: Made.Type.self).init(), to: Object.self)
    }
  }
#endif
