#if os(Linux) || os(macOS)
  import Foundation

  /// Names a value that views tell those around them.
  public protocol PreferenceKey {
    /// What views tell.
    associatedtype Value
    /// What holds if none tells anything.
    static var defaultValue: Value { get }
    /// Puts together what several views tell.
    static func reduce(value: inout Value, nextValue: () -> Value)
  }

  extension PreferenceKey where Value: ExpressibleByNilLiteral {
    /// What holds if none tells anything.
    public static var defaultValue: Value { nil }
  }

  /// What views have told since the evaluation began.
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
    /// Tells the views around this one a value.
    public func preference<Key: PreferenceKey>(key: Key.Type = Key.self, value: Key.Value) -> some View {
      ModifiedView(self, after: { $0.environment.tell(key, value) })
    }

    /// Changes what the views inside tell.
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

    /// Hears of what the views inside tell.
    public func onPreferenceChange<Key: PreferenceKey>(
      _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
    ) -> some View where Key.Value: Equatable {
      PreferenceListener(content: self, key: key, action: action)
    }
  }

  /// A view that hears of what the views inside tell.
  private struct PreferenceListener<Content: View, Key: PreferenceKey>: View, PrimitiveView, Wrapping
  where Key.Value: Equatable {
    let content: Content
    let key: Key.Type
    let action: (Key.Value) -> Void

    var screenName: String? { SwiftUIStandIns.screenName(of: content) }
    var ownName: String? { ownScreenName(of: content) }
    var tagValue: AnyHashable? { (content as? any PrimitiveView)?.tagValue }

    func evaluate(_ context: ViewContext) {
      let collector = PreferenceCollector<Key>()
      var inside = context
      inside.environment.collectors[ObjectIdentifier(key)] = collector
      inside.evaluate(content, at: "content")
      if let value = collector.value { context.environment.tell(key, value) }
      let action = action
      change(of: collector.value ?? Key.defaultValue, initial: collector.value != nil, in: context) { action($1) }
    }
  }

  extension EnvironmentValues {
    fileprivate func tell<Key: PreferenceKey>(_ key: Key.Type, _ value: Key.Value) {
      (collectors[ObjectIdentifier(key)] as? PreferenceCollector<Key>)?.add(value)
    }
  }
#endif
