#if os(Linux) || os(macOS)
  import Foundation

  /// Choices, as before iOS 15, which nobody takes.
  public struct ActionSheet {
    /// A choice.
    public typealias Button = Alert.Button
    /// Creates choices.
    public init(title: Text, message: Text? = nil, buttons: [Button] = []) {}
  }

  extension Alert.Button {
    /// A choice that deletes something.
    public static func destructive(_ label: Text, action: (() -> Void)? = nil) -> Alert.Button { .default(label) }
    /// A choice to do nothing.
    public static func cancel(_ action: (() -> Void)?) -> Alert.Button { .cancel() }
  }

  extension View {
    /// Accepts choices.
    public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View { self }
    /// Accepts choices.
    public func actionSheet<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> ActionSheet) -> some View {
      self
    }
  }
#endif
