/// What code on the thread of a simulation finds around it.
public protocol SimulationSurroundings: AnyObject {
  /// What set off the code that runs now.
  var taskOrigin: TaskOrigin { get }
}
