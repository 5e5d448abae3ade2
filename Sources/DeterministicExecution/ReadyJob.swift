/// A piece of an app's async work that is ready to run.
package struct ReadyJob: Sendable {
  /// The executor to which the job belongs.
  enum Kind: Sendable {
    case main
    case global
  }

  let job: UnownedJob
  let kind: Kind
}
