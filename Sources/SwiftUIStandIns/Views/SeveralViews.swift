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
      let parts = flattened
      let index = parts.firstIndex { $0.tag == selection } ?? 0
      guard parts.indices.contains(index) else { return }
      context.host.showChoice(parts[index].name(), at: context.node.path)
      parts[index].evaluate(context, parts[index].tag ?? AnyHashable(index))
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
