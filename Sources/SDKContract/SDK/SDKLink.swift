/// The way from a stand-in to its SDK in the run that the app is part of.
///
/// Calls from outside of the simulation's thread, from a process that has ended, or in a scenario whose app does not
/// have the SDK, do not reach it.
@MainActor
public struct SDKLink<S: SDK>: Sendable {
  @usableFromInline let link: SimulationLink
  /// The position of the SDK among those of the run; nil if the app does not have it.
  @usableFromInline let index: Int?
  /// The version of the SDK; nil where its members are the same in all versions.
  private let version: VersionNumber?

  @usableFromInline
  init(_ link: SimulationLink, index: Int?, version: VersionNumber? = nil) {
    self.link = link
    self.index = index
    self.version = version
  }

  /// Whether the calling thread is the one of the simulation.
  public nonisolated var isHere: Bool { link.isHere }

  /// Whether a step of the scenario makes the call that is being made.
  package var isCalledByStep: Bool { link.isCalledByStep }

  /// The payload of the push notification that the user opened last.
  public var notification: Payload? { link.here?.notification }

  /// Whether the app is part of the run; otherwise the call has no effect, and the run notes it.
  ///
  /// - Parameter call: What the app does, for the note.
  package func reaches(_ call: @autoclosure () -> String) -> Bool { link.reach(call()) != nil }

  /// Says that the stand-in, or an object behind it, has changed.
  public func noteChange() { link.here?.noteAppChange() }

  /// Records a call of the app to the SDK, and lets the SDK do what it does with it.
  ///
  /// - Parameters:
  ///   - method: The method, as traces write it.
  ///   - argument: What it is about.
  ///   - input: Gives the SDK its input.
  @inlinable
  public func call(
    _ method: String, _ argument: String? = nil, _ input: (inout S, SDKMoment) -> [SDKAction<S>]
  ) {
    guard let simulation = link.reach(method) else { return }
    if let absence = absence(of: method, simulation) {
      let text = argument.map { "\($0): \(absence)" } ?? absence
      simulation.call(method, text, rule: .memberOfOtherVersion) { perform(simulation, input) }
    } else {
      simulation.call(method, argument, rule: .integrationCall) { perform(simulation, input) }
    }
  }

  /// Looks at the SDK; nil where the app does not have it.
  public func read<Value>(_ body: (S) -> Value) -> Value? {
    var value: Value?
    set { sdk, _ in
      value = body(sdk)
      return []
    }
    return value
  }

  /// Records that the app sets something of the SDK, or calls what has no effect on links: a trace shows it.
  ///
  /// - Parameters:
  ///   - member: The member, as traces write it.
  ///   - value: What it is set to, or what the call is about.
  ///   - other: What the scenario says instead; nil if it says nothing, or the same.
  public func record(_ member: String, _ value: String? = nil, insteadOf other: String? = nil) {
    guard let simulation = link.reach(member) else { return }
    if let absence = absence(of: member, simulation) {
      simulation.call(member, value.map { "\($0): \(absence)" } ?? absence, rule: .memberOfOtherVersion) {}
    } else if let other, simulation.holds(.setByApp) {
      simulation.call(member, "\(value ?? "") (the scenario says \(other))", rule: .setByApp) {}
    } else {
      simulation.call(member, value, rule: .integrationCall) {}
    }
  }

  /// Why the SDK of the scenario does not have a member, in a clause; nil if it has it.
  @usableFromInline
  func absence(of member: String, _ simulation: any RunningSimulation) -> String? {
    guard let version, let bounds = S.StandIn.members.bounds(of: member), simulation.holds(.memberOfOtherVersion)
    else { return nil }
    return bounds.absence(in: version)
  }

  /// Lets the SDK do what it does when the app changes one of its members, which no trace shows.
  @inlinable
  public func set(_ input: (inout S, SDKMoment) -> [SDKAction<S>]) {
    guard let simulation = link.here else { return }
    perform(simulation, input)
  }

  /// Does something with a stand-in for code of any isolation: app code calls an SDK from actors and from closures that
  /// belong to none, as the SDK's own classes are not isolated.
  ///
  /// - Parameters:
  ///   - standIn: The stand-in.
  ///   - argument: What the app has passed.
  ///   - otherwise: The result where no app is simulated.
  ///   - member: The member that the app uses, for the note that it had no effect; nil for one that only reads.
  ///   - body: What is done. It captures nothing where `argument` has all it needs, and is not allocated then.
  @inlinable
  public nonisolated func act<StandIn: AnyObject, Argument, Result>(
    on standIn: StandIn, _ argument: Argument, otherwise: @autoclosure () -> Result,
    _ member: @autoclosure () -> String?, _ body: @escaping @MainActor (StandIn, Argument) -> Result
  ) -> Result {
    guard link.isHere else {
      if let member = member() { link.refuse(member) }
      return otherwise()
    }
    typealias Body = (StandIn, Argument) -> Result
    // Sound because everything of a simulation, whatever actor it belongs to, runs on the thread that `isHere` has just
    // asked for, one piece after the other.
    return unsafeBitCast(body, to: Body.self)(standIn, argument)
  }

  @inlinable
  func perform(_ simulation: any RunningSimulation, _ input: (inout S, SDKMoment) -> [SDKAction<S>]) {
    guard let index else { return }
    simulation.change(index) { sdk, moment, effects in
      sdk.modify(S.self) { effects.add(input(&$0, moment)) }
    }
  }
}

/// What an SDK can see of the device when the app calls it.
public struct SDKMoment: Sendable {
  /// The present virtual time.
  public let now: VirtualInstant
  /// Whether the app is active.
  public let isActive: Bool
  /// Whether there is a network.
  public let isOnline: Bool

  private let links: LinkTable

  /// Returns the link of a text, which was taken apart before if the run has met it.
  public func link(_ text: String) -> Link { links[text] }

  package init(now: VirtualInstant, isActive: Bool, isOnline: Bool, links: LinkTable) {
    self.links = links
    self.now = now
    self.isActive = isActive
    self.isOnline = isOnline
  }
}
