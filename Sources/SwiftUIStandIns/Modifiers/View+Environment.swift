#if os(Linux) || os(macOS)
  #if !os(Linux)
    import Combine
  #endif
  import Foundation

  extension View {
    /// Sets a value of the environment.
    public func environment<Value>(
      _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
    ) -> some View { ModifiedView(self, before: { $0.environment[keyPath: keyPath] = value }) }

    /// Puts an observable object into the environment.
    public func environment<Object: AnyObject>(_ object: Object?) -> some View {
      ModifiedView(self, before: { $0.environment.objects[ObjectIdentifier(Object.self)] = object })
    }

    /// Puts an object into the environment.
    public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
      ModifiedView(self, before: { $0.environment.objects[ObjectIdentifier(Object.self)] = object })
    }

    /// Sets the tag of the view.
    public func tag(_ tag: some Hashable) -> some View {
      var view = ModifiedView(self)
      view.tag = AnyHashable(tag)
      return view
    }

    /// Sets the identity of the view.
    public func id(_ id: some Hashable) -> some View { IdentifiedView(content: self, id: AnyHashable(id)) }
  }

  /// A view whose state is reset when its identity changes.
  struct IdentifiedView<Content: View>: View, Wrapping {
    let content: Content
    let id: AnyHashable
    var screenName: String? { SwiftUIStandIns.screenName(of: content) }
    var ownName: String? { ownScreenName(of: content) }
    var tagValue: AnyHashable? { (content as? any PrimitiveView)?.tagValue }
    func evaluate(_ context: ViewContext) { context.evaluate(content, at: id) }
  }
#endif
