import DeepLinkSimulatorSwiftUI

/// An app with views in each arrangement, which all hear of a link.
struct ManyViews: App {
  private let isOld = false

  var body: some Scene {
    WindowGroup {
      NavigationStack {
        Text("first").onOpenURL { _ in AppEnvironment.current.record("first") }
        if isOld {
          Text("old").onOpenURL { _ in AppEnvironment.current.record("old") }
        }
        if isOld {
          Text("hidden").onOpenURL { _ in AppEnvironment.current.record("hidden") }
        } else {
          InnerView()
        }
      }
      .onOpenURL { _ in AppEnvironment.current.record("outer") }
    }
  }
}

private struct InnerView: View {
  var body: some View {
    Text("inner").onOpenURL { _ in AppEnvironment.current.record("inner") }
  }
}
