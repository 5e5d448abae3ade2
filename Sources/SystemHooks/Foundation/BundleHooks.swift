#if os(Linux)
  import Foundation
  import SDKContract

  /// Hooks for the main bundle, which has the Info.plist and the files of the simulated app.
  enum BundleHooks {
    static let info = "$s10Foundation6BundleC14infoDictionarySDySSypGSgvg"
    static let identifier = "$s10Foundation6BundleC16bundleIdentifierSSSgvg"
    static let object = "$s10Foundation6BundleC6object20forInfoDictionaryKeyypSgSS_tF"
    /// Foundation's other methods for a single file call this one, and the next one if they name a localization.
    static let url =
      "$s10Foundation6BundleC3url11forResource13withExtension12subdirectory0A10Essentials3URLVSgSSSg_A2LtF"
    static let localizedURL =
      "$s10Foundation6BundleC3url11forResource13withExtension12subdirectory12localization0A10Essentials3URLVSgSSSg_A3MtF"
    static let finding = ClassMethod(Bundle.self, url)
    static let findingLocalized = ClassMethod(Bundle.self, localizedURL)
    static let gettingInfo = ClassMethod(Bundle.self, info)
    static let gettingIdentifier = ClassMethod(Bundle.self, identifier)
    static let gettingObject = ClassMethod(Bundle.self, object)

    /// Redirects calls through the vtable of the class to the functions below, once.
    static let install: Void = ClassMethod.replace([
      (gettingInfo, info), (gettingIdentifier, identifier), (gettingObject, object), (finding, url),
      (findingLocalized, localizedURL),
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
    fileprivate struct File {
      let call: (String?, String?, String?) -> URL?
    }
    fileprivate struct LocalizedFile {
      let call: (String?, String?, String?, String?) -> URL?
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

    /// Returns a file that the test has put into the main bundle of the simulated app; nil if there is none.
    private func simulatedFile(_ name: String?, _ type: String?, in folder: String?) -> URL? {
      guard let system = VirtualSystem.current, self === Bundle.main else { return nil }
      let environment = system.environment
      let files = MainActor.assumeIsolated { environment.bundleFiles }
      let start = folder.map { $0.isEmpty ? "" : "\($0)/" } ?? ""
      let end = type.map { $0.isEmpty ? "" : ".\($0)" } ?? ""
      let wanted =
        name.map { $0.isEmpty ? nil : start + $0 + end }
        ?? files.keys.sorted().first {
          $0.hasPrefix(start) && $0.hasSuffix(end) && !$0.dropFirst(start.count).contains("/")
        }
      guard let wanted, let content = files[wanted] else { return nil }
      return system.container?.bundleFile(wanted, content)
    }

    /// Returns the address of a file in the bundle.
    @_silgen_name("$s10Foundation6BundleC3url11forResource13withExtension12subdirectory0A10Essentials3URLVSgSSSg_A2LtF")
    public func hookedURL(_ name: String?, _ type: String?, _ folder: String?) -> URL? {
      simulatedFile(name, type, in: folder)
        ?? BundleHooks.finding.closure(of: self, as: BundleHooks.File.self).call(name, type, folder)
    }

    /// Returns the address of a file in the bundle; that of a localization is in its folder.
    @_silgen_name(
      "$s10Foundation6BundleC3url11forResource13withExtension12subdirectory12localization0A10Essentials3URLVSgSSSg_A3MtF"
    )
    public func hookedURL(_ name: String?, _ type: String?, _ folder: String?, _ localization: String?) -> URL? {
      let localized = localization.map { (folder.map { "\($0)/" } ?? "") + "\($0).lproj" }
      return simulatedFile(name, type, in: localized ?? folder)
        ?? BundleHooks.findingLocalized.closure(of: self, as: BundleHooks.LocalizedFile.self)
        .call(name, type, folder, localization)
    }
  }
#endif
