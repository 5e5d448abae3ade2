/// An SDK that a simulation knows by this face alone: what it does on the device, and its servers.
///
/// It is a value, so that a snapshot of a run is a copy. A function for each input changes its state and returns what
/// its owner must do; nothing in it calls, waits, prints or reads a clock. How long requests take, when timers fire and
/// in which order all that happens is not for it to say.
///
/// - SeeAlso: `SDKStandIn`, through which the app calls the SDK and is called by it.
public protocol SDK: Hashable, Sendable {
  /// All that makes the SDK before a run: version, settings, what its servers know.
  associatedtype Setup: SDKSetup
  /// The rules that its actions cite.
  associatedtype Rule: RuleBook
  /// What it asks its servers.
  associatedtype Request: SDKRequestValue
  /// What they answer.
  associatedtype Answer: SDKAnswerValue
  /// A call into the app.
  associatedtype Callback: SDKCallbackValue
  /// What it waits for with a timer.
  associatedtype Timer: SDKTimerValue
  /// What a trace or a log shows of its inside.
  associatedtype Note: SDKNoteValue
  /// The object through which app code calls it.
  associatedtype StandIn: SDKStandIn where StandIn.Kind == Self

  /// How files, lanes and options call it.
  static var name: SDKName { get }
  /// How many serial queues of the main thread it puts calls into; 1 unless it says otherwise.
  static var queueCount: Int { get }

  /// Creates the SDK of an app that is not installed.
  init(_ setup: Setup)

  /// The version of the SDK; nil if its members are the same in all versions.
  var version: Setup.Version? { get }
  /// What its servers know and answer.
  var servers: Setup.Servers { get set }

  // MARK: On the device

  /// Something happens on the device, or to the app, that the SDK can notice.
  mutating func observed(_ notice: DeviceNotice, at now: VirtualInstant) -> [SDKAction<Self>]
  /// A request is answered.
  mutating func answered(_ request: Request, _ answer: Answer, at now: VirtualInstant) -> [SDKAction<Self>]
  /// A timer has run out.
  mutating func timerFired(_ timer: Timer, at now: VirtualInstant) -> [SDKAction<Self>]
  /// The block that makes a callback begins; nothing has been called yet.
  mutating func willCall(_ callback: Callback)
  /// The block that makes a callback has run.
  mutating func called(
    _ callback: Callback, _ response: SDKResponse, at now: VirtualInstant
  ) -> [SDKAction<Self>]
  /// The system has, or has not, opened the URL of an `openURL` action.
  mutating func opened(_ url: String, successfully: Bool, at now: VirtualInstant) -> [SDKAction<Self>]
  /// The rule by which calls of the app in different queues have no order between them; nil where the rules of the calls
  /// say so themselves. A call cites it if the same input has put an earlier one into another queue.
  static var queueRule: Rule? { get }

  // MARK: Its servers

  /// The servers answer a request.
  mutating func answer(to request: Request, at now: VirtualInstant) -> Answer
  /// Whether the servers answer a request at all; if not, the SDK waits until it gives up.
  func answers(_ request: Request) -> Bool
  /// What a request gets without a network.
  static func answerWithoutNetwork(to request: Request) -> Answer
  /// What a request gets that fails on its way.
  static func answer(to request: Request, failingWith error: URLLoadingError) -> Answer
  /// Takes a request whose answer changes nothing that could be seen, whenever it comes, so that it is no event.
  ///
  /// - Returns: What the SDK does with the answer; nil if it matters when it comes.
  mutating func takenAtOnce(_ request: Request, at now: VirtualInstant) -> [SDKAction<Self>]?
  /// When the SDK gives up on a request, and by which rule; nil if it waits for as long as it takes.
  ///
  /// - Parameters:
  ///   - request: What the SDK sends.
  ///   - now: When it sends that. The instant that is returned lies some time after this one, or after an earlier one that
  ///     the request knows: which of the two matters where an exploration leaves times open.
  static func timeOut(of request: Request, sentAt now: VirtualInstant) -> (at: VirtualInstant, rule: Rule)?
  /// A link is opened in a browser, which passes through the servers if it is theirs.
  ///
  /// - Returns: Whether it is theirs.
  mutating func clicked(_ link: Link, at now: VirtualInstant) -> Bool
  /// Where the servers send a browser that has opened a link of theirs.
  ///
  /// - Parameters:
  ///   - link: The link.
  ///   - isInOtherApp: Whether the browser is the web view of another app.
  func destination(inBrowser link: Link, isInOtherApp: Bool) -> BrowserDestination
  /// An ad network reports a click to the servers itself.
  mutating func reportedClick(_ parameters: Payload, at now: VirtualInstant)

  // MARK: Its log

  /// What the SDK's debug log would have shown of a run.
  static func log(of run: SDKLoggedRun<Self>, _ setup: Setup) -> [String]

  // MARK: For the simulation

  /// Whether a link is so plainly its own that the standard integration hands it to no other SDK.
  static func claims(_ link: Link, _ setup: Setup) -> Bool
  /// Adds what the SDK will do from a time on, if the app changes none of its settings: two states that differ in
  /// nothing else are explored once.
  func hashFuture(into hasher: inout Hasher, at now: VirtualInstant)
  /// What the engine does with values of this SDK, compiled where the SDK is known; an SDK leaves it as it is.
  static var operations: SDKOperations { get }
}

extension SDK {
  /// Its members are the same in all versions.
  public var version: Setup.Version? { nil }
  /// One queue.
  public static var queueCount: Int { 1 }
  /// Nothing.
  public mutating func willCall(_ callback: Callback) {}
  /// Nothing.
  public mutating func called(
    _ callback: Callback, _ response: SDKResponse, at now: VirtualInstant
  ) -> [SDKAction<Self>] { [] }
  /// Nothing.
  public mutating func opened(_ url: String, successfully: Bool, at now: VirtualInstant) -> [SDKAction<Self>] { [] }
  /// None.
  public static var queueRule: Rule? { nil }
  /// They do.
  public func answers(_ request: Request) -> Bool { true }
  /// It matters when answers come.
  public mutating func takenAtOnce(_ request: Request, at now: VirtualInstant) -> [SDKAction<Self>]? { nil }
  /// The same as without a network.
  public static func answer(to request: Request, failingWith error: URLLoadingError) -> Answer {
    answerWithoutNetwork(to: request)
  }
  /// Never.
  public static func timeOut(of request: Request, sentAt now: VirtualInstant) -> (at: VirtualInstant, rule: Rule)? {
    nil
  }
  /// The store.
  public func destination(inBrowser link: Link, isInOtherApp: Bool) -> BrowserDestination { BrowserDestination() }
  /// No link passes through its servers.
  public mutating func clicked(_ link: Link, at now: VirtualInstant) -> Bool { false }
  /// Its servers do not listen to ad networks.
  public mutating func reportedClick(_ parameters: Payload, at now: VirtualInstant) {}
  /// It logs nothing.
  public static func log(of run: SDKLoggedRun<Self>, _ setup: Setup) -> [String] { [] }
  /// It claims no link.
  public static func claims(_ link: Link, _ setup: Setup) -> Bool { false }
  /// All of its state.
  public func hashFuture(into hasher: inout Hasher, at now: VirtualInstant) { hash(into: &hasher) }
  /// Made for this SDK.
  @inlinable public static var operations: SDKOperations { SDKOperations(Self.self) }
}

/// The result of a callback.
public struct SDKResponse: Hashable, Sendable {
  /// Whether anyone took the call.
  public var responded: Bool
  /// What the app returned; true for a callback that returns nothing.
  public var returned: Bool

  /// Creates a response.
  @inlinable
  public init(responded: Bool, returned: Bool = true) {
    self.responded = responded
    self.returned = returned
  }
}
