/// A call into the app that started a task which had not finished at the end of a run.
///
/// The task waits for something outside of the simulation, such as `Task.sleep`, a dispatch queue or the network, or
/// for something that never comes, such as a completion handler that is not called.
package struct UnfinishedWork: Hashable, Sendable {
  /// The index of the event with which the app was called.
  package let event: Int
  /// What was called, such as `onConversionDataSuccess`.
  package let call: String
}
