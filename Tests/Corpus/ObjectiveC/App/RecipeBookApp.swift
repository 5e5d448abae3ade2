import AppsFlyerLib
import Darwin
import DeepLinkSimulatorXCTest
import SwiftData
import SwiftUI

// The recipes of a user are SwiftData's. A link names one of them, and its screen is in a case of a `switch` that may
// have nothing to show.

@Model
final class Recipe {
  @Attribute(.unique) var code: String
  var title: String
  @Relationship(deleteRule: .cascade, inverse: \RecipeStep.recipe) var steps: [RecipeStep] = []
  @Transient var isOpen = false

  init(code: String, title: String) {
    self.code = code
    self.title = title
  }
}

/// A class that another module sees, too.
@Model public class RecipeStep {
  #Index<RecipeStep>([\.text])

  var text: String
  var recipe: Recipe?

  init(_ text: String) { self.text = text }
}

@ModelActor actor RecipeImporter {
  func add(_ code: String, _ title: String) throws {
    modelContext.insert(Recipe(code: code, title: title))
    try modelContext.save()
  }
}

@Observable
final class RecipeRouter {
  enum Place {
    case list
    case recipe
  }

  static var current = RecipeRouter()
  var place = Place.list
  var code: String?
}

struct RecipeView: View {
  let title: String
  var body: some View { Text(title).navigationTitle(title) }
}

struct RecipeListView: View {
  @Query(sort: \Recipe.title, order: .reverse) private var recipes: [Recipe]
  @Query(filter: #Predicate<Recipe> { $0.title.starts(with: "a") }) private var few: [Recipe]
  @Environment(\.modelContext) private var context

  var body: some View {
    List(recipes) { recipe in Text(recipe.title) }
      .onAppear { seed() }
      .onChange(of: recipes) { _, present in
        AppEnvironment.current.record("recipes", present.map(\.title).joined(separator: " "))
      }
  }

  private func seed() {
    AppEnvironment.current.record("found", "\(recipes.map(\.title)) \(few.count)")
    guard recipes.isEmpty else { return }
    let apples = Recipe(code: "apples", title: "apple pie")
    apples.steps = [RecipeStep("peel"), RecipeStep("bake")]
    context.insert(apples)
    let container = context.container
    Task { try await RecipeImporter(modelContainer: container).add("pears", "pear cake") }
  }
}

struct RecipeRootView: View {
  @State private var router = RecipeRouter.current
  @Environment(\.modelContext) private var context

  var body: some View {
    switch router.place {
    case .list: RecipeListView()
    case .recipe:
      if let recipe { RecipeView(title: recipe.title) }
    }
  }

  private var recipe: Recipe? {
    guard let code = router.code else { return nil }
    let descriptor = FetchDescriptor<Recipe>(predicate: #Predicate { $0.code == code })
    return try? context.fetch(descriptor).first
  }
}

final class RecipeAppDelegate: NSObject, UIApplicationDelegate, DeepLinkDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    RecipeRouter.current = RecipeRouter()
    AppsFlyerLib.shared().appsFlyerDevKey = "dev-key"
    AppsFlyerLib.shared().appleAppID = "1512793879"
    AppsFlyerLib.shared().deepLinkDelegate = self
    NotificationCenter.default.addObserver(
      self, selector: #selector(start), name: UIApplication.didBecomeActiveNotification, object: nil)
    var system = utsname()
    return uname(&system) == 0
  }

  @objc private func start() { AppsFlyerLib.shared().start() }

  func didResolveDeepLink(_ result: DeepLinkResult) {
    let code = result.deepLink?.deeplinkValue
    // The place changes first, so the case has nothing to show for a moment.
    DispatchQueue.main.async { RecipeRouter.current.place = .recipe }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { RecipeRouter.current.code = code }
  }
}

struct RecipeBookApp: App {
  @UIApplicationDelegateAdaptor(RecipeAppDelegate.self) private var delegate

  var body: some Scene {
    WindowGroup {
      RecipeRootView().onOpenURL { AppsFlyerLib.shared().handleOpen($0, options: nil) }
    }
    .modelContainer(for: [Recipe.self, RecipeStep.self])
  }
}
