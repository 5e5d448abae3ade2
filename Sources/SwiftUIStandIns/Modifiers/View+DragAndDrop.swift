#if os(Linux)
  import Foundation
  import FoundationStandIns
  import UIKitStandIns

  // Modifiers for dragging and dropping are accepted without an effect: nobody drags anything.
  extension View {
    /// Accepts what the user drags.
    public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }
    /// Accepts what the user drags, with a preview.
    public func onDrag(_ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> some View) -> some View {
      self
    }
    /// Accepts an action for what is dropped.
    public func onDrop(
      of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
      perform action: @escaping ([NSItemProvider]) -> Bool
    ) -> some View { self }
    /// Accepts an action for what is dropped, with the place.
    public func onDrop(
      of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
      perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
    ) -> some View { self }
    /// Accepts an action for what is dropped, as before iOS 14.
    public func onDrop(
      of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
    ) -> some View { self }
    /// Accepts an action for what is dropped, as before iOS 14.
    public func onDrop(
      of supportedTypes: [String], isTargeted: Binding<Bool>?,
      perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
    ) -> some View { self }
    /// Accepts an object that takes what is dropped.
    public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View { self }
    /// Accepts an object that takes what is dropped, as before iOS 14.
    public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View { self }
    /// Accepts what the user drags.
    public func draggable<Item: Transferable>(_ payload: @autoclosure @escaping () -> Item) -> some View { self }
    /// Accepts what the user drags, with a preview.
    public func draggable<Item: Transferable>(
      _ payload: @autoclosure @escaping () -> Item, @ViewBuilder preview: () -> some View
    ) -> some View { self }
    /// Accepts an action for what is dropped.
    public func dropDestination<Item: Transferable>(
      for payloadType: Item.Type = Item.self, action: @escaping (_ items: [Item], _ location: CGPoint) -> Bool,
      isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View { self }
    /// Accepts what the user copies.
    public func copyable<Item: Transferable>(_ payload: @autoclosure @escaping () -> [Item]) -> some View { self }
    /// Accepts an action for what is pasted.
    public func pasteDestination<Item: Transferable>(
      for payloadType: Item.Type = Item.self, action: @escaping ([Item]) -> Void,
      validator: @escaping ([Item]) -> [Item] = { $0 }
    ) -> some View { self }
    /// Accepts an action for what is pasted.
    public func onPasteCommand(
      of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
    ) -> some View { self }
    /// Accepts what is shown of an item in other places.
    public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View { self }
  }

  /// An object that takes what is dropped. It is not called.
  @preconcurrency @MainActor
  public protocol DropDelegate {
    /// Returns whether the drop is taken.
    func validateDrop(info: DropInfo) -> Bool
    /// Takes what is dropped.
    func performDrop(info: DropInfo) -> Bool
    /// Called when items enter the view.
    func dropEntered(info: DropInfo)
    /// Returns what would happen.
    func dropUpdated(info: DropInfo) -> DropProposal?
    /// Called when items leave the view.
    func dropExited(info: DropInfo)
  }

  extension DropDelegate {
    /// The default implementation, for an app that does not implement the method.
    public func validateDrop(info: DropInfo) -> Bool { true }
    /// The default implementation, for an app that does not implement the method.
    public func dropEntered(info: DropInfo) {}
    /// The default implementation, for an app that does not implement the method.
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    /// The default implementation, for an app that does not implement the method.
    public func dropExited(info: DropInfo) {}
  }

  /// What is dropped.
  public struct DropInfo {
    /// The place.
    public var location: CGPoint { .zero }
    /// Returns whether an item has one of some types.
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }
    /// Returns whether an item has one of some types.
    public func hasItemsConforming(to types: [String]) -> Bool { false }
    /// Returns the items of some types.
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
    /// Returns the items of some types.
    public func itemProviders(for types: [String]) -> [NSItemProvider] { [] }
  }

  /// What happens with something that is dropped.
  public enum DropOperation: Sendable {
    /// Something that can happen.
    case cancel, forbidden, copy, move
  }

  /// What would happen with what is dropped.
  public struct DropProposal: Sendable {
    /// What would happen.
    public let operation: DropOperation
    /// Creates a proposal.
    public init(operation: DropOperation) { self.operation = operation }
  }
#endif
