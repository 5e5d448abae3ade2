import Foundation
import SwiftUIStandIns

/// A picture that the user has picked.
public struct PhotosPickerItem: Hashable, Sendable {
  /// The identifier of the picture.
  public let itemIdentifier: String?
  /// Loads the picture: there is none.
  public func loadTransferable<Loaded>(type: Loaded.Type) async throws -> Loaded? { nil }
}

/// Stands in for a button that lets the user pick pictures. Nobody taps it.
public struct PhotosPicker<Label: View>: View {
  private let label: Label

  /// Creates a button for one picture.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }
  /// Creates a button for several pictures.
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, matching filter: PHPickerFilter? = nil,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }

  /// What the button shows.
  public var body: some View { label }
}

extension PhotosPicker where Label == Text {
  /// Creates a button with a title for one picture.
  public init(_ title: String, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil) {
    self.init(selection: selection, matching: filter) { Text(title) }
  }
  /// Creates a button with a title for several pictures.
  public init(
    _ title: String, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    matching filter: PHPickerFilter? = nil
  ) {
    self.init(selection: selection, maxSelectionCount: maxSelectionCount, matching: filter) { Text(title) }
  }
}

extension View {
  /// Accepts a list of pictures to pick one from. Nobody picks any.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil
  ) -> some View { self }
  /// Accepts a list of pictures to pick several from. Nobody picks any.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    matching filter: PHPickerFilter? = nil
  ) -> some View { self }
}
