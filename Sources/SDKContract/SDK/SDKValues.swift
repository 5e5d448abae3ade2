/// A request of an SDK to its servers.
public protocol SDKRequestValue: Hashable, Sendable {
  /// What a trace calls it, such as `conversionData`.
  var name: String { get }
  /// What it is about; nil if its name says it all.
  var detail: String? { get }
  /// Which of the SDK's services is asked, which decides how long that takes: a position in its list of endpoints.
  var service: Int { get }
  /// What it carries, as far as expectations can ask for it.
  var content: [PayloadEntry] { get }
}

extension SDKRequestValue {
  /// Nothing.
  public var content: [PayloadEntry] { [] }
}

/// An answer of an SDK's servers, or of the lack of a network.
public protocol SDKAnswerValue: Hashable, Sendable {
  /// What a trace says of it, such as `200`.
  var summary: String { get }
  /// The rules by which the servers came to it.
  var rules: [RuleID] { get }
}

extension SDKAnswerValue {
  /// None.
  public var rules: [RuleID] { [] }
}

/// A call of an SDK into the app, with what it carries.
public protocol SDKCallbackValue: Hashable, Sendable {
  /// The name of the delegate's method, or of what a completion brings.
  var name: String { get }
  /// What a trace shows beside the name; nil if there is nothing.
  var argument: String? { get }
  /// What the app gets, if that is a dictionary.
  var payload: Payload? { get }
  /// What the app gets as the members of one object, for expectations.
  var content: [PayloadEntry] { get }
  /// Whether the SDK asks first whether the app implements the callback, so that without it nothing happens at all.
  var isAskedForFirst: Bool { get }
  /// Whether the callback touches nothing but the SDK and its delegate, so that in a described app it can change places
  /// with what other SDKs do; a completion handler belongs to whoever passed it.
  var isIndependentOfOtherSDKs: Bool { get }
}

extension SDKCallbackValue {
  /// Nothing.
  public var argument: String? { nil }
  /// No dictionary.
  public var payload: Payload? { nil }
  /// The members of the payload.
  public var content: [PayloadEntry] { payload?.entries ?? [] }
  /// It does not ask.
  public var isAskedForFirst: Bool { false }
  /// Not known to be.
  public var isIndependentOfOtherSDKs: Bool { false }
}

/// A timer of an SDK.
public protocol SDKTimerValue: Hashable, Sendable {
  /// What a trace calls it.
  var name: String { get }
}

/// Something that happens inside an SDK and that a trace or a log shows.
public protocol SDKNoteValue: Hashable, Sendable {
  /// What a trace says of it.
  var text: String { get }
}
