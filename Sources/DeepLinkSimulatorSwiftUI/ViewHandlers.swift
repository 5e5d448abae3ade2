#if os(Linux) || os(macOS)
  import Foundation

  /// What views want to hear of, those inside before those around them.
  @MainActor
  public struct ViewHandlers {
    var openURL: [(URL) -> Void] = []
    var appear: [() -> Void] = []

    init() {}

    mutating func add(_ others: ViewHandlers) {
      openURL += others.openURL
      appear += others.appear
    }
  }
#endif
