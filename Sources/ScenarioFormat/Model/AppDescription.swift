import SDKContract

/// The `app` object of a scenario: the build of the app, its integration, and how the described app behaves.
public struct AppDescription: Equatable, Sendable {
  /// The app under test by name; nil for the app described here.
  package var uses: String?
  /// Which orders of its tasks an exploration tries, if it is written in Swift; nil for the default, `settled`.
  package var tasks: TaskTurns?
  /// The app's own URL scheme.
  package var scheme: String?
  /// The app's associated domains.
  package var domains: [String] = []
  /// The paths that the association file accepts, with `*` and `?`; all if there are none.
  package var paths: [String] = []
  /// The paths that the association file excludes, with `*` and `?`.
  package var excludedPaths: [String] = []
  /// What the association file has instead of paths, in its order; none if it has paths.
  package var components: [AssociationComponent] = []
  /// Gates, all closed until a step opens them, in the order of the file.
  package var gates: [String] = []
  /// Screens by the destination that a link names, in the order of the file.
  package var routes: [Route] = []
  /// What happens to a link while a gate is closed.
  package var whenGated = GatedLink.store
  /// The keys of a payload in which a destination is looked for, in this order; nil for those of the SDKs' links.
  package var destinationKeys: [String]?
  /// Callbacks that the described app answers in another way than its default.
  package var reactions: [Reaction] = []
  /// The SDKs in the app, in the order in which the registry has them.
  package var sdks: [SDKDescription] = []

  /// A screen and the destination that leads to it.
  package struct Route: Hashable, Sendable {
    /// What a link names.
    package var destination: String
    /// What the app shows.
    package var screen: String

    /// Creates a route.
    package init(_ destination: String, _ screen: String) {
      self.destination = destination
      self.screen = screen
    }
  }

  /// When the tasks that an app starts run.
  public enum TaskTurns: String, CaseIterable, Sendable {
    /// All of them run, first in first out, before the next event happens.
    case settled
    /// Each turn of a task is an event, which others may overtake.
    case decided
  }

  /// What the described app does with a link while a gate is closed.
  public enum GatedLink: String, CaseIterable, Sendable {
    /// Stores it in its one slot and routes it when the last gate opens.
    case store
    /// Loses it.
    case drop
  }

  /// What the described app does in one callback.
  public struct Reaction: Hashable, Sendable {
    /// The ways to react.
    public enum Kind: String, CaseIterable, Sendable {
      /// Routes if the payload or link has a destination, as the vendor's sample does.
      case route
      /// Routes without the checks of the vendor's sample, such as `is_first_launch`.
      case routeAlways = "route-always"
      /// Implements the callback and does nothing.
      case ignore
      /// Does not implement the callback.
      case missing
    }

    /// The callback or entry point.
    package var callback: String
    /// How the app reacts.
    package var kind: Kind

    /// Creates a reaction.
    package init(_ callback: String, _ kind: Kind) {
      self.callback = callback
      self.kind = kind
    }
  }

  /// Creates an app without routes and SDKs.
  public init() {}

  /// How an SDK is set up, by its key in the file; nil if the app does not have it.
  package subscript(sdk key: String) -> SDKDescription? {
    get { sdks.first { $0.key == key } }
    set {
      let place = sdks.firstIndex { $0.key == key }
      switch (newValue, place) {
      case (let new?, let place?): sdks[place] = new
      case (let new?, nil): sdks.append(new)
      case (nil, let place?): sdks.remove(at: place)
      case (nil, nil): break
      }
    }
  }
}
