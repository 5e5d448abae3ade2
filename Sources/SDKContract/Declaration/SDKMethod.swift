/// A method of an SDK that a `call` step of a scenario can name.
public struct SDKMethod: Hashable, Sendable {
  /// The name in the step.
  package let name: String
  /// The name in traces of the call, or of the property that it sets.
  package let eventName: String
  /// The type of its argument; nil if it takes none.
  package let argument: SDKArgument?
  /// The versions of the SDK that have the method; nil if the SDK's members say it, or all have it.
  package var versions: VersionRange?

  /// Creates a method.
  ///
  /// - Parameters:
  ///   - name: The name in the step.
  ///   - eventName: The name in traces of the call, or of the property that it sets; nil for the same name.
  ///   - argument: The type of its argument; nil if it takes none.
  public init(_ name: String, eventName: String? = nil, _ argument: SDKArgument? = nil) {
    self.name = name
    self.eventName = eventName ?? name
    self.argument = argument
  }
}
