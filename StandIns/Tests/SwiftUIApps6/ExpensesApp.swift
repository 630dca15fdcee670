import SwiftUI

// An app in the style of daily lessons: fields with formats, sections that close, edit actions, alerts with fields,
// and an app's own styles, layout, transitions and shapes.

struct Expense: Identifiable, Codable, Hashable {
  enum Kind: String, CaseIterable, Identifiable, Codable {
    case personal = "Personal"
    case business = "Business"
    var id: String { rawValue }
  }
  var id = UUID()
  var name: String
  var kind = Kind.personal
  var amount: Double
  var isPaid = false
}
@Observable final class Expenses {
  var items: [Expense] = [] {
    didSet { changes += 1 }
  }
  private(set) var changes = 0
  var total: Double { items.map(\.amount).reduce(0, +) }
}

struct CardFieldStyle: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    VStack {
      Text("card field")
      configuration.padding()
    }
  }
}
struct DottedContentStyle: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text("…")
      configuration.content
    }
  }
}
struct LoudButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding().background(isEnabled ? .red : .gray, in: .capsule)
      .scaleEffect(configuration.isPressed ? 0.9 : 1)
  }
}
struct TagLayout: Layout {
  var spacing: CGFloat = 8
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(width: proposal.width ?? 0, height: sizes.map(\.height).max() ?? 0)
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var x = bounds.minX
    for subview in subviews {
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
      x += subview.sizeThatFits(.unspecified).width + spacing
    }
  }
}
struct Arc: InsettableShape {
  var inset = 0.0
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2 - inset,
      startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    return path.applying(CGAffineTransform(rotationAngle: 1))
  }
  func inset(by amount: CGFloat) -> some InsettableShape {
    var arc = self
    arc.inset += amount
    return arc
  }
}
struct Watermark: ViewModifier {
  let text: String
  func body(content: Content) -> some View {
    ZStack(alignment: .bottomTrailing) {
      content
      Text(text).font(.caption)
    }
  }
}
extension View {
  func watermarked(_ text: String) -> some View { modifier(Watermark(text: text)) }
}
extension ShapeStyle where Self == Color {
  static var paper: Color { Color(red: 0.9, green: 0.9, blue: 0.8) }
}
extension VerticalAlignment {
  struct NameAndAmount: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.top] }
  }
  static let nameAndAmount = VerticalAlignment(NameAndAmount.self)
}

struct ExpenseForm: View {
  @Environment(\.dismiss) private var dismiss
  let expenses: Expenses
  @State private var name = ""
  @State private var kind = Expense.Kind.personal
  @State private var amount = 0.0
  @FocusState private var focus: Field?
  enum Field { case name, amount }
  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $name).textFieldStyle(CardFieldStyle())
          .focused($focus, equals: .name).submitLabel(.next)
        Picker("Kind", selection: $kind) {
          ForEach(Expense.Kind.allCases) { Text($0.rawValue).tag($0) }
        }
        .pickerStyle(.segmented)
        TextField("Amount", value: $amount, format: .number).focused($focus, equals: .amount)
          .keyboardType(.decimalPad)
        Text(focus == nil ? "no focus" : "focus")
      }
      .onSubmit { focus = .amount }
      .navigationTitle("New expense")
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            expenses.items.append(Expense(name: name, kind: kind, amount: amount))
            dismiss()
          }
          .disabled(name.isEmpty)
        }
      }
    }
  }
}

struct ExpenseList: View {
  @State private var expenses = Expenses()
  @State private var isAdding = false
  @State private var isRenaming = false
  @State private var renamed: Expense.ID?
  @State private var newName = ""
  @State private var isBusinessOpen = true
  @AppStorage("expenses.kind") private var favourite = Expense.Kind.personal
  @Namespace private var names

  private func items(_ kind: Expense.Kind) -> [Expense] {
    expenses.items.filter { $0.kind == kind }
  }
  var body: some View {
    NavigationStack {
      Group {
        if expenses.items.isEmpty {
          ContentUnavailableView {
            Label("No expenses", systemImage: "tray")
          } description: {
            Text("Add the first one.")
          } actions: {
            Button("Add now") { isAdding = true }.buttonStyle(LoudButtonStyle())
          }
        } else {
          List {
            Section("Personal") { rows(.personal) }
            Section("Business", isExpanded: $isBusinessOpen) { rows(.business) }
            LabeledContent("Total", value: expenses.total, format: .number)
              .labeledContentStyle(DottedContentStyle())
            Gauge(value: min(expenses.total, 100), in: 0...100) { Text("Budget") }
            TagLayout(spacing: 4) {
              Text("\(expenses.items.count) items")
              Text("saved \(expenses.changes) times")
            }
          }
        }
      }
      .watermarked("Expenses 1.0")
      .navigationTitle("Expenses")
      .toolbar { Button("Add", systemImage: "plus") { isAdding = true } }
      .sheet(isPresented: $isAdding) { ExpenseForm(expenses: expenses) }
      .alert("Rename", isPresented: $isRenaming) {
        TextField("New name", text: $newName)
        Button("OK") { rename() }
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("Choose another name")
      }
    }
  }
  @ViewBuilder private func rows(_ kind: Expense.Kind) -> some View {
    ForEach(items(kind)) { item in
      HStack(alignment: .nameAndAmount) {
        VStack(alignment: .leading) {
          Text(item.name).alignmentGuide(.nameAndAmount) { $0[VerticalAlignment.center] }
          Arc().strokeBorder(.paper, lineWidth: 2).frame(width: 10, height: 10)
        }
        Spacer()
        Text(item.amount, format: .number)
      }
      .matchedGeometryEffect(id: item.id, in: names)
      .transition(.asymmetric(insertion: .move(edge: .leading), removal: .opacity))
      .swipeActions(edge: .leading) {
        Button("Rename", systemImage: "pencil") {
          newName = item.name
          renamed = item.id
          isRenaming = true
        }
        .tint(.blue)
      }
    }
    .onDelete { offsets in
      let gone = offsets.map { items(kind)[$0].id }
      expenses.items.removeAll { gone.contains($0.id) }
    }
  }
  private func rename() {
    guard let index = expenses.items.firstIndex(where: { $0.id == renamed }) else { return }
    expenses.items[index].name = newName
  }
}
struct ExpensesApp: App {
  var body: some Scene { WindowGroup { ExpenseList() } }
}
#Preview { ExpenseList() }
