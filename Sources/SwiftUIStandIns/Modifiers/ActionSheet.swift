#if os(Linux) || os(macOS)
  import Foundation

  /// An action sheet, as before iOS 15. Nobody taps its buttons.
  public struct ActionSheet {
    /// A button of an action sheet.
    public typealias Button = Alert.Button
    /// Creates an action sheet.
    public init(title: Text, message: Text? = nil, buttons: [Button] = []) {}
  }

  extension Alert.Button {
    /// Returns a button that deletes something.
    public static func destructive(_ label: Text, action: (() -> Void)? = nil) -> Alert.Button { .default(label) }
    /// Returns a cancel button.
    public static func cancel(_ action: (() -> Void)?) -> Alert.Button { .cancel() }
  }

  extension View {
    /// Accepts an action sheet.
    public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View { self }
    /// Accepts an action sheet.
    public func actionSheet<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> ActionSheet) -> some View {
      self
    }
  }
#endif
