/// The public members of an SDK, in all versions whose headers are known.
public struct SDKMembers: Sendable {
  /// The members of one edition of the headers.
  public struct Edition: Sendable {
    /// The module that declares them.
    package let module: String
    /// The version of the headers.
    package let version: String
    /// The members, in the order of the headers.
    package let members: [SDKMember]
    /// The first version with the members that only this edition has; nil if unknown.
    package let first: VersionNumber?
    /// The last version with these members; nil if there is none.
    package let last: VersionNumber?

    /// Creates an edition.
    ///
    /// - Parameters:
    ///   - module: The module that declares the members.
    ///   - version: The version of the headers.
    ///   - first: The first version with the members that only this edition has; nil if unknown.
    ///   - last: The last version with these members; nil if there is none.
    ///   - members: The members, in the order of the headers.
    public init(module: String, version: String, first: String? = nil, last: String? = nil, members: [SDKMember]) {
      self.module = module
      self.version = version
      self.members = members
      self.first = first.flatMap { VersionNumber($0) }
      self.last = last.flatMap { VersionNumber($0) }
    }
  }

  /// The editions, newest first.
  package let editions: [Edition]
  private let boundsOfMembers: [String: VersionRange]

  /// No members.
  package static let none = SDKMembers([])

  /// Creates the members of an SDK.
  ///
  /// Members with one name, such as methods that differ only in labels, count as one, which exists if any of them does.
  ///
  /// - Parameter editions: The members of each major version, newest first.
  public init(_ editions: [Edition]) {
    self.editions = editions
    var names = editions.map { _ in Set<String>() }
    for (index, edition) in editions.enumerated() {
      for member in edition.members where member.isTraced { names[index].insert(member.eventName) }
    }
    var bounds: [String: VersionRange] = [:]
    for (index, edition) in editions.enumerated() {
      for member in edition.members where member.isTraced {
        let name = member.eventName
        let isElsewhere = names.indices.contains { $0 != index && names[$0].contains(name) }
        if isElsewhere || bounds[name] != nil { continue }
        bounds[name] = VersionRange(since: member.since ?? edition.first, until: member.until ?? edition.last)
      }
    }
    boundsOfMembers = bounds
  }

  /// Returns the versions that have a member; nil if all have it, as far as is known.
  ///
  /// - Parameter name: The name of the member in traces.
  package func bounds(of name: String) -> VersionRange? { boundsOfMembers.isEmpty ? nil : boundsOfMembers[name] }

  /// Returns whether a trace shows a member by this name.
  package func has(_ eventName: String) -> Bool {
    editions.contains { $0.members.contains { $0.isTraced && $0.eventName == eventName } }
  }

  /// The trace names of the members that traces show.
  package var eventNames: [String] {
    var names: Set<String> = []
    return editions.flatMap(\.members).filter { $0.isTraced && names.insert($0.eventName).inserted }.map(\.eventName)
  }
}
