/// A configuration that settings write into; its initial state is that of a scenario that sets nothing.
public protocol Configurable: Sendable {
  /// Creates the state in which every setting has its default.
  init()
}

/// What documentation, editors and checks need to know of a setting.
package struct SettingSpecification: Hashable, Sendable {
  /// The name in scenarios.
  package var name: String
  /// Which values the setting takes.
  package var kind: SettingKind
  /// The value if a scenario does not set it; nil if there is none.
  package var defaultValue: SettingValue?
  /// What applies without a value, for people, such as `no limit`.
  package var absence: String?
  /// The form of its values, for the end of a complaint; nil if the kind says it.
  package var form: String?
  /// What the setting does, in one line.
  package var explanation: String
  /// The rule that the setting decides; nil if it decides several, or none.
  package var rule: RuleID?
  /// The name among the switches in old files; nil if the setting was never a switch.
  package var switchName: String?
  /// The setting's present place in files, if this is its old place among the switches; nil for any other setting.
  package var newPlace: SettingPlace?
  /// The former name, which files may still use; nil if the setting was never renamed.
  package var formerName: String?
  /// The versions of the SDK in which the setting has an effect; nil if it has one in all.
  package var versions: VersionRange?

  /// What the setting does, and in which versions.
  package var summary: String { versions.map { "\(explanation) Only in versions \($0.phrase)." } ?? explanation }
}

/// A named value that a scenario can set: a switch of a platform or of an SDK, or a key of its object in the file.
///
/// It is the single source of its name, type, default and explanation for the format, the JSON Schema, the
/// documentation and the compilation.
public struct Setting<Setup: Configurable>: Sendable {
  /// The setting's description, without the type that it writes into.
  package private(set) var specification: SettingSpecification

  private let accepts: @Sendable (SettingValue) -> Bool
  private let apply: @Sendable (SettingValue, inout Setup) -> Void

  /// The name in scenarios.
  public var name: String { specification.name }

  /// Creates a setting.
  ///
  /// - Parameters:
  ///   - name: The name in scenarios.
  ///   - kind: Which values it takes.
  ///   - defaultValue: The value if a scenario does not set it; nil if there is none.
  ///   - absence: What applies without a value, for people; nil for `not set`.
  ///   - form: The form of its values, for the end of a complaint; nil if the kind says it.
  ///   - explanation: What it does, in one line.
  ///   - accepts: Returns whether the setting accepts a value of its kind.
  ///   - apply: Writes a value, which is of the setting's kind.
  public init(
    _ name: String, _ kind: SettingKind, default defaultValue: SettingValue? = nil, absence: String? = nil,
    form: String? = nil, _ explanation: String, accepts: @escaping @Sendable (SettingValue) -> Bool = { _ in true },
    apply: @escaping @Sendable (SettingValue, inout Setup) -> Void
  ) {
    specification = SettingSpecification(
      name: name, kind: kind, defaultValue: defaultValue, absence: absence, form: form,
      explanation: explanation)
    self.accepts = accepts
    self.apply = apply
  }

  /// Writes a value into a configuration.
  ///
  /// - Returns: False if the setting does not accept the value; then nothing changes.
  package func set(_ value: SettingValue, in setup: inout Setup) -> Bool {
    guard specification.kind.admits(value), accepts(value) else { return false }
    apply(value, &setup)
    return true
  }

  /// Returns the setting with the rule that it decides.
  ///
  /// - Parameter rule: The rule, one of the SDK's own.
  public func deciding(_ rule: some RuleBook) -> Setting {
    var setting = self
    setting.specification.rule = RuleID(rule)
    return setting
  }

  /// Returns the setting as one that has an effect only in some versions of the SDK. A note tells people who set it in
  /// another version.
  ///
  /// - Parameters:
  ///   - first: The first version in which it has an effect; nil if it has one in the oldest, too.
  ///   - end: The first version in which it no longer has an effect; nil if it has one in the newest, too.
  public func effective(since first: VersionNumber? = nil, before end: VersionNumber? = nil) -> Setting {
    var setting = self
    setting.specification.versions = VersionRange(since: first, before: end)
    return setting
  }

  /// Returns the setting with a former name, which old files use.
  package func formerly(_ name: String) -> Setting {
    var setting = self
    setting.specification.formerName = name
    return setting
  }

  /// Returns the setting as one that old files list among the switches.
  ///
  /// - Parameter name: Its name there; nil for the same name.
  package func alsoSwitch(_ name: String? = nil) -> Setting {
    var setting = self
    setting.specification.switchName = name ?? self.name
    return setting
  }

  /// Returns the setting for its old place among the switches; nil if it never was a switch.
  ///
  /// - Parameter place: Returns the present place of the setting with a key.
  func asSwitch(insteadOf place: (_ key: String) -> SettingPlace) -> Setting? {
    guard let switchName = specification.switchName else { return nil }
    var setting = self
    setting.specification.newPlace = place(name)
    setting.specification.name = switchName
    return setting
  }

  /// Returns the setting as one of a larger configuration.
  package func within<Whole: Configurable>(
    _ part: any WritableKeyPath<Whole, Setup> & Sendable
  ) -> Setting<Whole> {
    let apply = self.apply
    var setting = Setting<Whole>(name, specification.kind, specification.explanation, accepts: accepts) {
      value, whole in
      apply(value, &whole[keyPath: part])
    }
    setting.specification = specification
    return setting
  }
}

extension Setting {
  /// A path to a property that a setting writes.
  public typealias Path<Property> = any WritableKeyPath<Setup, Property> & Sendable

  /// Creates a setting that is on or off.
  ///
  /// - Parameters:
  ///   - name: The name in scenarios.
  ///   - path: The property that the setting writes; its value in an empty configuration is the default.
  ///   - explanation: What the setting does, in one line.
  public static func flag(_ name: String, _ path: Path<Bool>, _ explanation: String) -> Setting {
    Setting(name, .bool, default: .bool(Setup()[keyPath: path]), explanation) { value, setup in
      if case .bool(let flag) = value { setup[keyPath: path] = flag }
    }
  }

  /// Creates a setting that is a duration.
  ///
  /// - Parameters:
  ///   - name: The name in scenarios.
  ///   - path: The property that the setting writes; its value in an empty configuration is the default.
  ///   - explanation: What the setting does, in one line.
  public static func duration(_ name: String, _ path: Path<Duration>, _ explanation: String) -> Setting {
    Setting(name, .duration, default: .duration(Setup()[keyPath: path]), explanation) { value, setup in
      if case .duration(let duration) = value { setup[keyPath: path] = duration }
    }
  }

  /// Creates a setting that is a duration, or nil until it is set.
  ///
  /// - Parameters:
  ///   - name: The name in scenarios.
  ///   - path: The property that the setting writes; its value in an empty configuration is the default.
  ///   - absence: What applies without a value, for people; nil for `not set`.
  ///   - explanation: What the setting does, in one line.
  public static func duration(
    _ name: String, _ path: Path<Duration?>, absence: String? = nil, _ explanation: String
  ) -> Setting {
    Setting(
      name, .duration, default: Setup()[keyPath: path].map { .duration($0) }, absence: absence, explanation
    ) { value, setup in
      if case .duration(let duration) = value { setup[keyPath: path] = duration }
    }
  }

  /// Creates a setting that is one of the words of an enumeration.
  ///
  /// - Parameters:
  ///   - name: The name in scenarios.
  ///   - path: The property that the setting writes; its value in an empty configuration is the default.
  ///   - explanation: What the setting does, in one line.
  public static func choice<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String, _ path: Path<Choice>, _ explanation: String
  ) -> Setting {
    Setting(
      name, .word(Choice.allCases.map(\.rawValue)), default: .word(Setup()[keyPath: path].rawValue), explanation
    ) { value, setup in
      if case .word(let word) = value, let choice = Choice(rawValue: word) { setup[keyPath: path] = choice }
    }
  }

  /// Creates a setting that is a list of any words.
  ///
  /// - Parameters:
  ///   - name: The name in scenarios.
  ///   - path: The property that the setting writes; its value in an empty configuration is the default.
  ///   - explanation: What the setting does, in one line.
  public static func words(_ name: String, _ path: Path<[String]>, _ explanation: String) -> Setting {
    list(name, .words, path, explanation)
  }

  /// Creates a setting that is a list of domains.
  ///
  /// - Parameters:
  ///   - name: The name in scenarios.
  ///   - path: The property that the setting writes; its value in an empty configuration is the default.
  ///   - explanation: What the setting does, in one line.
  public static func domains(_ name: String, _ path: Path<[String]>, _ explanation: String) -> Setting {
    list(name, .domains, path, explanation)
  }

  private static func list(
    _ name: String, _ kind: SettingKind, _ path: Path<[String]>, _ explanation: String
  ) -> Setting {
    Setting(name, kind, default: .words(Setup()[keyPath: path]), explanation) { value, setup in
      if case .words(let words) = value { setup[keyPath: path] = words }
    }
  }
}

extension Sequence {
  /// Returns the setting with a name or former name; nil if there is none.
  package func named<Setup>(_ name: String) -> Setting<Setup>? where Element == Setting<Setup> {
    first { $0.name == name || $0.specification.formerName == name }
  }
}
