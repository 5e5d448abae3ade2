#if os(Linux)
  import Foundation
  import SDKContract

  /// Hooks for the main bundle, which has the Info.plist of the simulated app.
  enum BundleHooks {
    static let info = "$s10Foundation6BundleC14infoDictionarySDySSypGSgvg"
    static let identifier = "$s10Foundation6BundleC16bundleIdentifierSSSgvg"
    static let object = "$s10Foundation6BundleC6object20forInfoDictionaryKeyypSgSS_tF"
    static let gettingInfo = ClassMethod(Bundle.self, info)
    static let gettingIdentifier = ClassMethod(Bundle.self, identifier)
    static let gettingObject = ClassMethod(Bundle.self, object)

    /// Redirects calls through the vtable of the class to the functions below, once.
    static let install: Void = ClassMethod.replace([
      (gettingInfo, info), (gettingIdentifier, identifier), (gettingObject, object),
    ])

    fileprivate struct Info {
      let call: () -> [String: Any]?
    }
    fileprivate struct Identifier {
      let call: () -> String?
    }
    fileprivate struct Object {
      let call: (String) -> Any?
    }
  }

  extension Bundle {
    /// What the Info.plist of the simulated app has, for its main bundle; nil for other bundles, and where the real
    /// system applies.
    private var simulatedInfo: [String: Any]? {
      guard let environment = VirtualSystem.current?.environment, self === Bundle.main else { return nil }
      // Sound because the values stay on the thread of the simulation.
      nonisolated(unsafe) var info: [String: Any] = [:]
      MainActor.assumeIsolated { info = environment.info }
      return info
    }

    /// Returns what the Info.plist has.
    @_silgen_name("$s10Foundation6BundleC14infoDictionarySDySSypGSgvg")
    public func hookedInfo() -> [String: Any]? {
      simulatedInfo ?? BundleHooks.gettingInfo.closure(of: self, as: BundleHooks.Info.self).call()
    }

    /// Returns the identifier of the bundle.
    @_silgen_name("$s10Foundation6BundleC16bundleIdentifierSSSgvg")
    public func hookedIdentifier() -> String? {
      if let info = simulatedInfo { return info["CFBundleIdentifier"] as? String }
      return BundleHooks.gettingIdentifier.closure(of: self, as: BundleHooks.Identifier.self).call()
    }

    /// Returns a value of the Info.plist.
    @_silgen_name("$s10Foundation6BundleC6object20forInfoDictionaryKeyypSgSS_tF")
    public func hookedObject(_ key: String) -> Any? {
      if let info = simulatedInfo { return info[key] }
      return BundleHooks.gettingObject.closure(of: self, as: BundleHooks.Object.self).call(key)
    }
  }
#endif
