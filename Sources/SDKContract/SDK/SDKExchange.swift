/// A type-erased request of an SDK, with its answer.
public struct SDKExchange: Sendable {
  /// Boxed, because requests and answers are large and events are moved often. A box is immutable, so threads can share
  /// it.
  @usableFromInline package class Box: @unchecked Sendable {
    @usableFromInline let request: SDKRequest
    @usableFromInline let keyWithoutEntry: String?

    @usableFromInline package init(_ request: SDKRequest, keyWithoutEntry: String? = nil) {
      self.request = request
      self.keyWithoutEntry = keyWithoutEntry
    }

    var summary: String { "" }
    var rules: [RuleID] { [] }
    func isEqual(to other: Box) -> Bool { false }
    func hash(into hasher: inout Hasher) {}
  }

  /// Immutable, so threads can share it.
  @usableFromInline package final class Typed<Answer: SDKAnswerValue>: Box, @unchecked Sendable {
    @usableFromInline package let answer: Answer

    @usableFromInline package init(_ answer: Answer, to request: SDKRequest, keyWithoutEntry: String?) {
      self.answer = answer
      super.init(request, keyWithoutEntry: keyWithoutEntry)
    }

    override var summary: String { answer.summary }
    override var rules: [RuleID] { answer.rules }
    override func isEqual(to other: Box) -> Bool { (other as? Self)?.answer == answer }
    override func hash(into hasher: inout Hasher) { answer.hash(into: &hasher) }
  }

  @usableFromInline package let box: Box

  /// Creates an exchange.
  @inlinable
  package init<Answer: SDKAnswerValue>(_ answer: Answer, to request: SDKRequest, keyWithoutEntry: String? = nil) {
    box = Typed(answer, to: request, keyWithoutEntry: keyWithoutEntry)
  }
}

extension SDKExchange {
  /// The request.
  @usableFromInline package var request: SDKRequest { box.request }
  /// The name of the request in a trace, such as `conversionData`.
  package var name: String { request.name }
  /// The answer in a trace, such as `200`.
  package var summary: String { box.summary }
  /// The rules that explain the servers' answer.
  package var rules: [RuleID] { box.rules }
  /// The key of the servers in which the scenario has no entry for what was asked; nil if it has one, or none is
  /// needed.
  package var keyWithoutEntry: String? { box.keyWithoutEntry }

  /// Returns the answer as a type; nil if it is of another type.
  @inlinable
  package func typed<Answer: SDKAnswerValue>(_ type: Answer.Type) -> Answer? {
    // Comparing the exact class is one comparison; a cast would call the runtime.
    Swift.type(of: box) == Typed<Answer>.self ? unsafeDowncast(box, to: Typed<Answer>.self).answer : nil
  }

  /// Returns the exchange of a request that gets no answer.
  @usableFromInline
  package static func none(to request: SDKRequest) -> SDKExchange { SDKExchange(request) }

  private init(_ request: SDKRequest) { box = Box(request) }

  /// Returns the answer as its SDK's type; nil if it belongs to another SDK.
  package func answer<S: SDK>(of type: S.Type) -> S.Answer? { (box as? Typed<S.Answer>)?.answer }
}

extension SDKExchange: Hashable {
  /// Returns whether both are the same answer to the same request.
  public static func == (left: SDKExchange, right: SDKExchange) -> Bool {
    left.box === right.box || left.request == right.request && left.box.isEqual(to: right.box)
  }

  /// Hashes the request and the answer.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(request)
    box.hash(into: &hasher)
  }
}
