#if os(Linux) || os(macOS)
  import Foundation

  // Animations in steps. A simulation shows the first step, and stays there.
  extension View {
    /// Shows the first phase of an animation.
    public func phaseAnimator<Phase: Equatable>(
      _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (AnyView, Phase) -> some View,
      animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View { first(of: phases).map { content(AnyView(self), $0) } }

    /// Shows the first phase of an animation that begins when a value changes.
    public func phaseAnimator<Phase: Equatable>(
      _ phases: some Sequence<Phase>, trigger: some Equatable,
      @ViewBuilder content: @escaping (AnyView, Phase) -> some View,
      animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View { first(of: phases).map { content(AnyView(self), $0) } }

    private func first<Phase>(of phases: some Sequence<Phase>) -> Phase? { phases.first { _ in true } }

    /// Shows the first value of an animation that begins when a value changes.
    public func keyframeAnimator<Value>(
      initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (AnyView, Value) -> some View,
      @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View { content(AnyView(self), initialValue) }

    /// Shows the first value of an animation.
    public func keyframeAnimator<Value>(
      initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (AnyView, Value) -> some View,
      @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View { content(AnyView(self), initialValue) }
  }

  /// A view that shows the first phase of an animation.
  public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
    private let content: Content?

    /// Creates a view for phases.
    public init(
      _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
      animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) { self.content = phases.first { _ in true }.map(content) }
    /// Creates a view for phases that follow one another when a value changes.
    public init(
      _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
      animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) { self.content = phases.first { _ in true }.map(content) }

    /// The view of the first phase.
    public var body: some View { content }
  }

  /// A view that shows the first value of an animation.
  public struct KeyframeAnimator<Value, Content: View>: View {
    private let content: Content

    /// Creates a view for values.
    public init(
      initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
      @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) { self.content = content(initialValue) }
    /// Creates a view for values that change when a value changes.
    public init(
      initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
      @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) { self.content = content(initialValue) }

    /// The view of the first value.
    public var body: some View { content }
  }
#endif
