#if os(Linux) || os(macOS)
  import Foundation

  /// The node of a view, with everything that outlives the view's value: its state, its tasks, and whether it has
  /// appeared.
  ///
  /// It is used only on the thread of its simulation.
  package final class ViewNode: @unchecked Sendable {
    /// The identity of a node.
    package typealias Path = ObjectIdentifier

    private var children: [(key: AnyHashable, node: ViewNode)] = []
    /// The stored values of the view, by property name.
    var kept: [AnyHashable: AnyObject] = [:]
    private var generation = 0
    private var hasAppeared = false
    /// The actions for appearance and disappearance, as of the last evaluation.
    var appear: [@MainActor () -> Void] = []
    var disappear: [@MainActor () -> Void] = []

    package init() {}

    var path: Path { ObjectIdentifier(self) }

    /// Returns the node of a child view.
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

    /// Records that the view exists in an evaluation.
    func visit(_ generation: Int) {
      self.generation = generation
      appear = []
      disappear = []
    }

    /// Removes the nodes of views that no longer exist.
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

    /// Tells views that they appear, starting with the innermost ones.
    @MainActor
    func tellLifeCycle() {
      for (_, node) in children { node.tellLifeCycle() }
      guard !hasAppeared else { return }
      hasAppeared = true
      for action in appear { action() }
    }
  }

  /// A task that a view has started, and that ends with the view.
  final class RunningTask {
    private let task: Task<Void, Never>
    /// The value on which the task depends.
    let id: any Equatable

    init(_ id: any Equatable, _ task: Task<Void, Never>) { (self.id, self.task) = (id, task) }

    func cancel() { task.cancel() }
  }
#endif
