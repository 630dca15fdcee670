extension View {
  // MARK: Alerts
  /// Presents alert while a binding is true.
  public nonisolated func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View { presentsNow(.alert, isPresented, words: .init(title: titleKey.text), actions) }
  /// Presents alert with a message while a binding is true.
  public nonisolated func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    presentsNow(
      .alert, isPresented, words: .init(title: titleKey.text, message: AnyView(message())), actions)
  }
  /// Presents alert about data while a binding is true.
  public nonisolated func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    presentsNow(.alert, isPresented, words: .init(title: titleKey.text)) {
      if let data { actions(data) }
    }
  }
  /// Presents alert about data with a message while a binding is true.
  public nonisolated func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    presentsNow(
      .alert, isPresented,
      words: .init(title: titleKey.text, message: data.map { AnyView(message($0)) })
    ) { if let data { actions(data) } }
  }
  /// Presents alert while a binding is true.
  @_disfavoredOverload public nonisolated func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { presentsNow(.alert, isPresented, words: .init(title: String(title)), actions) }
  /// Presents alert with a message while a binding is true.
  @_disfavoredOverload public nonisolated func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    presentsNow(
      .alert, isPresented, words: .init(title: String(title), message: AnyView(message())), actions)
  }
  /// Presents alert about data while a binding is true.
  @_disfavoredOverload public nonisolated func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    presentsNow(.alert, isPresented, words: .init(title: String(title))) {
      if let data { actions(data) }
    }
  }
  /// Presents alert about data with a message while a binding is true.
  @_disfavoredOverload public nonisolated func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    presentsNow(
      .alert, isPresented,
      words: .init(title: String(title), message: data.map { AnyView(message($0)) })
    ) { if let data { actions(data) } }
  }
  /// Presents alert while a binding is true.
  public nonisolated func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { presentsNow(.alert, isPresented, words: .init(title: title.text), actions) }
  /// Presents alert with a message while a binding is true.
  public nonisolated func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    presentsNow(
      .alert, isPresented, words: .init(title: title.text, message: AnyView(message())), actions)
  }
  /// Presents alert about data while a binding is true.
  public nonisolated func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    presentsNow(.alert, isPresented, words: .init(title: title.text)) {
      if let data { actions(data) }
    }
  }
  /// Presents alert about data with a message while a binding is true.
  public nonisolated func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    presentsNow(
      .alert, isPresented,
      words: .init(title: title.text, message: data.map { AnyView(message($0)) })
    ) { if let data { actions(data) } }
  }
  /// Presents what went wrong while a binding is true.
  public nonisolated func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    presentsNow(.alert, isPresented, words: .init(title: error?.errorDescription ?? ""), actions)
  }
  /// Presents what went wrong with a message while a binding is true.
  public nonisolated func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M
  ) -> some View {
    presentsNow(
      .alert, isPresented,
      words: .init(
        title: error?.errorDescription ?? "", message: error.map { AnyView(message($0)) })
    ) { if let error { actions(error) } }
  }

  // MARK: Action sheets

  /// Presents choices while a binding is true.
  public nonisolated func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View { presentsNow(.dialog, isPresented, words: .init(title: titleKey.text), actions) }
  /// Presents choices with a message while a binding is true.
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    presentsNow(
      .dialog, isPresented, words: .init(title: titleKey.text, message: AnyView(message())), actions
    )
  }
  /// Presents choices about data while a binding is true.
  public nonisolated func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    presentsNow(.dialog, isPresented, words: .init(title: titleKey.text)) {
      if let data { actions(data) }
    }
  }
  /// Presents choices about data with a message while a binding is true.
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    presentsNow(
      .dialog, isPresented,
      words: .init(title: titleKey.text, message: data.map { AnyView(message($0)) })
    ) { if let data { actions(data) } }
  }
  /// Presents choices while a binding is true.
  @_disfavoredOverload public nonisolated func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View { presentsNow(.dialog, isPresented, words: .init(title: String(title)), actions) }
  /// Presents choices with a message while a binding is true.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    presentsNow(
      .dialog, isPresented, words: .init(title: String(title), message: AnyView(message())), actions
    )
  }
  /// Presents choices about data while a binding is true.
  @_disfavoredOverload public nonisolated func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    presentsNow(.dialog, isPresented, words: .init(title: String(title))) {
      if let data { actions(data) }
    }
  }
  /// Presents choices about data with a message while a binding is true.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    presentsNow(
      .dialog, isPresented,
      words: .init(title: String(title), message: data.map { AnyView(message($0)) })
    ) { if let data { actions(data) } }
  }
  /// Presents choices while a binding is true.
  public nonisolated func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View { presentsNow(.dialog, isPresented, words: .init(title: title.text), actions) }
  /// Presents choices with a message while a binding is true.
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    presentsNow(
      .dialog, isPresented, words: .init(title: title.text, message: AnyView(message())), actions)
  }
  /// Presents choices about data while a binding is true.
  public nonisolated func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    presentsNow(.dialog, isPresented, words: .init(title: title.text)) {
      if let data { actions(data) }
    }
  }
  /// Presents choices about data with a message while a binding is true.
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    presentsNow(
      .dialog, isPresented,
      words: .init(title: title.text, message: data.map { AnyView(message($0)) })
    ) { if let data { actions(data) } }
  }
}
