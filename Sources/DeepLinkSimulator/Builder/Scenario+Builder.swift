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
  public init(profile: PlatformProfile? = nil, style: AppStyle? = nil, switches: [SettingEntry] = []) {
    self.init()
    self.profile = profile?.name
    self.style = style
    self.switches = switches
  }
}
