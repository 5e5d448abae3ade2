#if os(Linux) || os(macOS)
  import Foundation

  /// A way to interact with a view. Nobody does.
  @preconcurrency @MainActor
  public protocol UIInteraction: NSObjectProtocol {
    /// The view.
    var view: UIView? { get }
    /// Called when the view is about to change.
    func willMove(to view: UIView?)
    /// Called when the view has changed.
    func didMove(to view: UIView?)
  }

  extension UIView {
    /// The ways to interact with the view.
    public var interactions: [any UIInteraction] { heldInteractions }

    /// Adds a way to interact with the view.
    public func addInteraction(_ interaction: any UIInteraction) {
      interaction.view?.removeInteraction(interaction)
      interaction.willMove(to: self)
      heldInteractions.append(interaction)
      interaction.didMove(to: self)
    }

    /// Removes a way to interact with the view.
    public func removeInteraction(_ interaction: any UIInteraction) {
      guard heldInteractions.contains(where: { $0 === interaction }) else { return }
      interaction.willMove(to: nil)
      heldInteractions.removeAll { $0 === interaction }
      interaction.didMove(to: nil)
    }
  }
#endif
