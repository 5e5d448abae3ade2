#if os(Linux) || os(macOS)
  import Foundation

  extension View {
    private func present<Content: View>(
      _ isPresented: Binding<Bool>, _ key: AnyHashable, onDismiss: (() -> Void)?,
      _ content: @escaping () -> Content
    ) -> ModifiedView<Self> {
      ModifiedView(
        self,
        after: { context in
          Dismissal.watch(isPresented.wrappedValue ? key : nil, as: key, in: context, onDismiss)
          guard isPresented.wrappedValue else { return }
          context.show(content(), at: key) { isPresented.wrappedValue = false }
        })
    }

    private func present<Item, Content: View>(
      _ item: Binding<Item?>, _ key: @escaping (Item) -> AnyHashable, onDismiss: (() -> Void)?,
      _ content: @escaping (Item) -> Content
    ) -> ModifiedView<Self> {
      ModifiedView(
        self,
        after: { context in
          Dismissal.watch(item.wrappedValue.map(key), as: "item", in: context, onDismiss)
          guard let value = item.wrappedValue else { return }
          context.show(content(value), at: key(value)) { item.wrappedValue = nil }
        })
    }

    /// Presents a view over this one, which counts as a route.
    public func sheet<Content: View>(
      isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View { present(isPresented, "sheet", onDismiss: onDismiss, content) }

    /// Presents a view over this one, which counts as a route.
    public func sheet<Item: Identifiable, Content: View>(
      item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { present(item, { AnyHashable($0.id) }, onDismiss: onDismiss, content) }

    /// Presents a view over this one, which counts as a route.
    public func fullScreenCover<Content: View>(
      isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View { present(isPresented, "cover", onDismiss: onDismiss, content) }

    /// Presents a view over this one, which counts as a route.
    public func fullScreenCover<Item: Identifiable, Content: View>(
      item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { present(item, { AnyHashable($0.id) }, onDismiss: onDismiss, content) }

    /// Presents a view over this one, which counts as a route.
    public func popover<Content: View>(
      isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
      @ViewBuilder content: @escaping () -> Content
    ) -> some View { present(isPresented, "popover", onDismiss: nil, content) }

    /// Presents a view over this one, which counts as a route.
    public func popover<Item: Identifiable, Content: View>(
      item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
      @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { present(item, { AnyHashable($0.id) }, onDismiss: nil, content) }

    /// Sets the view that the stack shows for values of a type.
    public func navigationDestination<Data: Hashable, Destination: View>(
      for data: Data.Type, @ViewBuilder destination: @escaping (Data) -> Destination
    ) -> some View {
      ModifiedView(
        self,
        before: { context in context.environment.destinations?.add(data) { AnyView(destination($0)) } })
    }

    /// Pushes a view onto the stack, which counts as a route.
    public func navigationDestination<Destination: View>(
      isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
    ) -> some View { present(isPresented, "destination", onDismiss: nil, destination) }

    /// Pushes a view onto the stack, which counts as a route.
    public func navigationDestination<Item: Hashable, Destination: View>(
      item: Binding<Item?>, @ViewBuilder destination: @escaping (Item) -> Destination
    ) -> some View { present(item, { AnyHashable($0) }, onDismiss: nil, destination) }

    /// Accepts an alert, whose buttons nobody taps.
    public func alert(
      _ title: some StringProtocol, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View
    ) -> some View { self }
    /// Accepts an alert, whose buttons nobody taps.
    public func alert(
      _ title: some StringProtocol, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View,
      @ViewBuilder message: () -> some View
    ) -> some View { self }
    /// Accepts an alert, whose buttons nobody taps.
    public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View { self }
    /// Accepts an alert, whose buttons nobody taps.
    public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View { self }
    /// Accepts an alert, whose buttons nobody taps.
    public func alert(
      _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View
    ) -> some View { self }
    /// Accepts an alert, whose buttons nobody taps.
    public func alert(
      _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View,
      @ViewBuilder message: () -> some View
    ) -> some View { self }
    /// Accepts an alert about a value, whose buttons nobody taps.
    public func alert<Data>(
      _ title: some StringProtocol, isPresented: Binding<Bool>, presenting data: Data?,
      @ViewBuilder actions: (Data) -> some View
    ) -> some View { self }
    /// Accepts an alert about a value, whose buttons nobody taps.
    public func alert<Data>(
      _ title: some StringProtocol, isPresented: Binding<Bool>, presenting data: Data?,
      @ViewBuilder actions: (Data) -> some View, @ViewBuilder message: (Data) -> some View
    ) -> some View { self }
    /// Accepts an alert about an error, whose buttons nobody taps.
    public func alert<Failure: LocalizedError>(
      isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: () -> some View
    ) -> some View { self }
    /// Accepts a confirmation dialog, in which nobody chooses.
    public func confirmationDialog(
      _ title: some StringProtocol, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
      @ViewBuilder actions: () -> some View
    ) -> some View { self }
    /// Accepts a confirmation dialog, in which nobody chooses.
    public func confirmationDialog(
      _ title: some StringProtocol, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
      @ViewBuilder actions: () -> some View, @ViewBuilder message: () -> some View
    ) -> some View { self }
    /// Accepts a confirmation dialog about a value, in which nobody chooses.
    public func confirmationDialog<Data>(
      _ title: some StringProtocol, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
      presenting data: Data?, @ViewBuilder actions: (Data) -> some View
    ) -> some View { self }
  }

  /// An alert, as before iOS 15.
  public struct Alert {
    /// A button of an alert.
    public struct Button {
      /// A button.
      public static func `default`(_ label: Text, action: (() -> Void)? = nil) -> Button { Button() }
      /// A cancel button.
      public static func cancel(_ label: Text? = nil, action: (() -> Void)? = nil) -> Button { Button() }
    }
    /// Creates an alert.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}
    /// Creates an alert.
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {}
  }
#endif
