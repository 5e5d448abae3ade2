import Foundation

/// How much of an exhaustive test is done.
///
/// Going through the whole library, or through thousands of random inputs, takes minutes where nothing is optimised. A
/// debug build does a sample, the same one each time; `.ci/run` does everything, in a release build of the same tests.
public enum Thoroughness {
  /// Whether everything is done: with `DEEPLINK_SIM_ALL` in the environment, with which the package has the tests alone
  /// that use it.
  public static let isFull = ProcessInfo.processInfo.environment["DEEPLINK_SIM_ALL"] != nil

  /// How often something is done.
  public static func count(_ all: Int, sample: Int) -> Int { isFull ? all : sample }
}

extension Array {
  /// The elements that a test goes through: all of them, or every so many.
  public func sample(every share: Int) -> [Element] {
    Thoroughness.isFull ? self : enumerated().filter { $0.offset % share == 0 }.map(\.element)
  }
}
