#if os(Linux)
  import Foundation

  enum DefaultsHooks {
    static let getter = "$s10Foundation12UserDefaultsC8standardACvgZ"
    static let suite = "$s10Foundation12UserDefaultsC9suiteNameACSgSSSg_tcfC"
    /// The same initializer, as optimised code calls it: with an object that it has allocated.
    static let suiteInPlace = "$s10Foundation12UserDefaultsC9suiteNameACSgSSSg_tcfc"
    fileprivate typealias Initialize = (__owned String?) -> UserDefaults?

    /// Foundation's own initializer of an object: its address and the object make a closure, as both are Swift's.
    fileprivate static func initialize(_ object: Unmanaged<UserDefaults>) -> Initialize {
      let parts = (inPlace, object.toOpaque())
      return unsafeBitCast(parts, to: Method.self).call
    }

    /// A closure as it is, and not as a generic function would have it.
    private struct Method {
      let call: Initialize
    }

    // It is sound because the address of a function of a library never changes.
    private nonisolated(unsafe) static let inPlace = SystemFunction(suiteInPlace).pointer(UnsafeRawPointer.self)

    fileprivate static let original = SystemFunction(getter).pointer((@convention(c) () -> UnsafeRawPointer).self)
  }

  /// The real defaults of a suite: a subclass, as the initializer of the class itself is replaced.
  private final class SuiteDefaults: UserDefaults {}

  extension UserDefaults {
    /// The same as `hookedSuite`, where the caller has allocated the object.
    ///
    /// An initializer owns its object, and returns it. Foundation's takes the reference over that is kept for it here; an
    /// object in whose place a simulated app gets other defaults has no values yet, so that it must stay allocated.
    @_silgen_name("$s10Foundation12UserDefaultsC9suiteNameACSgSSSg_tcfc")
    public __consuming func hookedSuiteInPlace(_ name: __owned String?) -> UserDefaults? {
      let kept = Unmanaged.passRetained(self)
      // Subclasses come here for their part of the object, `SimulatedUserDefaults` among them.
      if type(of: self) == UserDefaults.self, let system = VirtualSystem.current { return system.defaults(suite: name) }
      return DefaultsHooks.initialize(kept)(name)
    }

    /// A simulated app has the defaults of the simulated device.
    @_silgen_name("$s10Foundation12UserDefaultsC8standardACvgZ")
    public static func hookedStandard() -> UserDefaults {
      if let defaults = VirtualSystem.current?.defaults(suite: nil) { return defaults }
      // Swift returns an object that the caller releases.
      return Unmanaged<UserDefaults>.fromOpaque(DefaultsHooks.original()).takeRetainedValue()
    }

    /// The same for the defaults that apps of a group share.
    @_silgen_name("$s10Foundation12UserDefaultsC9suiteNameACSgSSSg_tcfC")
    public static func hookedSuite(_ name: __owned String?) -> UserDefaults? {
      if let system = VirtualSystem.current { return system.defaults(suite: name) }
      return SuiteDefaults(suiteName: name)
    }
  }
#endif
