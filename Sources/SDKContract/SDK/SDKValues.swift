/// A request of an SDK to its servers.
public protocol SDKRequestValue: Hashable, Sendable {
  /// The services of the SDK's servers.
  associatedtype Endpoint: CaseIterable & Equatable
  /// The name in a trace, such as `conversionData`: the raw value of its endpoint.
  var name: String { get }
  /// What it is about; nil if the name is enough.
  var detail: String? { get }
  /// The service that is asked; it determines the latency.
  var endpoint: Endpoint { get }
  /// The content that expectations can check.
  var content: [PayloadEntry] { get }
}

extension SDKRequestValue {
  /// Nothing.
  public var content: [PayloadEntry] { [] }
}

/// An answer of an SDK's servers, or the result of a request without a network.
public protocol SDKAnswerValue: Hashable, Sendable {
  /// The answer in a trace, such as `200`.
  var summary: String { get }
  /// The rules that explain the answer.
  var rules: [RuleID] { get }
}

extension SDKAnswerValue {
  /// None.
  public var rules: [RuleID] { [] }
}

/// A call of an SDK into the app, with what it carries.
public protocol SDKCallbackValue: Hashable, Sendable {
  /// The name of the delegate's method, or of what a completion handler delivers.
  var name: String { get }
  /// What a trace shows next to the name; nil if there is nothing.
  var argument: String? { get }
  /// The app's argument, if it is a dictionary.
  var payload: Payload? { get }
  /// What the app gets, as the members of one object for expectations.
  var content: [PayloadEntry] { get }
  /// Whether the SDK first checks that the app implements the callback, and does nothing at all if it does not.
  var isAskedForFirst: Bool { get }
  /// Whether the callback touches only the SDK and its delegate, so in a described app it commutes with events of
  /// other SDKs. A completion handler belongs to the code that passed it.
  var isIndependentOfOtherSDKs: Bool { get }
}

extension SDKCallbackValue {
  /// Nothing.
  public var argument: String? { nil }
  /// No payload.
  public var payload: Payload? { nil }
  /// The members of the payload.
  public var content: [PayloadEntry] { payload?.entries ?? [] }
  /// False.
  public var isAskedForFirst: Bool { false }
  /// False.
  public var isIndependentOfOtherSDKs: Bool { false }
}

/// A timer of an SDK.
public protocol SDKTimerValue: Hashable, Sendable {
  /// The name in a trace.
  var name: String { get }
}

/// An internal event of an SDK that a trace or a log shows.
public protocol SDKNoteValue: Hashable, Sendable {
  /// The text in a trace.
  var text: String { get }
}
