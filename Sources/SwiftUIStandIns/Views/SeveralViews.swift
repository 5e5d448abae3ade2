#if os(Linux) || os(macOS)
  import Foundation

  /// Views of which a choice shows one.
  @MainActor
  protocol SeveralViews {
    var parts: [Part] { get }
  }

  extension [Part] {
    /// These views, with those that stand in loops among them.
    @MainActor
    fileprivate var flattened: [Part] { flatMap { $0.inside?().flattened ?? [$0] } }

    /// Evaluates the one view that is chosen by its tag, or else the first.
    @MainActor
    func evaluate(choosing selection: AnyHashable, _ context: ViewContext) {
      guard let (index, part) = chosen(by: selection) else { return }
      let tag = part.tag ?? AnyHashable(index)
      context.host.show(
        ViewChoice(branch: tag, name: part.name(), fillsScreen: context.fillsScreen), at: context.node.path)
      part.evaluate(context, tag)
    }

    /// The one view that is chosen by its tag, or else the first, and its position.
    @MainActor
    func chosen(by selection: AnyHashable) -> (index: Int, part: Part)? {
      let parts = flattened
      let index = parts.firstIndex { $0.tag == selection } ?? 0
      return parts.indices.contains(index) ? (index, parts[index]) : nil
    }
  }

  extension ForEach: SeveralViews {
    // An element names its view if the view has no tag, as in SwiftUI.
    var parts: [Part] {
      data.map { element in
        var part = Part(content(element))
        if part.tag == nil { part.tag = AnyHashable(id(element)) }
        return part
      }
    }
  }
#endif
