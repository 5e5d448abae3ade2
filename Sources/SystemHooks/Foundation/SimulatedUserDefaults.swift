#if os(Linux)
  import Foundation
  import SDKContract

  /// `UserDefaults` of the simulated device, whose values outlive the process and are removed with the app.
  ///
  /// Foundation's other methods call those that are overridden here. Used on the simulation's thread only.
  final class SimulatedUserDefaults: UserDefaults {
    private var prefix = ""
    private var registered: [String: Any] = [:]
    /// What stands between the name of a group and a key, and in no key.
    private static let separator = "\u{1F}"

    /// Opens the defaults.
    ///
    /// - Parameter suite: The name of the group of apps that share them; nil for those of the app.
    convenience init?(suite: String?) {
      self.init(suiteName: "DeepLinkSimulator")
      prefix = suite.map { $0 + Self.separator } ?? ""
    }

    private var device: AppEnvironment? { VirtualSystem.current?.environment }

    /// Returns whether a place on the device is in a domain.
    private static func isPlace(_ place: String, in prefix: String) -> Bool {
      prefix.isEmpty ? !place.contains(separator) : place.hasPrefix(prefix)
    }

    private func store(_ value: Any?, _ key: String) {
      if let complaint = Self.complaint(about: value, key: key) { AppTrap.check(false, complaint) }
      let text = value.flatMap { StoredValue($0)?.text }
      guard let device else { return }
      let place = prefix + key
      MainActor.assumeIsolated { device.defaults[place] = text }
      NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
    }

    /// Returns what the system says about a value that it cannot store, before it ends the app; nil if it can.
    ///
    /// The payloads of SDKs have `NSNull` for what they do not know, and property lists have no such value.
    static func complaint(about value: Any?, key: String) -> String? {
      guard let value, !isPropertyList(value) else { return nil }
      return "Attempt to insert non-property list object \(value) for key \(key), which crashes the app on a device"
    }

    private static func isPropertyList(_ value: Any) -> Bool {
      switch value {
      case is URL: false
      case let values as [Any]: values.allSatisfy(isPropertyList)
      case let values as [String: Any]: values.values.allSatisfy(isPropertyList)
      default: StoredValue(value) != nil
      }
    }

    override func object(forKey defaultName: String) -> Any? {
      guard let device else { return registered[defaultName] }
      let place = prefix + defaultName
      let text = MainActor.assumeIsolated { device.defaults[place] }
      return text.map { StoredValue(text: $0).value } ?? registered[defaultName]
    }

    override func set(_ value: Any?, forKey defaultName: String) { store(value, defaultName) }
    override func set(_ value: Int, forKey defaultName: String) { store(value, defaultName) }
    override func set(_ value: Float, forKey defaultName: String) { store(Double(value), defaultName) }
    override func set(_ value: Double, forKey defaultName: String) { store(value, defaultName) }
    override func set(_ value: Bool, forKey defaultName: String) { store(value, defaultName) }
    override func set(_ url: URL?, forKey defaultName: String) { store(url?.absoluteString, defaultName) }
    override func removeObject(forKey defaultName: String) { store(nil, defaultName) }

    override func url(forKey defaultName: String) -> URL? { string(forKey: defaultName).flatMap { URL(string: $0) } }

    override func register(defaults registrationDictionary: [String: Any]) {
      registered.merge(registrationDictionary) { $1 }
    }

    /// The values of a domain, without those that the app has registered.
    private func stored(_ prefix: String) -> [String: Any] {
      guard let device else { return [:] }
      var result: [String: Any] = [:]
      for (place, text) in MainActor.assumeIsolated({ device.defaults }) where Self.isPlace(place, in: prefix) {
        result[String(place.dropFirst(prefix.count))] = StoredValue(text: text).value
      }
      return result
    }

    override func dictionaryRepresentation() -> [String: Any] { registered.merging(stored(prefix)) { $1 } }

    /// Returns how the places of a domain begin: the app's own domain has the name of its bundle.
    private static func prefix(ofDomain name: String) -> String {
      name == Bundle.main.bundleIdentifier ? "" : name + separator
    }

    override func persistentDomain(forName domainName: String) -> [String: Any]? {
      let values = stored(Self.prefix(ofDomain: domainName))
      return values.isEmpty ? nil : values
    }

    override func setPersistentDomain(_ domain: [String: Any], forName domainName: String) {
      removePersistentDomain(forName: domainName)
      guard let device else { return }
      let prefix = Self.prefix(ofDomain: domainName)
      for (key, value) in domain {
        if let complaint = Self.complaint(about: value, key: key) { AppTrap.check(false, complaint) }
        let text = StoredValue(value)?.text
        MainActor.assumeIsolated { device.defaults[prefix + key] = text }
      }
      NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
    }

    override func removePersistentDomain(forName domainName: String) {
      guard let device else { return }
      let prefix = Self.prefix(ofDomain: domainName)
      let others = MainActor.assumeIsolated { device.defaults }.filter { !Self.isPlace($0.key, in: prefix) }
      MainActor.assumeIsolated { device.defaults = others }
    }

    override func synchronize() -> Bool { true }
  }
#endif
