import SwiftUI
import UIKit

// An app whose view listens to a stream of links and polls, as long as it is on the screen.

final class ListeningModel: ObservableObject {
  @Published var link: URL?
  private var continuations: [AsyncStream<URL>.Continuation] = []

  func links() -> AsyncStream<URL> {
    AsyncStream { continuations.append($0) }
  }

  func receive(_ link: URL) {
    for continuation in continuations { continuation.yield(link) }
  }
}

struct ListeningLink: View {
  let link: URL
  var body: some View { Text(link.absoluteString) }
}

struct ListeningStart: View {
  let listensInView: Bool
  @StateObject private var model = ListeningModel()

  @MainActor
  private func listen() async {
    async let polls: Void = poll()
    for await link in model.links() { model.link = link }
    await polls
  }

  private func poll() async {
    while !Task.isCancelled { try? await Task.sleep(for: .seconds(600)) }
  }

  var body: some View {
    NavigationStack {
      Text("start")
        .navigationDestination(isPresented: Binding(get: { model.link != nil }, set: { if !$0 { model.link = nil } })) {
          if let link = model.link { ListeningLink(link: link) }
        }
    }
    .task { if listensInView { await listen() } }
    .onAppear { if !listensInView { Task { await listen() } } }
    .onOpenURL { model.receive($0) }
  }
}

struct ListeningApp: App {
  var body: some Scene {
    WindowGroup { ListeningStart(listensInView: true) }
  }
}

struct AppWithEndlessTask: App {
  var body: some Scene {
    WindowGroup { ListeningStart(listensInView: false) }
  }
}
