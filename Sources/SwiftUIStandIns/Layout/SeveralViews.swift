#if os(Linux) || os(macOS)
  import Foundation

  /// A view that contains several views, of which a selection shows one.
  @MainActor
  protocol SeveralViews {
    var parts: [Part] { get }
  }

  extension [Part] {
    /// The views, including those of loops.
    @MainActor
    fileprivate var flattened: [Part] { flatMap { $0.inside?().flattened ?? [$0] } }

    /// Evaluates the view that the selection's tag names; without one, the first view.
    @MainActor
    func evaluate(choosing selection: AnyHashable, _ context: ViewContext) {
      guard let (index, part) = chosen(by: selection) else { return }
      let tag = part.tag ?? AnyHashable(index)
      context.host.show(
        ViewChoice(branch: tag, name: part.name(), fillsScreen: context.fillsScreen), at: context.node.path)
      part.evaluate(context, tag)
    }

    /// The view that the selection's tag names, or else the first view; with its position.
    @MainActor
    func chosen(by selection: AnyHashable) -> (index: Int, part: Part)? {
      let parts = flattened
      let index = parts.firstIndex { $0.tag == selection } ?? 0
      return parts.indices.contains(index) ? (index, parts[index]) : nil
    }
  }

  extension ForEach: SeveralViews {
    // As in SwiftUI, an element identifies its view if the view has no tag.
    var parts: [Part] {
      data.map { element in
        var part = Part(content(element))
        if part.tag == nil { part.tag = AnyHashable(id(element)) }
        return part
      }
    }
  }
#endif
