extension Simulator {
  /// Makes a device for a test to drive.
  ///
  /// ```swift
  /// let device = try Simulator(app: .delegate { ShopDelegate($0) }, domains: ["shop.example.com"])
  /// ```
  ///
  /// - Parameters:
  ///   - app: The app under test. It is not installed yet.
  ///   - name: The device's name in failure messages.
  ///   - scheme: The URL scheme of the app.
  ///   - domains: The domains whose links open the app.
  ///   - gates: What the user has to get past, such as onboarding. Gates are closed at first.
  ///   - sdks: The SDKs that the app integrates.
  ///   - platform: The version of iOS and the style of the app.
  ///   - backend: What the servers answer.
  ///   - isExhaustive: Whether `finish()` fails if the test made no assertion about a callback.
  /// - Throws: `ScenarioTestError` if the description is not valid, with the complaints that the command prints for a
  ///   file.
  public init(
    app: TestedApp, name: String = "A driven device", scheme: String? = nil, domains: [String] = [],
    gates: [String] = [], sdks: [SDKDescription] = [], platform: PlatformDescription = PlatformDescription(),
    backend: [BackendAnswer] = [], isExhaustive: Bool = true
  ) throws(ScenarioTestError) {
    let description = AppDescription(scheme: scheme, domains: domains, gates: gates, sdks: sdks)
    let scenario = Scenario(name: name, platform: platform, app: description, backend: backend, steps: [])
    self.init(try ScenarioTest(scenario, app: app), isExhaustive: isExhaustive)
  }
}
