import SwiftUI

@MainActor
final class EntryRouter: ObservableObject {
  @Published var fruit: String?
  nonisolated init() {}
}

extension EnvironmentValues {
  @Entry var title = "none"
  @Entry var label: (String) -> String = { "fruit " + $0 }
  @Entry var note: String?
}

struct EntryApp: App {
  var body: some Scene {
    WindowGroup { EntryView().environment(\.title, "home").environment(\.note, "ripe") }
  }
}

struct EntryView: View {
  @StateObject private var router = EntryRouter()
  @Environment(\.title) private var title
  @Environment(\.label) private var label
  @Environment(\.note) private var note

  var body: some View {
    NavigationStack {
      Text(title)
        .navigationTitle(title)
        .navigationDestination(isPresented: .constant(router.fruit != nil)) {
          Text([label(router.fruit ?? ""), note].compactMap { $0 }.joined(separator: " "))
        }
    }
    .onOpenURL { router.fruit = $0.host }
  }
}

#Preview { EntryView() }
