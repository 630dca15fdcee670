#if FlowTool
  import FlowFacts
  import SwiftSyntax

  /// Reads the steps of one routine.
  struct BodyReader {
    let declarations: DeclarationReader
    let id: RoutineID
    let owner: String?
    var events: [Event] = []
    var conditions: [Condition] = []
    /// True after a value that is unwrapped by force.
    var hasForced = false
    /// True while nothing is recorded.
    var isQuiet = false
    var depth = 0

    init(_ declarations: DeclarationReader, id: RoutineID, owner: String?) {
      self.declarations = declarations
      self.id = id
      self.owner = owner
    }

    var file: FileReader { declarations.file }

    mutating func add(_ action: Event.Action, at place: Place) {
      if !isQuiet { events.append(Event(action, conditions, place)) }
    }

    /// Reads statements; with `returnsLast` an expression that stands alone is the result.
    mutating func read(_ items: CodeBlockItemListSyntax, returnsLast: Bool = false) {
      guard depth < 64 else { return }
      depth += 1
      defer { depth -= 1 }
      let outer = conditions.count
      let isAlone = returnsLast && items.count == 1
      for item in items {
        let item = item.item
        if case .decl(let declaration) = item {
          read(declaration)
        } else if case .stmt(let statement) = item {
          read(statement, returnsLast: isAlone)
        } else if case .expr(let expression) = item {
          if let node = expression.as(IfExprSyntax.self) {
            readIf(node, returnsLast: isAlone)
          } else if let node = expression.as(SwitchExprSyntax.self) {
            readSwitch(node, returnsLast: isAlone)
          } else {
            readAlone(expression, isResult: isAlone)
          }
        }
      }
      conditions.removeSubrange(outer...)
    }

    private mutating func readAlone(_ expression: ExprSyntax, isResult: Bool) {
      let value = self.expression(expression)
      if isResult {
        add(.returns(value), at: value.place)
      } else {
        switch value {
        case .call: break
        case .operation("=", _, _): break
        default: add(.value(value), at: value.place)
        }
      }
    }

    private mutating func read(_ declaration: DeclSyntax) {
      if let node = declaration.as(VariableDeclSyntax.self) {
        for binding in node.bindings { read(binding, of: node) }
      } else {
        declarations.read(declaration, in: owner, parent: id)
      }
    }

    private mutating func read(_ binding: PatternBindingSyntax, of node: VariableDeclSyntax) {
      let value = binding.initializer.map { expression($0.value) }
      let names = binding.pattern.names
      let isWeak = node.modifierWords.contains { $0 == "weak" || $0.hasPrefix("unowned") }
      for name in names {
        add(
          .bind(
            Binding(
              name, type: binding.typeAnnotation.map { TypeName($0.type) }, value: value,
              isWeak: isWeak)), at: file.place(of: binding.pattern))
      }
      if names.isEmpty, let value { add(.value(value), at: value.place) }
      if case .getter(let items) = binding.accessorBlock?.accessors {
        read(items)
      }
    }

    private mutating func read(_ statement: StmtSyntax, returnsLast: Bool) {
      if let node = statement.as(ExpressionStmtSyntax.self) {
        if let node = node.expression.as(IfExprSyntax.self) {
          readIf(node, returnsLast: returnsLast)
        } else if let node = node.expression.as(SwitchExprSyntax.self) {
          readSwitch(node, returnsLast: returnsLast)
        } else {
          readAlone(node.expression, isResult: false)
        }
      } else if let node = statement.as(ReturnStmtSyntax.self) {
        if let value = node.expression {
          if let node = value.as(SwitchExprSyntax.self) {
            readSwitch(node, returnsLast: true)
          } else if let node = value.as(IfExprSyntax.self) {
            readIf(node, returnsLast: true)
          } else {
            let value = expression(value)
            add(.returns(value), at: file.place(of: node))
          }
        }
      } else if let node = statement.as(GuardStmtSyntax.self) {
        let (met, unmet) = read(node.conditions)
        conditions.append(contentsOf: unmet)
        read(node.body.statements)
        conditions.removeLast(unmet.count)
        conditions.append(contentsOf: met)
      } else if let node = statement.as(ForStmtSyntax.self) {
        let sequence = expression(node.sequence)
        conditions.append(.each(sequence))
        for name in node.pattern.names {
          add(
            .bind(
              Binding(
                name, type: nil,
                value: .element(sequence, [], sequence.place), isWeak: false)),
            at: file.place(of: node.pattern))
        }
        if let clause = node.whereClause { conditions.append(.holds(expression(clause.condition))) }
        read(node.body.statements)
        conditions.removeLast(node.whereClause == nil ? 1 : 2)
      } else if let node = statement.as(WhileStmtSyntax.self) {
        let (met, _) = read(node.conditions)
        conditions.append(contentsOf: met)
        read(node.body.statements)
        conditions.removeLast(met.count)
      } else if let node = statement.as(RepeatStmtSyntax.self) {
        read(node.body.statements)
        _ = expression(node.condition)
      } else if let node = statement.as(DoStmtSyntax.self) {
        read(node.body.statements)
        for clause in node.catchClauses { read(clause.body.statements) }
      } else if let node = statement.as(DeferStmtSyntax.self) {
        read(node.body.statements)
      } else if let node = statement.as(LabeledStmtSyntax.self) {
        read(node.statement, returnsLast: false)
      } else if let node = statement.as(ThrowStmtSyntax.self) {
        _ = expression(node.expression)
      } else if let node = statement.as(YieldStmtSyntax.self) {
        for part in node.children(viewMode: .sourceAccurate) {
          if let value = part.as(ExprSyntax.self) { _ = expression(value) }
        }
      }
    }

    /// Reads conditions; returns those that hold if they are met, and if not.
    mutating func read(
      _ list: ConditionElementListSyntax
    ) -> (met: [Condition], unmet: [Condition]) {
      var met: [Condition] = []
      var unmet: [Condition] = []
      for element in list {
        switch element.condition {
        case .expression(let node):
          let value = expression(node)
          met.append(.holds(value))
          if list.count == 1 { unmet.append(.fails(value)) }
        case .optionalBinding(let node):
          let place = file.place(of: node.pattern)
          let value =
            node.initializer.map { expression($0.value) }
            ?? node.pattern.names.first.map { .name($0, place) } ?? .other([], place)
          for name in node.pattern.names {
            let isSame = node.initializer == nil
            if !isSame {
              add(
                .bind(
                  Binding(
                    name, type: node.typeAnnotation.map { TypeName($0.type) }, value: value,
                    isWeak: false)), at: place)
            }
          }
          met.append(.holds(value))
          if list.count == 1 { unmet.append(.fails(value)) }
        case .matchingPattern(let node):
          let value = expression(node.initializer.value)
          for name in node.pattern.names {
            add(
              .bind(Binding(name, type: nil, value: nil, isWeak: false)),
              at: file.place(of: node.pattern))
          }
          met.append(.matches(value, [pattern(node.pattern)]))
          if list.count == 1 { unmet.append(.otherwise(value)) }
        default: break
        }
      }
      return (met, unmet)
    }

    mutating func readIf(_ node: IfExprSyntax, returnsLast: Bool) {
      let (met, unmet) = read(node.conditions)
      conditions.append(contentsOf: met)
      read(node.body.statements, returnsLast: returnsLast)
      conditions.removeLast(met.count)
      switch node.elseBody {
      case .codeBlock(let block):
        conditions.append(contentsOf: unmet)
        read(block.statements, returnsLast: returnsLast)
        conditions.removeLast(unmet.count)
      case .ifExpr(let next):
        conditions.append(contentsOf: unmet)
        readIf(next, returnsLast: returnsLast)
        conditions.removeLast(unmet.count)
      default:
        // The steps after an `if` that returns happen only if it does not hold.
        if node.body.statements.last?.leaves == true { conditions.append(contentsOf: unmet) }
      }
    }

    mutating func readSwitch(_ node: SwitchExprSyntax, returnsLast: Bool) {
      let subject = expression(node.subject)
      for item in node.cases {
        guard let choice = item.as(SwitchCaseSyntax.self) else { continue }
        switch choice.label {
        case .case(let label):
          var patterns: [Expression] = []
          for item in label.caseItems {
            patterns.append(pattern(item.pattern))
            for name in item.pattern.names {
              add(
                .bind(Binding(name, type: nil, value: nil, isWeak: false)),
                at: file.place(of: item.pattern))
            }
          }
          conditions.append(.matches(subject, patterns))
        default: conditions.append(.otherwise(subject))
        }
        read(choice.statements, returnsLast: returnsLast)
        conditions.removeLast()
      }
    }

    private mutating func pattern(_ node: PatternSyntax) -> Expression {
      let wasQuiet = isQuiet
      isQuiet = true
      defer { isQuiet = wasQuiet }
      if let node = node.as(ExpressionPatternSyntax.self) { return expression(node.expression) }
      if let node = node.as(ValueBindingPatternSyntax.self) { return pattern(node.pattern) }
      if let node = node.as(IsTypePatternSyntax.self) {
        let place = file.place(of: node)
        return .cast(.other([], place), TypeName(node.type), place)
      }
      return .other([], file.place(of: node))
    }

    mutating func readInitialValue(of name: String, _ node: ExprSyntax, at place: Place) {
      let value = expression(node)
      add(.assign(.member(.name("self", place), name, place), value), at: place)
    }
  }

  extension CodeBlockItemSyntax {
    /// True for a statement after which the block does not go on.
    fileprivate var leaves: Bool {
      guard case .stmt(let statement) = item else { return false }
      return statement.is(ReturnStmtSyntax.self) || statement.is(ThrowStmtSyntax.self)
        || statement.is(BreakStmtSyntax.self) || statement.is(ContinueStmtSyntax.self)
    }
  }

  extension PatternSyntax {
    /// The names that a pattern declares.
    var names: [String] {
      if let node = self.as(IdentifierPatternSyntax.self) { return [node.identifier.text] }
      if let node = self.as(TuplePatternSyntax.self) {
        return node.elements.flatMap { $0.pattern.names }
      }
      if let node = self.as(ValueBindingPatternSyntax.self) { return node.pattern.names }
      if let node = self.as(ExpressionPatternSyntax.self) {
        return node.expression.boundNames(depth: 0)
      }
      return []
    }
  }

  extension ExprSyntax {
    /// The names in a pattern such as `.shop(let item)`.
    fileprivate func boundNames(depth: Int) -> [String] {
      guard depth < 20 else { return [] }
      if let node = self.as(PatternExprSyntax.self) { return node.pattern.names }
      if let node = self.as(FunctionCallExprSyntax.self) {
        return node.arguments.flatMap { $0.expression.boundNames(depth: depth + 1) }
      }
      if let node = self.as(TupleExprSyntax.self) {
        return node.elements.flatMap { $0.expression.boundNames(depth: depth + 1) }
      }
      if let node = self.as(SequenceExprSyntax.self) {
        return node.elements.flatMap { $0.boundNames(depth: depth + 1) }
      }
      return []
    }
  }
#endif
