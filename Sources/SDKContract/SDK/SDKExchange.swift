/// A request of an SDK of any kind, with its answer.
public struct SDKExchange: Sendable {
  /// Boxed, as requests and answers are large and events are moved often. Nothing in a box changes, so that it can be
  /// shared between threads.
  @usableFromInline package class Box: @unchecked Sendable {
    @usableFromInline let request: SDKRequest
    @usableFromInline package init(_ request: SDKRequest) { self.request = request }

    var summary: String { "" }
    var rules: [RuleID] { [] }
    func isEqual(to other: Box) -> Bool { false }
    func hash(into hasher: inout Hasher) {}
  }

  /// Nothing in it changes, so that it can be shared between threads.
  @usableFromInline package final class Typed<Answer: SDKAnswerValue>: Box, @unchecked Sendable {
    @usableFromInline package let answer: Answer

    @usableFromInline package init(_ answer: Answer, to request: SDKRequest) {
      self.answer = answer
      super.init(request)
    }

    override var summary: String { answer.summary }
    override var rules: [RuleID] { answer.rules }
    override func isEqual(to other: Box) -> Bool { (other as? Self)?.answer == answer }
    override func hash(into hasher: inout Hasher) { answer.hash(into: &hasher) }
  }

  @usableFromInline package let box: Box

  /// Creates an exchange.
  @inlinable
  public init<Answer: SDKAnswerValue>(_ answer: Answer, to request: SDKRequest) {
    box = Typed(answer, to: request)
  }
}

extension SDKExchange {
  /// What was asked.
  @usableFromInline package var request: SDKRequest { box.request }
  /// What a trace calls the request, such as `conversionData`.
  package var name: String { request.name }
  /// What a trace says of the answer, such as `200`.
  package var summary: String { box.summary }
  /// The rules by which the servers came to the answer.
  package var rules: [RuleID] { box.rules }

  /// The answer as a type; nil if it is another one.
  @inlinable
  package func typed<Answer: SDKAnswerValue>(_ type: Answer.Type) -> Answer? {
    // Asking for the very class takes a comparison; a cast asks the runtime.
    Swift.type(of: box) == Typed<Answer>.self ? unsafeDowncast(box, to: Typed<Answer>.self).answer : nil
  }

  /// A request that nobody answers.
  @usableFromInline
  package static func none(to request: SDKRequest) -> SDKExchange { SDKExchange(request) }

  private init(_ request: SDKRequest) { box = Box(request) }

  /// The answer as its SDK knows it; nil if it is one of another SDK.
  package func answer<S: SDK>(of type: S.Type) -> S.Answer? { (box as? Typed<S.Answer>)?.answer }
}

extension SDKExchange: Hashable {
  /// Whether both are the same answer to the same request.
  public static func == (left: SDKExchange, right: SDKExchange) -> Bool {
    left.box === right.box || left.request == right.request && left.box.isEqual(to: right.box)
  }

  /// Adds request and answer.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(request)
    box.hash(into: &hasher)
  }
}
