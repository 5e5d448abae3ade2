extension Scenario {
  /// Creates a scenario whose parts have the same names and order as in a file.
  ///
  /// ```swift
  /// let scenario = Scenario(
  ///   name: "A link opens its screen",
  ///   app: AppDescription(scheme: "shop", routes: ["apples": "Apples"]),
  ///   steps: [.install, .tap("shop://apples")],
  ///   expect: [.sequence("tap", "route Apples")])
  /// ```
  ///
  /// - Parameters:
  ///   - name: What the scenario shows, in a few words.
  ///   - description: What it shows, for a reader who does not write code.
  ///   - exhaustive: Whether a callback that no expectation mentions is a failure.
  ///   - settle: How long the run still waits for events after the last step, in virtual time; nil for ten minutes.
  ///   - platform: The device.
  ///   - app: The app: its links, its SDKs and its behaviour.
  ///   - backend: What the servers answer, how late, and how they fail.
  ///   - steps: What the user and the device do, in this order.
  ///   - anytime: Steps that may happen at any time at which they are possible, each once or not at all.
  ///   - expect: What must hold of the run.
  public init(
    name: String, description: String? = nil, exhaustive: Bool = false, settle: Duration? = nil,
    platform: PlatformDescription = PlatformDescription(), app: AppDescription,
    backend: [BackendAnswer] = [], steps: [Step], anytime: [Step] = [], expect: [Expectation] = []
  ) {
    self.init(name: name)
    self.description = description
    isExhaustive = exhaustive
    if let settle { self.settle = settle }
    self.platform = platform
    self.app = app
    for answer in backend { answer.add(to: &self.backend) }
    self.steps = steps
    self.anytime = anytime
    expectations = expect
  }
}

extension PlatformDescription {
  /// Creates a platform with the members of the `platform` object of a file.
  ///
  /// - Parameters:
  ///   - profile: The version of iOS; nil for a current one.
  ///   - style: The life cycle of the app; nil for that of the app in Swift, or `uikit-scenes`.
  ///   - switches: Switches and faults of the device.
  public init(profile: PlatformProfile? = nil, style: AppStyle? = nil, switches: [SettingEntry] = []) {
    self.init()
    self.profile = profile?.name
    self.style = style
    self.switches = switches
  }
}
