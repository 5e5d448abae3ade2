/// A public member of an SDK, as the SDK's headers declare it and as its stand-in has it.
public struct SDKMember: Hashable, Sendable {
  /// What the stand-in does with a member.
  public enum Effect: String, CaseIterable, Sendable {
    /// It acts in the simulation.
    case acts
    /// A trace shows that the app has used it.
    case recorded = "recorded only"
    /// It holds or makes a value, and nothing else happens on a device, either.
    case value = "a value"
  }

  /// The type that has the member, as Swift calls it; empty for a global constant.
  public let type: String
  /// The member, as Swift writes it: `start(completionHandler:)`; empty for the type itself.
  public let name: String
  /// What the headers call it: a selector, a property, a constant, a case or a type.
  public let declaration: String
  /// What the stand-in does with it.
  public let effect: Effect
  /// The first version that has it; nil if that is not known.
  public let since: VersionNumber?
  /// The last version that has it; nil if there is none.
  public let until: VersionNumber?

  /// Creates a member.
  public init(
    type: String, name: String, declaration: String, effect: Effect, since: VersionNumber? = nil,
    until: VersionNumber? = nil
  ) {
    self.type = type
    self.name = name
    self.declaration = declaration
    self.effect = effect
    self.since = since
    self.until = until
  }

  /// What a trace calls the member: its type and its name without labels.
  public var eventName: String { "\(type).\(name.prefix { $0 != "(" })" }
}

/// The public members of an SDK, in all versions of which the headers are known.
public struct SDKMembers: Sendable {
  /// The versions that have a member.
  public struct Bounds: Hashable, Sendable {
    /// The first version; nil if it is not known.
    public let since: VersionNumber?
    /// The last version; nil if there is none.
    public let until: VersionNumber?

    /// Why a version does not have the member, in a clause; nil if it has it.
    public func absence(in version: some SDKVersion) -> String? {
      guard let number = VersionNumber(version.version) else { return nil }
      if let since, number < since { return "not in \(version.version), since \(since.text)" }
      if let until, number > until { return "not in \(version.version), until \(until.text)" }
      return nil
    }
  }

  /// The members of one edition of the headers.
  public struct Edition: Sendable {
    /// The module that has them.
    public let module: String
    /// The version of the headers.
    public let version: String
    /// The members, in the order of the headers.
    public let members: [SDKMember]

    /// Creates an edition.
    public init(module: String, version: String, members: [SDKMember]) {
      self.module = module
      self.version = version
      self.members = members
    }
  }

  /// The editions, newest first.
  public let editions: [Edition]
  private let boundsOfMembers: [String: Bounds]

  /// No members.
  public static let none = SDKMembers([])

  /// Creates the members of an SDK.
  ///
  /// Members of one name, such as methods that differ in labels, count as one: it is there if one of them is.
  public init(_ editions: [Edition]) {
    self.editions = editions
    var found: [String: [SDKMember]] = [:]
    for edition in editions {
      for member in edition.members where !member.type.isEmpty { found[member.eventName, default: []].append(member) }
    }
    boundsOfMembers = found.compactMapValues { members in
      let since = members.contains { $0.since == nil } ? nil : members.compactMap(\.since).min()
      let until = members.contains { $0.until == nil } ? nil : members.compactMap(\.until).max()
      return since == nil && until == nil ? nil : Bounds(since: since, until: until)
    }
  }

  /// The versions that have a member; nil if all have it, as far as is known.
  ///
  /// - Parameter name: The member, as traces write it.
  public func bounds(of name: String) -> Bounds? { boundsOfMembers.isEmpty ? nil : boundsOfMembers[name] }

  /// What traces call the members of which they show something.
  public var eventNames: [String] {
    var names: Set<String> = []
    var ordered: [String] = []
    for edition in editions {
      for member in edition.members where member.effect != .value && !member.name.isEmpty && !member.type.isEmpty {
        if names.insert(member.eventName).inserted { ordered.append(member.eventName) }
      }
    }
    return ordered
  }
}
