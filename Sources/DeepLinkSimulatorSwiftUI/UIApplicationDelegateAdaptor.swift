#if os(Linux) || os(macOS)
  /// Lets an app have an app delegate: the one that the test makes for the process.
  @MainActor
  @propertyWrapper
  public struct UIApplicationDelegateAdaptor<Delegate: UIApplicationDelegate> {
    /// The app delegate.
    public let wrappedValue: Delegate

    /// Takes the app delegate.
    public init(_ type: Delegate.Type = Delegate.self) {
      guard let delegate = SwiftUIProcess.current?.appDelegate as? Delegate else {
        preconditionFailure("The test makes no app delegate of the type \(type)")
      }
      wrappedValue = delegate
    }
  }
#endif
