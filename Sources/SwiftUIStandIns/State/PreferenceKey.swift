#if os(Linux) || os(macOS)
  import Foundation

  /// A key of a value that views pass to their ancestors.
  public protocol PreferenceKey {
    /// The type of the value.
    associatedtype Value
    /// The value if no view sets one.
    static var defaultValue: Value { get }
    /// Combines the values of several views.
    static func reduce(value: inout Value, nextValue: () -> Value)
  }

  extension PreferenceKey where Value: ExpressibleByNilLiteral {
    /// The value if no view sets one.
    public static var defaultValue: Value { nil }
  }

  /// The values that views have set in the current evaluation.
  final class PreferenceCollector<Key: PreferenceKey> {
    private(set) var value: Key.Value?

    func add(_ next: Key.Value) {
      if var known = value {
        Key.reduce(value: &known) { next }
        value = known
      } else {
        value = next
      }
    }
  }

  extension View {
    /// Sets a value for the ancestors of the view.
    public func preference<Key: PreferenceKey>(key: Key.Type = Key.self, value: Key.Value) -> some View {
      ModifiedView(self, after: { $0.environment.tell(key, value) })
    }

    /// Transforms the value of the views inside.
    public func transformPreference<Key: PreferenceKey>(
      _ key: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void
    ) -> some View {
      ModifiedView(
        self,
        after: { context in
          var value = Key.defaultValue
          callback(&value)
          context.environment.tell(key, value)
        })
    }

    /// Calls an action when the value of the views inside changes.
    public func onPreferenceChange<Key: PreferenceKey>(
      _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
    ) -> some View where Key.Value: Equatable {
      PreferenceListener(content: self, key: key, action: action)
    }
  }

  /// A view that observes the value of the views inside.
  private struct PreferenceListener<Content: View, Key: PreferenceKey>: View, Wrapping
  where Key.Value: Equatable {
    let content: Content
    let key: Key.Type
    let action: (Key.Value) -> Void

    var screenName: String? { SwiftUIStandIns.screenName(of: content) }
    var ownName: String? { ownScreenName(of: content) }
    var tagValue: AnyHashable? { (content as? any PrimitiveView)?.tagValue }

    func evaluate(_ context: ViewContext) {
      let value = context.evaluate(content, collecting: key)
      let action = action
      change(of: value ?? Key.defaultValue, initial: value != nil, in: context) { action($1) }
    }
  }

  extension ViewContext {
    /// Evaluates a view, and returns the value of the views inside, which the ancestors get, too; nil if none sets one.
    @MainActor
    func evaluate<Key: PreferenceKey>(_ content: some View, collecting key: Key.Type) -> Key.Value? {
      let collector = PreferenceCollector<Key>()
      var inside = self
      inside.environment.collectors[ObjectIdentifier(key)] = collector
      inside.evaluate(content, at: "content")
      if let value = collector.value { environment.tell(key, value) }
      return collector.value
    }
  }

  extension EnvironmentValues {
    fileprivate func tell<Key: PreferenceKey>(_ key: Key.Type, _ value: Key.Value) {
      (collectors[ObjectIdentifier(key)] as? PreferenceCollector<Key>)?.add(value)
    }
  }
#endif
