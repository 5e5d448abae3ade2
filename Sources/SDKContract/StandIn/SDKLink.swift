/// The connection from a stand-in to its SDK in the run that the app is part of.
///
/// Calls from another thread than the simulation's, from a process that has ended, or in a scenario whose app does not
/// have the SDK do not reach the SDK.
@MainActor
public struct SDKLink<S: SDK>: Sendable {
  @usableFromInline let link: SimulationLink
  /// The position of the SDK among the run's SDKs; nil if the app does not have it.
  @usableFromInline let index: Int?
  /// The version of the SDK; nil if its members are the same in all versions.
  private let version: VersionNumber?

  @usableFromInline
  init(_ link: SimulationLink, index: Int?, version: VersionNumber? = nil) {
    self.link = link
    self.index = index
    self.version = version
  }

  /// Whether the calling thread is the simulation's.
  package nonisolated var isHere: Bool { link.isHere }

  /// Whether the current call is made by a step of the scenario.
  package var isCalledByStep: Bool { link.isCalledByStep }

  /// Returns whether the app is part of the run. If not, the call has no effect; one from another thread is recorded.
  ///
  /// - Parameter call: The call, for the record.
  package func reaches(_ call: @autoclosure () -> String) -> Bool { link.reach(call()) != nil }

  /// Records that the stand-in, or an object that it references, has changed.
  public func noteChange() { link.here?.noteAppChange() }

  /// Records a call of the app to the SDK and passes it to the SDK as an input.
  ///
  /// - Parameters:
  ///   - method: The name of the method in traces.
  ///   - argument: What the call is about, for the trace.
  ///   - input: Passes the input to the SDK and returns its actions.
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

  /// Returns what a body reads from the SDK; nil if the app does not have the SDK or is not part of the run.
  ///
  /// - Parameter body: Returns what is asked for.
  public func read<Value>(_ body: (S) -> Value) -> Value? {
    var value: Value?
    set { sdk, _ in
      value = body(sdk)
      return []
    }
    return value
  }

  /// Records in the trace that the app sets a property of the SDK, or makes a call that does not affect links.
  ///
  /// - Parameters:
  ///   - member: The name of the member in traces.
  ///   - value: The new value, or what the call is about.
  ///   - other: The different value that the scenario sets; nil if it sets none, or the same.
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

  /// Returns why the scenario's version of the SDK does not have a member, as a clause; nil if it has it.
  @usableFromInline
  func absence(of member: String, _ simulation: any RunningSimulation) -> String? {
    guard let version, let bounds = S.StandIn.members.bounds(of: member), simulation.holds(.memberOfOtherVersion)
    else { return nil }
    return bounds.absence(in: version)
  }

  /// Passes a change of one of the SDK's members to the SDK as an input, without recording it.
  ///
  /// - Parameter input: Passes the change to the SDK and returns its actions.
  @inlinable
  public func set(_ input: (inout S, SDKMoment) -> [SDKAction<S>]) {
    guard let simulation = link.here else { return }
    perform(simulation, input)
  }

  /// Runs a body with a stand-in, from code of any isolation.
  ///
  /// The SDK's own classes are not isolated, so app code calls them from actors and from nonisolated closures.
  ///
  /// - Parameters:
  ///   - standIn: The stand-in.
  ///   - argument: What the app passed.
  ///   - otherwise: The result where no app is simulated.
  ///   - member: The member that the app uses, for the record of a call without effect; nil for one that only reads.
  ///   - body: What to do. A body that captures nothing, because `argument` has all that it needs, is not allocated.
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
    // Sound because all code of a simulation, whichever actor it belongs to, runs serially on the thread that `isHere`
    // has just checked.
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
