import Foundation
import Measuring

/// The budgets as a chart: the used part of each, on a logarithmic scale.
struct Chart {
  let figures: Figures
  let budgets: [Budget]

  private struct Row {
    let work: String
    /// The cost as a share of the budget; 1 is all of it.
    let share: Double
    let label: String
    let isKept: Bool
  }

  /// The width of the part between the two columns of words.
  private let middle = 340.0
  /// The width of a character, on average.
  private let character = 7.0
  private let top = 74.0
  private let step = 26.0

  var svg: String {
    let rows = rows
    let left = column(rows.map(\.work))
    let right = column(rows.map(\.label))
    let width = left + middle + right
    let shares = rows.map(\.share)
    // From at most a sixteenth to at least twice the budget.
    let low = max(-4, min(-1, floor(log2(shares.min() ?? 1))))
    let high = max(1, ceil(log2(shares.max() ?? 1)))
    func x(_ share: Double) -> Double {
      left + (log2(max(share, exp2(low))) - low) / (high - low) * middle
    }
    let bottom = top + Double(rows.count) * step
    let height = bottom + 20
    var parts = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(text(width)) \(text(height))" \
      width="\(text(width))" height="\(text(height))" role="img" \
      aria-labelledby="title" font-family="system-ui, sans-serif" font-size="13">
      <title id="title">How much of each budget is used</title>
      <style>\(style)</style>
      <rect class="page" width="100%" height="100%" rx="8"/>
      <text class="words" x="16" y="26" font-size="15" font-weight="600">How much of each budget is used</text>
      <circle class="kept" cx="\(text(width - 220))" cy="21" r="5"/>
      <text class="quiet" x="\(text(width - 208))" y="26">kept</text>
      <path class="missed" d="\(diamond(width - 150, 21))"/>
      <text class="quiet" x="\(text(width - 138))" y="26">missed</text>
      """
    ]
    for power in stride(from: low, through: high, by: 1) {
      let place = text(x(exp2(power)))
      parts.append(
        """
        <line class="\(power == 0 ? "budget" : "grid")" x1="\(place)" y1="\(text(top - 14))" \
        x2="\(place)" y2="\(text(bottom))"/>
        <text class="\(power == 0 ? "words" : "quiet")" x="\(place)" y="\(text(top - 20))" \
        text-anchor="middle" font-size="12">\(power == 0 ? "budget" : mark(power))</text>
        """)
    }
    for (position, row) in rows.enumerated() {
      let y = top + (Double(position) + 0.5) * step
      let kind = row.isKept ? "kept" : "missed"
      let end = x(row.share)
      let sign =
        row.isKept
        ? "<circle class=\"kept\" cx=\"\(text(end))\" cy=\"\(text(y))\" r=\"5\"/>"
        : "<path class=\"missed\" d=\"\(diamond(end, y))\"/>"
      parts.append(
        """
        <text class="words" x="\(text(left - 14))" y="\(text(y + 4))" text-anchor="end">\
        \(escaped(row.work))</text>
        <line class="\(kind) bar" x1="\(text(x(1)))" y1="\(text(y))" x2="\(text(end))" y2="\(text(y))"/>
        \(sign)
        <text class="words" x="\(text(width - 14))" y="\(text(y + 4))" text-anchor="end">\
        \(escaped(row.label))</text>
        """)
    }
    return parts.joined(separator: "\n") + "\n</svg>\n"
  }

  /// The width of a column that has room for the longest of these words.
  private func column(_ words: [String]) -> Double {
    Double(words.map { $0.replacing("`", with: "").count }.max() ?? 0) * character + 28
  }

  private var rows: [Row] {
    budgets.compactMap { budget in
      guard let amount = figures.amount(budget.quantity) else { return nil }
      let share =
        switch budget.limit {
        case .atMost(let limit): amount / limit
        case .atLeast(let limit): limit / amount
        }
      return Row(
        work: budget.work, share: max(share, 1 / 16),
        label: Report.shown(amount, of: budget, in: figures), isKept: budget.isKept(by: amount))
    }
  }

  /// Colours that can also be distinguished by their shapes; the page has its own background.
  private var style: String {
    """
    .page{fill:#fff}.words{fill:#1f2328}.quiet{fill:#59636e}.grid{stroke:#d1d9e0}\
    .budget{stroke:#1f2328;stroke-width:1.5}.kept{fill:#0969da;stroke:#0969da}\
    .missed{fill:#bc4c00;stroke:#bc4c00}.bar{stroke-width:3}\
    @media (prefers-color-scheme:dark){.page{fill:#0d1117}.words{fill:#f0f6fc}.quiet{fill:#9198a1}\
    .grid{stroke:#3d444d}.budget{stroke:#f0f6fc}.kept{fill:#4493f8;stroke:#4493f8}\
    .missed{fill:#f0883e;stroke:#f0883e}}
    """
  }

  private func diamond(_ x: Double, _ y: Double) -> String {
    "M\(text(x - 6)) \(text(y))L\(text(x)) \(text(y - 6))L\(text(x + 6)) \(text(y))"
      + "L\(text(x)) \(text(y + 6))Z"
  }

  private func mark(_ power: Double) -> String {
    power < 0 ? "1/\(text(exp2(-power)))" : "\(text(exp2(power))) ×"
  }

  private func text(_ number: Double) -> String {
    let rounded = (number * 10).rounded() / 10
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }

  private func escaped(_ text: String) -> String {
    text.replacing("`", with: "").replacing("&", with: "&amp;").replacing("<", with: "&lt;")
  }
}
