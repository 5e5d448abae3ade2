#if os(Linux) || os(macOS)
  import Foundation
  #if os(Linux)
    import FoundationStandIns
  #endif

  extension EnvironmentValues {
    /// What the user can undo in the scene.
    public var undoManager: UndoManager? {
      get { self[UndoManagerKey.self] }
      set { self[UndoManagerKey.self] = newValue }
    }
  }

  private struct UndoManagerKey: EnvironmentKey {
    static var defaultValue: UndoManager? { UndoManager() }
  }
#endif
