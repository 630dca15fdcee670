import SwiftUI

// An app in the style of articles about iOS 18: tabs as values, states of loading, a search with suggestions, a path
// that is written by code, and a service in the environment.

struct Article: Identifiable, Hashable, Codable {
  let id: Int
  var title: String
  var words: Int
}
struct ArticleService: Sendable {
  var all: @Sendable () async throws -> [Article]
  static let sample = ArticleService {
    [Article(id: 1, title: "Swift", words: 900), Article(id: 2, title: "Tests", words: 300)]
  }
}
extension EnvironmentValues {
  @Entry var articles: ArticleService = .sample
}
enum Loading<Value> {
  case idle
  case running
  case done(Value)
  case failed(any Error)
}

@MainActor @Observable final class ReaderModel {
  private(set) var state = Loading<[Article]>.idle
  private(set) var loads = 0
  var query = ""
  func load(_ service: ArticleService) async {
    if case .idle = state { state = .running }
    do {
      state = .done(try await service.all())
    } catch {
      state = .failed(error)
    }
    loads += 1
  }
  var found: [Article] {
    guard case .done(let all) = state else { return [] }
    return query.isEmpty ? all : all.filter { $0.title.localizedCaseInsensitiveContains(query) }
  }
}

struct ArticleList: View {
  @Bindable var model: ReaderModel
  @Binding var path: NavigationPath
  @Environment(\.articles) private var service
  @Namespace private var names
  var body: some View {
    NavigationStack(path: $path) {
      Group {
        switch model.state {
        case .idle, .running: ProgressView("Loading…").controlSize(.large)
        case .done where model.found.isEmpty: ContentUnavailableView.search(text: model.query)
        case .done:
          List(model.found) { article in
            NavigationLink(value: article) {
              LabeledContent(article.title) { Text("\(article.words, format: .number) words") }
            }
            .matchedTransitionSource(id: article.id, in: names)
          }
        case .failed(let error):
          ContentUnavailableView {
            Label("Failed", systemImage: "wifi.slash")
          } description: {
            Text(error.localizedDescription)
          } actions: {
            Button("Retry") { Task { await model.load(service) } }
          }
        }
      }
      .navigationTitle("Articles")
      .toolbarTitleDisplayMode(.inlineLarge)
      .navigationDestination(for: Article.self) { article in
        ArticleView(article: article, path: $path)
          .navigationTransition(.zoom(sourceID: article.id, in: names))
      }
      .navigationDestination(for: Int.self) { Text("Chapter \($0)") }
      .searchable(text: $model.query, prompt: "Search articles")
      .searchSuggestions {
        ForEach(["swift", "tests"].filter { $0 != model.query }, id: \.self) {
          Text($0.capitalized).searchCompletion($0)
        }
      }
      .refreshable { await model.load(service) }
      .task { await model.load(service) }
    }
  }
}
struct ArticleView: View {
  let article: Article
  @Binding var path: NavigationPath
  @SceneStorage("reader.size") private var size = TextSize.normal
  enum TextSize: String { case normal, large }
  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack(pinnedViews: [.sectionHeaders]) {
          Section {
            ForEach(1..<4) { chapter in
              Button("Chapter \(chapter)") { path.append(chapter) }.id(chapter)
            }
          } header: {
            Text("\(article.title), \(size.rawValue)")
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
      .safeAreaInset(edge: .bottom) {
        Button("Last chapter") { withAnimation { proxy.scrollTo(3, anchor: .bottom) } }
      }
    }
    .toolbar {
      ToolbarItemGroup(placement: .bottomBar) {
        Button("Larger") { size = .large }
        Spacer()
        Button("Home") { path = NavigationPath() }
      }
    }
    .navigationTitle(article.title)
  }
}

struct ReaderView: View {
  enum Place: String, Hashable { case articles, saved, profile }
  @State private var place = Place.articles
  @State private var model = ReaderModel()
  @State private var path = NavigationPath()
  var body: some View {
    TabView(selection: $place) {
      Tab("Articles", systemImage: "doc", value: .articles) {
        ArticleList(model: model, path: $path)
      }
      TabSection("Mine") {
        Tab("Saved", systemImage: "bookmark", value: .saved) {
          VStack {
            Text("loaded \(model.loads) times")
            Button("Read Tests") {
              place = .articles
              path = NavigationPath([Article(id: 2, title: "Tests", words: 300)])
              path.append(2)
            }
          }
        }
        .badge(model.loads)
        Tab("Profile", systemImage: "person", value: .profile) {
          PhaseAnimator([false, true]) { Text($0 ? "bright" : "dim") }
        }
      }
    }
    .tabViewStyle(.sidebarAdaptable)
    .tabBarMinimizeBehavior(.onScrollDown)
  }
}
struct ReaderApp: App {
  var body: some Scene { WindowGroup { ReaderView() } }
}
#Preview { ReaderView() }
