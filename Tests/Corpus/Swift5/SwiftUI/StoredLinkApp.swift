import SwiftUI

// A SwiftUI app that keeps a link in the defaults of its group until the user has come back, and opens it in a split
// view.

struct StoredLinkApp: App {
  private let shared = UserDefaults(suiteName: "group.fruit") ?? .standard

  var body: some Scene {
    WindowGroup { StoredLinkRootView() }.defaultAppStorage(shared)
  }
}

/// A guide that the app shows beside a fruit, unless a view above has one.
@Observable
final class StoredLinkGuide {}

struct StoredLinkRootView: View {
  @Environment(StoredLinkGuide.self) private var guide: StoredLinkGuide?
  @AppStorage("pendingLink") private var pendingLink: URL?
  @AppStorage("savedAt") private var savedAt: Date?
  @State private var path: [String] = []
  @State private var isShowingGuide = false
  @State private var columns = NavigationSplitViewVisibility.all

  var body: some View {
    NavigationSplitView(columnVisibility: $columns) {
      List { Text("Fruits") }
        .navigationSplitViewColumnWidth(min: 170, ideal: 200, max: 300)
        .toolbar(removing: .sidebarToggle)
    } detail: {
      NavigationStack(path: $path) {
        Text("Fruits").navigationDestination(for: String.self) { StoredLinkFruitView(name: $0) }
      }
    }
    .inspector(isPresented: $isShowingGuide) { StoredLinkGuideView().inspectorColumnWidth(200) }
    .onOpenURL { url in (pendingLink, savedAt) = (url, Date()) }
    .task { follow() }
  }

  private func follow() {
    guard let pendingLink, savedAt != nil, UserDefaults.standard.object(forKey: "pendingLink") == nil else { return }
    path = [pendingLink.host ?? ""]
    self.pendingLink = nil
    isShowingGuide = guide == nil
  }
}

struct StoredLinkGuideView: View {
  var body: some View { Text("Guide") }
}

struct StoredLinkFruitView: View {
  let name: String

  var body: some View { Text(name).navigationTitle(name) }
}
