#if os(Linux)
  import Foundation

  /// Hooks for the defaults of a simulated app, which are those of the simulated device.
  enum DefaultsHooks {
    static let getter = "$s10Foundation12UserDefaultsC8standardACvgZ"
    static let suite = "$s10Foundation12UserDefaultsC9suiteNameACSgSSSg_tcfC"
    /// The same initializer as optimized code calls it, with an object that the caller has allocated.
    static let suiteInPlace = "$s10Foundation12UserDefaultsC9suiteNameACSgSSSg_tcfc"
    fileprivate typealias Initialize = (__owned String?) -> UserDefaults?

    /// Returns Foundation's own initializer as a closure, which consists of the initializer's address and the object,
    /// as both are Swift's.
    fileprivate static func initialize(_ object: Unmanaged<UserDefaults>) -> Initialize {
      let parts = (inPlace, object.toOpaque())
      return unsafeBitCast(parts, to: Method.self).call
    }

    /// A closure in its own representation, not the one that a generic function would use.
    private struct Method {
      let call: Initialize
    }

    // Sound because the address of a library function never changes.
    private nonisolated(unsafe) static let inPlace = SystemFunction(suiteInPlace).pointer(UnsafeRawPointer.self)

    fileprivate static let original = SystemFunction(getter).pointer((@convention(c) () -> UnsafeRawPointer).self)
  }

  /// The real defaults of a suite: a subclass, because the initializer of the class itself is replaced.
  private final class SuiteDefaults: UserDefaults {}

  extension UserDefaults {
    /// The same as `hookedSuite`, for an object that the caller has allocated.
    ///
    /// An initializer owns its object and returns it. Foundation's takes over the reference that is retained for it
    /// here. An object that is replaced by other defaults in a simulated app has no values yet, so it must stay
    /// allocated.
    @_silgen_name("$s10Foundation12UserDefaultsC9suiteNameACSgSSSg_tcfc")
    public __consuming func hookedSuiteInPlace(_ name: __owned String?) -> UserDefaults? {
      let kept = Unmanaged.passRetained(self)
      // Subclasses call this for their superclass part, `SimulatedUserDefaults` among them.
      if type(of: self) == UserDefaults.self, let system = VirtualSystem.current { return system.defaults(suite: name) }
      return DefaultsHooks.initialize(kept)(name)
    }

    /// Returns the standard defaults: those of the simulated device in a simulated app.
    @_silgen_name("$s10Foundation12UserDefaultsC8standardACvgZ")
    public static func hookedStandard() -> UserDefaults {
      if let defaults = VirtualSystem.current?.defaults(suite: nil) { return defaults }
      // A Swift function returns an object that the caller releases.
      return Unmanaged<UserDefaults>.fromOpaque(DefaultsHooks.original()).takeRetainedValue()
    }

    /// The same for the defaults that the apps of a group share.
    @_silgen_name("$s10Foundation12UserDefaultsC9suiteNameACSgSSSg_tcfC")
    public static func hookedSuite(_ name: __owned String?) -> UserDefaults? {
      if let system = VirtualSystem.current { return system.defaults(suite: name) }
      return SuiteDefaults(suiteName: name)
    }
  }
#endif
