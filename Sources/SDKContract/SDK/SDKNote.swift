/// A type-erased note of an SDK, whose text is created when it is printed.
public struct SDKNote: Sendable {
  /// The SDK.
  package let sdk: SDKName
  private let value: any SDKNoteValue

  /// Creates a note of an SDK.
  @usableFromInline package init<Value: SDKNoteValue>(_ value: Value, of sdk: SDKName) {
    self.sdk = sdk
    self.value = value
  }

  /// The text in a trace.
  package var text: String { value.text }

  /// Returns the note as its SDK's type; nil if it belongs to another SDK.
  package func value<S: SDK>(of type: S.Type) -> S.Note? { value as? S.Note }
}
