import SwiftUI
import SwiftUIPerson
import Testing
import UIKit
import UIKitPerson

extension SwiftUITests {
  @MainActor @Suite("Views and modifiers of screens") struct BreadthTests {
    struct Lists: View {
      @State private var names = ["a", "b", "c"]
      @State private var chosen: String?
      @State private var starred = ""
      var body: some View {
        List(selection: $chosen) {
          ForEach(names, id: \.self) { name in
            Text(name)
              .swipeActions { Button("Star") { starred = name } }
              .contextMenu { Button("Copy") { names.append(name + name) } }
          }
          .onDelete { names.remove(atOffsets: $0) }
        }
        Text("chosen \(chosen ?? "none") starred \(starred)")
      }
    }

    @Test("A row is selected by a tap, deleted and starred by a swipe, copied by a long press")
    func rows() throws {
      let stage = Stage { Lists() }
      try stage.tap("b")
      #expect(stage.texts.last == "chosen b starred ")
      try stage.person.swipe("c", andTap: "Star")
      stage.settle()
      #expect(stage.texts.last == "chosen b starred c")
      try stage.person.swipe("a", andTap: "Delete")
      stage.settle()
      #expect(stage.texts.dropLast() == ["b", "c"])
      try stage.person.longPress("b", andTap: "Copy")
      stage.settle()
      #expect(stage.texts.dropLast() == ["b", "c", "bb"])
      #expect(throws: Obstacle.self) { try stage.person.swipe("b", andTap: "Copy") }
    }

    enum Size: String, CaseIterable, Identifiable {
      case small, large
      var id: Self { self }
    }
    struct Picking: View {
      @State private var size = Size.small
      @State private var number = 1
      var body: some View {
        Picker("Size", selection: $size) {
          ForEach(Size.allCases) { Text($0.rawValue).tag($0) }
        }
        Picker("Number", selection: $number) {
          ForEach(1..<4, id: \.self) { Text("n\($0)") }
        }
        Text("\(size.rawValue) \(number)")
      }
    }

    @Test("A picker chooses by tags, or by the ids of a ForEach")
    func picker() throws {
      let stage = Stage { Picking() }
      #expect(stage.person.find("small").first?.isSelected == true)
      try stage.tap("large")
      try stage.tap("n3")
      #expect(stage.texts.last == "large 3")
      #expect(stage.person.find("small").first?.isSelected == false)
    }

    struct Storing: View {
      let store: UserDefaults
      @AppStorage private var count: Int
      @SceneStorage("name") private var name = "none"
      init(_ store: UserDefaults) {
        self.store = store
        _count = AppStorage(wrappedValue: 0, "count", store: store)
      }
      var body: some View {
        Button("count \(count)") { count += 1 }
        Named()
        Text("root \(name)")
      }
    }
    struct Named: View {
      @SceneStorage("name") private var name = "none"
      var body: some View { Button("name \(name)") { name = "Kim" } }
    }

    @Test("Storage is kept in the defaults and in the scene, and every reader follows it")
    func storage() throws {
      let suite = "SwiftUITests.storage"
      let store = try #require(UserDefaults(suiteName: suite))
      store.removePersistentDomain(forName: suite)
      let stage = Stage { Storing(store) }
      try stage.tap("count 0")
      try stage.tap("count 1")
      #expect(stage.texts.contains("count 2"))
      #expect(store.integer(forKey: "count") == 2)
      try stage.tap("name none")
      #expect(stage.texts.contains("name Kim"))
      #expect(stage.texts.contains("root Kim"))
      store.removePersistentDomain(forName: suite)
      let other = Stage { Storing(store) }
      #expect(other.texts.contains("root none"))
    }

    struct Focusing: View {
      enum Field { case name, mail }
      @FocusState private var field: Field?
      @State private var name = ""
      @State private var mail = ""
      @State private var search = ""
      var body: some View {
        VStack {
          TextField("Name", text: $name).focused($field, equals: .name)
          TextField("Mail", text: $mail).focused($field, equals: .mail)
          Text(field == .mail ? "mail" : field == .name ? "name" : "no focus")
        }
        .searchable(text: $search, prompt: "Find")
        Text("finds \(search)")
      }
    }

    @Test("Focus follows the typing, and a search field writes its text")
    func focus() throws {
      let stage = Stage { Focusing() }
      #expect(stage.texts.contains("no focus"))
      try stage.person.type("x", into: "Mail")
      stage.settle()
      #expect(stage.texts.contains("mail"))
      try stage.person.type("y", into: "Find")
      stage.settle()
      #expect(stage.texts.contains("finds y"))
    }

    final class Plain: UIViewController {
      let log: Log
      init(_ log: Log) {
        self.log = log
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { nil }
      override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel(frame: .zero)
        label.text = "UIKit"
        view.addSubview(label)
      }
    }
    struct Bridge: UIViewControllerRepresentable {
      let log: Log
      let number: Int
      func makeUIViewController(context: Context) -> Plain {
        log("make")
        return Plain(log)
      }
      func updateUIViewController(_ controller: Plain, context: Context) { log("update \(number)") }
      static func dismantleUIViewController(_ controller: Plain, coordinator: ()) {
        controller.log("dismantle")
      }
    }
    struct Bridging: View {
      let log: Log
      @State private var number = 1
      var body: some View {
        if number < 3 { Bridge(log: log, number: number) }
        Button("more") { number += 1 }
      }
    }

    @Test("A controller is made once, updated with its view and dismantled")
    func representable() throws {
      let log = Log()
      let stage = Stage { Bridging(log: log) }
      #expect(stage.texts.contains("UIKit"))
      #expect(log.take() == ["make", "update 1"])
      try stage.tap("more")
      #expect(log.take() == ["update 2"])
      try stage.tap("more")
      #expect(log.take() == ["dismantle"])
      #expect(!stage.texts.contains("UIKit"))
    }

    @Test("A link is opened by the environment's action, or by the system")
    func links() throws {
      let url = try #require(URL(string: "https://example.org"))
      let log = Log()
      let stage = Stage {
        Link("out", destination: url)
        Link("in", destination: url)
          .environment(
            \.openURL,
            OpenURLAction { _ in
              log("handled")
              return .handled
            })
      }
      try stage.tap("in")
      #expect(log.take() == ["handled"])
      #expect(StandIn.openedURLs.isEmpty)
      try stage.tap("out")
      #expect(StandIn.openedURLs == [url])
    }
  }
}
