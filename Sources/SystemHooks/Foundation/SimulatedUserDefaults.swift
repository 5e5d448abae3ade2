#if os(Linux)
  import Foundation
  import SDKContract

  /// `UserDefaults` of the simulated device, whose values outlive the process and are removed with the app.
  ///
  /// Foundation's other methods call those that are overridden here. Used on the simulation's thread only.
  final class SimulatedUserDefaults: UserDefaults {
    private var prefix = ""
    private var registered: [String: Any] = [:]

    /// Opens the defaults.
    ///
    /// - Parameter suite: The name of the group of apps that share them; nil for those of the app.
    convenience init?(suite: String?) {
      self.init(suiteName: "DeepLinkSimulator")
      prefix = suite.map { "\($0)/" } ?? ""
    }

    private var device: AppEnvironment? { VirtualSystem.current?.environment }

    private func store(_ value: Any?, _ key: String) {
      let text = value.flatMap { StoredValue($0)?.text }
      guard let device else { return }
      let place = prefix + key
      MainActor.assumeIsolated { device.defaults[place] = text }
      NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
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

    override func dictionaryRepresentation() -> [String: Any] {
      guard let device else { return registered }
      let stored = MainActor.assumeIsolated { device.defaults }
      var result = registered
      for (key, text) in stored where key.hasPrefix(prefix) {
        result[String(key.dropFirst(prefix.count))] = StoredValue(text: text).value
      }
      return result
    }

    override func removePersistentDomain(forName domainName: String) {
      guard let device else { return }
      let prefix = prefix
      MainActor.assumeIsolated { device.defaults = device.defaults.filter { !$0.key.hasPrefix(prefix) } }
    }

    override func synchronize() -> Bool { true }
  }
#endif
