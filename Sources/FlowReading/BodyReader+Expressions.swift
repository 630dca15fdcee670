#if FlowTool
  import FlowFacts
  import SwiftSyntax

  extension BodyReader {
    /// Reads an expression, and records the calls and assignments in it, the inner ones first.
    mutating func expression(_ node: ExprSyntax) -> Expression {
      file.visitCount += 1
      // Most cases ask for it once or never.
      var place: Place { file.place(of: node) }
      guard depth < 64 else { return .other([], place) }
      depth += 1
      defer { depth -= 1 }
      switch node.as(ExprSyntaxEnum.self) {
      case .declReferenceExpr(let node): return .name(node.baseName.text, place)
      case .memberAccessExpr(let node):
        let name = node.declName.baseName
        return .member(node.base.map { expression($0) }, name.text, file.place(of: name))
      case .functionCallExpr(let node): return call(node)
      case .subscriptCallExpr(let node):
        let base = expression(node.calledExpression)
        let arguments = node.arguments.map { Argument($0.label?.text, expression($0.expression)) }
        return .element(base, arguments, place)
      case .closureExpr(let node): return .closure(closure(node), place)
      case .optionalChainingExpr(let node): return expression(node.expression)
      case .forceUnwrapExpr(let node):
        hasForced = true
        return .forced(expression(node.expression), place)
      case .tryExpr(let node): return expression(node.expression)
      case .awaitExpr(let node): return expression(node.expression)
      case .unsafeExpr(let node): return expression(node.expression)
      case .inOutExpr(let node): return expression(node.expression)
      case .consumeExpr(let node): return expression(node.expression)
      case .copyExpr(let node): return expression(node.expression)
      case .genericSpecializationExpr(let node): return expression(node.expression)
      case .sequenceExpr(let node):
        return fold(node.elements.map { (node: $0, sign: $0.operatorText) }[...], place)
      case .prefixOperatorExpr(let node):
        return .operation(node.operator.text, [expression(node.expression)], place)
      case .postfixOperatorExpr(let node): return expression(node.expression)
      case .tupleExpr(let node):
        return .list(
          node.elements.map { Argument($0.label?.text, expression($0.expression)) }, place)
      case .arrayExpr(let node):
        return .list(node.elements.map { Argument("", expression($0.expression)) }, place)
      case .dictionaryExpr(let node):
        guard case .elements(let elements) = node.content else { return .list([], place) }
        return .list(
          elements.flatMap {
            [Argument("key", expression($0.key)), Argument("value", expression($0.value))]
          }, place)
      case .stringLiteralExpr(let node): return text(node, place)
      case .integerLiteralExpr(let node): return .literal(node.literal.text, place)
      case .floatLiteralExpr(let node): return .literal(node.literal.text, place)
      case .booleanLiteralExpr(let node): return .literal(node.literal.text, place)
      case .nilLiteralExpr: return .literal("nil", place)
      case .superExpr: return .name("super", place)
      case .asExpr(let node): return .cast(expression(node.expression), TypeName(node.type), place)
      case .isExpr(let node): return .cast(expression(node.expression), TypeName(node.type), place)
      case .typeExpr(let node): return .name(TypeName(node.type).name, place)
      case .keyPathExpr(let node):
        let place = place
        return .other(
          node.components.compactMap {
            guard case .property(let part) = $0.component else { return nil }
            return .name(part.declName.baseName.text, place)
          }, place)
      case .macroExpansionExpr(let node):
        let place = place
        var parts = node.arguments.map { expression($0.expression) }
        if let closure = node.trailingClosure { parts.append(expression(ExprSyntax(closure))) }
        return .call(
          .name("#" + node.macroName.text, place), parts.map { Argument(nil, $0) }, place)
      case .ifExpr(let node):
        readIf(node, returnsLast: false)
        return .other([], place)
      case .switchExpr(let node):
        readSwitch(node, returnsLast: false)
        return .other([], place)
      default: return .other([], place)
      }
    }

    private mutating func text(_ node: StringLiteralExprSyntax, _ place: Place) -> Expression {
      var parts: [Expression] = []
      var text = ""
      for segment in node.segments {
        // A `switch` needs a `default` with the toolchain's module, and must not have one with the
        // package's.
        if case .stringSegment(let piece) = segment {
          text += piece.content.text
        } else if case .expressionSegment(let piece) = segment {
          parts += piece.expressions.map { expression($0.expression) }
        }
      }
      return parts.isEmpty ? .text(text, place) : .other(parts, place)
    }

    private mutating func call(_ node: FunctionCallExprSyntax) -> Expression {
      let callee = expression(node.calledExpression)
      var arguments = node.arguments.map { Argument($0.label?.text, expression($0.expression)) }
      if let closure = node.trailingClosure {
        arguments.append(Argument("{}", expression(ExprSyntax(closure))))
      }
      for closure in node.additionalTrailingClosures {
        arguments.append(Argument(closure.label.text, expression(ExprSyntax(closure.closure))))
      }
      let place =
        callee.ownName == nil ? file.place(of: node) : callee.place
      let start = Place(file: place.file, line: place.line, column: place.column)
      add(.call(callee, arguments), at: start)
      return .call(callee, arguments, start)
    }

    mutating func closure(_ node: ClosureExprSyntax) -> RoutineID {
      let id = file.reserve()
      var body = BodyReader(declarations, id: id, owner: owner)
      body.depth = depth
      body.read(node.statements, returnsLast: true)
      let captures = node.signature?.capture?.items.map { item in
        let strength: Strength =
          switch item.specifier?.specifier.text {
          case "weak": .weak
          case "unowned": .unowned
          default: .strong
          }
        return Routine.Capture(item.name.text, strength)
      }
      var parameters: [Routine.Parameter] = []
      switch node.signature?.parameterClause {
      case .simpleInput(let names):
        parameters = names.map { Routine.Parameter(label: nil, name: $0.name.text, type: nil) }
      case .parameterClause(let clause):
        parameters = clause.parameters.map {
          Routine.Parameter(
            label: nil, name: ($0.secondName ?? $0.firstName).text,
            type: $0.type.map { TypeName($0) })
        }
      default: break
      }
      declarations.add(
        body, id, .closure, "closure", owner, parameters: parameters, captures: captures ?? [],
        parent: self.id, at: file.place(of: node))
      return id
    }

    /// An element of a sequence, with its text if it is an operator between two operands.
    private typealias Element = (node: ExprSyntax, sign: String?)

    /// Puts the operators of a sequence where they belong, as far as rules look at them.
    private mutating func fold(_ elements: ArraySlice<Element>, _ place: Place) -> Expression {
      guard depth < 64, elements.count < 500 else { return .other([], place) }
      depth += 1
      defer { depth -= 1 }
      guard elements.count > 1 else {
        return elements.first.map { expression($0.node) } ?? .other([], place)
      }
      if let index = elements.firstIndex(where: { $0.node.is(AssignmentExprSyntax.self) }) {
        let target = fold(elements[..<index], place)
        let value = fold(elements[(index + 1)...], place)
        add(.assign(target, value), at: target.place)
        return .operation("=", [target, value], place)
      }
      if let index = elements.firstIndex(where: { $0.node.is(UnresolvedTernaryExprSyntax.self) }),
        let middle = elements[index].node.as(UnresolvedTernaryExprSyntax.self)
      {
        return .other(
          [
            fold(elements[..<index], place), expression(middle.thenExpression),
            fold(elements[(index + 1)...], place),
          ], place)
      }
      for level in Self.levels where elements.contains(where: { $0.sign != nil }) {
        guard
          let index = elements.lastIndex(where: { $0.sign.map(level.contains) == true }),
          index > elements.startIndex, index < elements.endIndex - 1
        else { continue }
        let name = elements[index].sign ?? ""
        let left = fold(elements[..<index], place)
        let right = fold(elements[(index + 1)...], place)
        if name.hasSuffix("="), !["==", "===", "!=", "!==", "<=", ">=", "~="].contains(name) {
          add(
            .assign(left, .operation(String(name.dropLast()), [left, right], place)), at: left.place
          )
          return .operation("=", [left, right], place)
        }
        return .operation(name, [left, right], place)
      }
      if let last = elements.last?.node.as(TypeExprSyntax.self) {
        // `a as? T` is the value, the word and the type.
        let value = fold(elements.dropLast(2), place)
        return .cast(value, TypeName(last.type), place)
      }
      // An operator that no level knows.
      var parts: [Expression] = []
      for element in elements where element.sign == nil { parts.append(expression(element.node)) }
      return .operation(elements.lazy.compactMap(\.sign).first ?? "", parts, place)
    }

    /// Operators, those that bind least first.
    private static let levels: [Set<String>] = [
      ["+=", "-=", "*=", "/=", "|=", "&="], ["||"], ["&&"],
      ["==", "===", "!=", "!==", "<", ">", "<=", ">=", "~="], ["??"], ["+", "-"],
    ]
  }

  extension ExprSyntax {
    /// The operator, if this is one between two operands.
    fileprivate var operatorText: String? { self.as(BinaryOperatorExprSyntax.self)?.operator.text }
  }
#endif
