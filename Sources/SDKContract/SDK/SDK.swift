/// An SDK as a simulation sees it: its behaviour on the device, and its servers.
///
/// It is a value, so that a snapshot of a run is a copy. A function for each input changes its state and returns the
/// actions that its owner must perform; nothing in it calls, waits, prints or reads a clock. It does not decide how
/// long requests take, when timers fire or in which order these things happen.
///
/// - SeeAlso: `SDKStandIn`, through which the app calls the SDK and is called by it.
public protocol SDK: Hashable, Sendable {
  /// The configuration of the SDK before a run: version, settings, and what its servers know.
  associatedtype Setup: SDKSetup
  /// The rules that its actions cite.
  associatedtype Rule: RuleBook
  /// A request to its servers.
  associatedtype Request: SDKRequestValue where Request.Endpoint == Setup.Servers.Endpoint
  /// An answer of its servers.
  associatedtype Answer: SDKAnswerValue
  /// A call into the app.
  associatedtype Callback: SDKCallbackValue
  /// A timer that it sets.
  associatedtype Timer: SDKTimerValue
  /// An internal event that a trace or a log shows.
  associatedtype Note: SDKNoteValue
  /// The object through which app code calls it.
  associatedtype StandIn: SDKStandIn where StandIn.Kind == Self

  /// The name of the SDK in files, lanes and options.
  static var name: SDKName { get }
  /// The number of serial queues on the main thread from which it calls the app; 1 by default.
  static var queueCount: Int { get }

  /// Creates the SDK of an app that is not installed.
  ///
  /// - Parameter setup: The configuration of the SDK.
  init(_ setup: Setup)

  /// The version of the SDK; nil if its members are the same in all versions.
  var version: Setup.Version? { get }
  /// What its servers know and answer.
  var servers: Setup.Servers { get set }

  // MARK: On the device

  /// Handles something that happens on the device, or to the app, and that the SDK can notice.
  ///
  /// - Parameters:
  ///   - notice: What the SDK can notice.
  ///   - now: The present virtual time.
  /// - Returns: What its owner has to do.
  mutating func observed(_ notice: DeviceNotice, at now: VirtualInstant) -> [SDKAction<Self>]
  /// Handles the answer to a request.
  ///
  /// - Parameters:
  ///   - request: The request, as the SDK sent it.
  ///   - answer: The answer of the servers, or what stands for a failure.
  ///   - now: The present virtual time.
  /// - Returns: What its owner has to do.
  mutating func answered(_ request: Request, _ answer: Answer, at now: VirtualInstant) -> [SDKAction<Self>]
  /// Handles a timer that has fired.
  ///
  /// - Parameters:
  ///   - timer: The timer.
  ///   - now: The present virtual time.
  /// - Returns: What its owner has to do.
  mutating func timerFired(_ timer: Timer, at now: VirtualInstant) -> [SDKAction<Self>]
  /// Handles the start of the block that makes a callback, before anything is called.
  ///
  /// - Parameter callback: The call that follows.
  mutating func willCall(_ callback: Callback)
  /// Handles the end of the block that makes a callback.
  ///
  /// - Parameters:
  ///   - callback: The call.
  ///   - response: Whether anything in the app handled it, and what the app returned.
  ///   - now: The present virtual time.
  /// - Returns: What its owner has to do.
  mutating func called(
    _ callback: Callback, _ response: SDKResponse, at now: VirtualInstant
  ) -> [SDKAction<Self>]
  /// Handles the system's result for the URL of an `openURL` action.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - successfully: Whether the system opened it.
  ///   - now: The present virtual time.
  /// - Returns: What its owner has to do.
  mutating func opened(_ url: String, successfully: Bool, at now: VirtualInstant) -> [SDKAction<Self>]
  /// The rule by which calls into the app from different queues are unordered; nil if the rules of the calls say so
  /// themselves. A call cites it if the same input has put an earlier call into another queue, and an exploration names
  /// it where one call has overtaken another.
  static var queueRule: Rule? { get }

  // MARK: Its servers

  /// Returns the servers' answer to a request.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - now: When the SDK sends it.
  mutating func answer(to request: Request, at now: VirtualInstant) -> Answer
  /// Returns whether the servers answer a request at all; if not, the SDK waits until it gives up.
  ///
  /// - Parameter request: The request.
  func answers(_ request: Request) -> Bool
  /// Returns the key of the servers, such as `shortLinks`, in which a scenario has no entry for what a request asks, so
  /// that the servers answer as if it did not exist; nil for any other request.
  ///
  /// - Parameter request: The request.
  func keyWithoutEntry(for request: Request) -> String?
  /// Returns the result of a request without a network.
  ///
  /// - Parameter request: The request.
  static func answerWithoutNetwork(to request: Request) -> Answer
  /// Returns the result of a request that fails with an error of the URL loading system.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - error: The error.
  static func answer(to request: Request, failingWith error: URLLoadingError) -> Answer
  /// Handles at once a request whose answer changes nothing observable, whenever it comes, so that it need not be an
  /// event.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - now: When the SDK sends it.
  /// - Returns: What the SDK does with the answer; nil if the time of the answer matters.
  mutating func takenAtOnce(_ request: Request, at now: VirtualInstant) -> [SDKAction<Self>]?
  /// Returns when the SDK gives up on a request, and by which rule; nil if it waits without limit.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - now: When the SDK sends it. Derive the returned instant from this one, or from an earlier one that the request
  ///     contains: the choice matters where an exploration leaves times open.
  static func timeOut(of request: Request, sentAt now: VirtualInstant) -> (at: VirtualInstant, rule: Rule)?
  /// Handles a link opened in a browser, which passes through the servers if it is theirs.
  ///
  /// - Parameters:
  ///   - link: The link.
  ///   - now: The present virtual time.
  /// - Returns: Whether it is theirs.
  mutating func clicked(_ link: Link, at now: VirtualInstant) -> Bool
  /// Returns where the servers send a browser that has opened one of their links.
  ///
  /// - Parameters:
  ///   - link: The link.
  ///   - isInOtherApp: Whether the browser is the web view of another app.
  func destination(inBrowser link: Link, isInOtherApp: Bool) -> BrowserDestination
  /// Handles a click that an ad network reports to the servers itself.
  ///
  /// - Parameters:
  ///   - parameters: The parameters of the ad.
  ///   - now: The present virtual time.
  mutating func reportedClick(_ parameters: Payload, at now: VirtualInstant)

  // MARK: Its log

  /// Returns the lines that the SDK's debug log would show for a run.
  ///
  /// - Parameters:
  ///   - run: The events of the run that concern the SDK.
  ///   - setup: The configuration of the SDK.
  static func log(of run: SDKLoggedRun<Self>, _ setup: Setup) -> [String]

  // MARK: For the simulation

  /// Returns whether a link is so clearly this SDK's that the standard integration passes it to no other SDK.
  ///
  /// - Parameters:
  ///   - link: The link.
  ///   - setup: The configuration of the SDK.
  static func claims(_ link: Link, _ setup: Setup) -> Bool
  /// Returns whether the vendor serves the association file of a domain, which then gives all of its links to the app.
  ///
  /// - Parameters:
  ///   - domain: The domain in lower case, without a wildcard.
  ///   - setup: The configuration of the SDK.
  static func servesAssociationFile(of domain: String, _ setup: Setup) -> Bool
  /// Hashes what determines the SDK's behaviour from a time on, as long as the app changes none of its settings. An
  /// exploration merges states that agree in this.
  ///
  /// - Parameters:
  ///   - hasher: Takes what determines the behaviour.
  ///   - now: The time from which on it counts.
  func hashFuture(into hasher: inout Hasher, at now: VirtualInstant)
  /// The engine's operations on values of this SDK, compiled where its type is known. An SDK does not implement this.
  static var operations: SDKOperations { get }
}

extension SDK {
  /// Nil: the members are the same in all versions.
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
  /// True.
  public func answers(_ request: Request) -> Bool { true }
  /// Nil: no answer depends on an entry.
  public func keyWithoutEntry(for request: Request) -> String? { nil }
  /// Nil: the time of each answer matters.
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
  /// False: no link passes through its servers.
  public mutating func clicked(_ link: Link, at now: VirtualInstant) -> Bool { false }
  /// Nothing.
  public mutating func reportedClick(_ parameters: Payload, at now: VirtualInstant) {}
  /// No lines.
  public static func log(of run: SDKLoggedRun<Self>, _ setup: Setup) -> [String] { [] }
  /// False.
  public static func claims(_ link: Link, _ setup: Setup) -> Bool { false }
  /// False: each domain serves the app's own file.
  public static func servesAssociationFile(of domain: String, _ setup: Setup) -> Bool { false }
  /// Hashes all of the state.
  public func hashFuture(into hasher: inout Hasher, at now: VirtualInstant) { hash(into: &hasher) }
  /// Operations specialized for this SDK.
  @inlinable public static var operations: SDKOperations { SDKOperations(Self.self) }
}
