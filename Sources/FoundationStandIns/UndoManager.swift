#if os(Linux)
  import Foundation

  /// Stands in for the record of what the user can undo.
  ///
  /// It is `@unchecked Sendable` because it is used only on the thread of its simulation.
  open class UndoManager: NSObject, @unchecked Sendable {
    private struct Change {
      let target: ObjectIdentifier
      let perform: () -> Void
    }
    private struct Group {
      var changes: [Change] = []
      var name = ""
    }

    private var past: [Group] = []
    private var future: [Group] = []
    private var open: [Group] = []
    private var disabled = 0

    /// Creates a record without changes.
    public override init() { super.init() }

    /// Whether changes are undone now.
    public private(set) var isUndoing = false
    /// Whether changes are redone now.
    public private(set) var isRedoing = false
    /// Whether there is something to undo.
    open var canUndo: Bool { !past.isEmpty || open.contains { !$0.changes.isEmpty } }
    /// Whether there is something to redo.
    open var canRedo: Bool { !future.isEmpty }
    /// The most that is kept; 0 for everything.
    open var levelsOfUndo = 0
    /// Whether the changes of one event are undone together. Every change of a simulation is an event.
    open var groupsByEvent = true
    /// The modes of the run loop in which groups end.
    open var runLoopModes: [RunLoop.Mode] = [.default]
    /// How many groups are open.
    open var groupingLevel: Int { open.count }
    /// Whether changes are recorded.
    open var isUndoRegistrationEnabled: Bool { disabled == 0 }
    /// The name of what would be undone.
    open var undoActionName: String { past.last?.name ?? "" }
    /// The name of what would be redone.
    open var redoActionName: String { future.last?.name ?? "" }
    /// The title of the menu item for undoing.
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    /// The title of the menu item for redoing.
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
    /// Whether what would be undone can be discarded.
    open var undoActionIsDiscardable: Bool { false }
    /// Whether what would be redone can be discarded.
    open var redoActionIsDiscardable: Bool { false }

    /// Returns the title of a menu item for undoing.
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
      actionName.isEmpty ? "Undo" : "Undo \(actionName)"
    }
    /// Returns the title of a menu item for redoing.
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
      actionName.isEmpty ? "Redo" : "Redo \(actionName)"
    }

    /// Records how a change is undone.
    public func registerUndo<Target: AnyObject>(
      withTarget target: Target, handler: @escaping (Target) -> Void
    ) {
      guard disabled == 0 else { return }
      let change = Change(target: ObjectIdentifier(target)) { [weak target] in
        if let target { handler(target) }
      }
      if !open.isEmpty {
        open[open.count - 1].changes.append(change)
      } else {
        close(Group(changes: [change]))
      }
    }

    /// Begins a group of changes that are undone together.
    open func beginUndoGrouping() { open.append(Group()) }

    /// Ends a group of changes.
    open func endUndoGrouping() {
      guard let group = open.popLast(), !group.changes.isEmpty else { return }
      guard open.isEmpty else { return open[open.count - 1].changes.append(contentsOf: group.changes) }
      close(group)
    }

    private func close(_ group: Group) {
      if isUndoing { return future.append(group) }
      past.append(group)
      if !isRedoing { future = [] }
      if levelsOfUndo > 0 { past.removeFirst(max(0, past.count - levelsOfUndo)) }
    }

    /// Names what was changed last.
    open func setActionName(_ actionName: String) {
      if !open.isEmpty {
        // Changes of inner groups become those of the outermost one, whose name counts.
        open[0].name = actionName
        return
      }
      guard isUndoing ? !future.isEmpty : !past.isEmpty else { return }
      if isUndoing { future[future.count - 1].name = actionName } else { past[past.count - 1].name = actionName }
    }

    /// Undoes the last change.
    open func undo() {
      while !open.isEmpty { endUndoGrouping() }
      undoNestedGroup()
    }

    /// Undoes the last group of changes.
    open func undoNestedGroup() {
      guard let group = past.popLast() else { return }
      isUndoing = true
      beginUndoGrouping()
      for change in group.changes.reversed() { change.perform() }
      open[open.count - 1].name = group.name
      endUndoGrouping()
      isUndoing = false
      NotificationCenter.default.post(name: .NSUndoManagerDidUndoChange, object: self)
    }

    /// Redoes what was undone last.
    open func redo() {
      guard let group = future.popLast() else { return }
      isRedoing = true
      beginUndoGrouping()
      for change in group.changes.reversed() { change.perform() }
      open[open.count - 1].name = group.name
      endUndoGrouping()
      isRedoing = false
      NotificationCenter.default.post(name: .NSUndoManagerDidRedoChange, object: self)
    }

    /// Stops recording.
    open func disableUndoRegistration() { disabled += 1 }
    /// Goes on recording.
    open func enableUndoRegistration() { disabled = max(0, disabled - 1) }

    /// Forgets everything.
    open func removeAllActions() { (past, future, open) = ([], [], []) }
    /// Forgets the changes of an object.
    open func removeAllActions(withTarget target: Any) {
      let id = ObjectIdentifier(target as AnyObject)
      let rest = { (groups: [Group]) in
        groups.map { Group(changes: $0.changes.filter { $0.target != id }, name: $0.name) }
      }
      (past, future) = (rest(past).filter { !$0.changes.isEmpty }, rest(future).filter { !$0.changes.isEmpty })
      open = rest(open)
    }
  }

  extension Notification.Name {
    /// Posted when something was undone.
    public static let NSUndoManagerDidUndoChange = Notification.Name("NSUndoManagerDidUndoChangeNotification")
    /// Posted when something was redone.
    public static let NSUndoManagerDidRedoChange = Notification.Name("NSUndoManagerDidRedoChangeNotification")
    /// Posted before something is undone; simulations never post it.
    public static let NSUndoManagerWillUndoChange = Notification.Name("NSUndoManagerWillUndoChangeNotification")
    /// Posted before something is redone; simulations never post it.
    public static let NSUndoManagerWillRedoChange = Notification.Name("NSUndoManagerWillRedoChangeNotification")
    /// Posted when a change may have been recorded; simulations never post it.
    public static let NSUndoManagerCheckpoint = Notification.Name("NSUndoManagerCheckpointNotification")
  }
#endif
