#if os(Linux) || os(macOS)
  /// Views, however they are arranged.
  public struct ViewGroup: View {
    /// What the views want to hear of.
    public let handlers: ViewHandlers

    init(_ handlers: ViewHandlers) {
      self.handlers = handlers
    }

    /// Arranges views.
    public init(@ViewBuilder content: () -> ViewGroup) {
      self = content()
    }

    /// It is made of no others.
    public var body: Never { return fatalError("a group has no body") }
  }

  /// Views without an arrangement of their own.
  public typealias Group = ViewGroup
  /// Views below one another.
  public typealias VStack = ViewGroup
  /// Views beside one another.
  public typealias HStack = ViewGroup
  /// Views over one another.
  public typealias ZStack = ViewGroup
  /// Views that others are shown over.
  public typealias NavigationStack = ViewGroup
#endif
