/// The way from a stand-in to its SDK in the run that the app is part of.
///
/// Calls from outside of the simulation's thread, from a process that has ended, or in a scenario whose app does not
/// have the SDK, do not reach it.
@MainActor
public struct SDKLink<S: SDK>: Sendable {
  @usableFromInline let link: SimulationLink
  /// The position of the SDK among those of the run; nil if the app does not have it.
  @usableFromInline let index: Int?

  @usableFromInline
  init(_ link: SimulationLink, index: Int?) {
    self.link = link
    self.index = index
  }

  /// Whether the calling thread is the one of the simulation.
  public var isHere: Bool { link.isHere }

  /// Whether a step of the scenario makes the call that is being made.
  public var isCalledByStep: Bool { link.isCalledByStep }

  /// The payload of the push notification that the user opened last.
  public var notification: Payload? { link.here?.notification }

  /// Whether the app is part of the run; otherwise the call has no effect, and the run notes it.
  ///
  /// - Parameter call: What the app does, for the note.
  public func reaches(_ call: @autoclosure () -> String) -> Bool { link.reach(call()) != nil }

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
    simulation.call(method, argument) { perform(simulation, input) }
  }

  /// Lets the SDK do what it does when the app changes one of its members, which no trace shows.
  @inlinable
  public func set(_ input: (inout S, SDKMoment) -> [SDKAction<S>]) {
    guard let simulation = link.here else { return }
    perform(simulation, input)
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
