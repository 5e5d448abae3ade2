#if os(Linux) || os(macOS)
  import Foundation

  /// A view's place among the others, with what outlives the view's value: its state, its tasks, whether it has appeared.
  ///
  /// It is used on the thread of its simulation only.
  package final class ViewNode: @unchecked Sendable {
    /// Names a place.
    package typealias Path = ObjectIdentifier

    private var children: [(key: AnyHashable, node: ViewNode)] = []
    /// What the view keeps, by the name of the property.
    var kept: [AnyHashable: AnyObject] = [:]
    private var generation = 0
    private var hasAppeared = false
    /// What the view does when it appears and disappears, as of the last evaluation.
    var appear: [@MainActor () -> Void] = []
    var disappear: [@MainActor () -> Void] = []

    package init() {}

    var path: Path { ObjectIdentifier(self) }

    /// The place of a view inside this one.
    func child(_ key: AnyHashable, _ generation: Int) -> ViewNode {
      let node: ViewNode
      if let known = children.first(where: { $0.key == key })?.node {
        node = known
      } else {
        node = ViewNode()
        children.append((key, node))
      }
      node.visit(generation)
      return node
    }

    /// The view is there in an evaluation.
    func visit(_ generation: Int) {
      self.generation = generation
      appear = []
      disappear = []
    }

    /// Lets views go that are no longer there.
    @MainActor
    func sweep(_ generation: Int) {
      for (_, node) in children where node.generation != generation { node.leave() }
      children.removeAll { $0.node.generation != generation }
      for (_, node) in children { node.sweep(generation) }
    }

    @MainActor
    private func leave() {
      for (_, node) in children { node.leave() }
      if hasAppeared { for action in disappear { action() } }
      hasAppeared = false
      for object in kept.values { (object as? RunningTask)?.cancel() }
      kept = [:]
    }

    /// Tells views that they are seen, those inside first.
    @MainActor
    func tellLifeCycle() {
      for (_, node) in children { node.tellLifeCycle() }
      guard !hasAppeared else { return }
      hasAppeared = true
      for action in appear { action() }
    }
  }

  /// A task that a view has started, which ends with the view.
  final class RunningTask {
    private let task: Task<Void, Never>
    /// What the task depends on.
    let id: AnyHashable

    init(_ id: AnyHashable, _ task: Task<Void, Never>) { (self.id, self.task) = (id, task) }

    func cancel() { task.cancel() }
  }
#endif
