/// A piece of an app's async work that could run now.
package struct ReadyJob: Sendable {
  /// Where the job belongs.
  enum Kind: Sendable {
    case main
    case global
  }

  let job: UnownedJob
  let kind: Kind
}
