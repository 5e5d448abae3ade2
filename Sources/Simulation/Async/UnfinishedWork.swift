/// A call into the app that started a task that had not finished at the end of a run.
///
/// The task waits for something outside the simulation, such as a dispatch queue or the network, or for something that
/// never happens, such as a completion handler that is not called.
package struct UnfinishedWork: Hashable, Sendable {
  /// The index of the event that called the app.
  package let event: Int
  /// The name of the call, such as `onConversionDataSuccess`.
  package let call: String
}
