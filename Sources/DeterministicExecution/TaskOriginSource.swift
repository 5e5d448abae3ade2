/// A run on the loop of a simulation, which knows the origin of the running code.
package protocol TaskOriginSource: AnyObject {
  /// The origin of the running code; read on the simulation's thread.
  var taskOrigin: TaskOrigin { get }
}
