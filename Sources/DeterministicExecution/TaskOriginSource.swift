/// A run on the loop of a simulation, which knows what set off the code that runs now.
package protocol TaskOriginSource: AnyObject {
  /// What set off the code that runs now; asked on the simulation's thread.
  var taskOrigin: TaskOrigin { get }
}
