#if FlowTool
  import FlowFacts
  import SwiftSyntax

  /// Reads the declarations of a file, with the types that they stand in.
  final class DeclarationReader {
    let file: FileReader
    var imports: Set<String> = []
    private var depth = 0

    init(_ file: FileReader) { self.file = file }

    func read(_ tree: SourceFileSyntax) {
      read(tree.statements, in: nil)
    }

    private func read(_ items: CodeBlockItemListSyntax, in owner: String?) {
      var steps: [CodeBlockItemSyntax] = []
      for item in items {
        switch item.item {
        case .decl(let declaration): read(declaration, in: owner)
        default: steps.append(item)
        }
      }
      guard !steps.isEmpty else { return }
      let id = file.reserve()
      var body = BodyReader(self, id: id, owner: owner)
      body.read(CodeBlockItemListSyntax(steps))
      add(body, id, .function, "top level", owner, at: file.place(of: steps[0]))
    }

    /// Reads one declaration; returns `false` if it is none that is known.
    @discardableResult
    func read(_ declaration: DeclSyntax, in owner: String?, parent: RoutineID? = nil) -> Bool {
      guard depth < 60 else { return true }
      file.visitCount += 1
      depth += 1
      defer { depth -= 1 }
      if let node = declaration.as(ImportDeclSyntax.self) {
        imports.insert(node.path.first?.name.text ?? "")
      } else if let node = declaration.as(ClassDeclSyntax.self) {
        readType(
          node, .class, node.name, node.inheritanceClause, node.genericParameterClause, owner)
      } else if let node = declaration.as(StructDeclSyntax.self) {
        readType(
          node, .struct, node.name, node.inheritanceClause, node.genericParameterClause, owner)
      } else if let node = declaration.as(EnumDeclSyntax.self) {
        readType(node, .enum, node.name, node.inheritanceClause, node.genericParameterClause, owner)
      } else if let node = declaration.as(ActorDeclSyntax.self) {
        readType(
          node, .actor, node.name, node.inheritanceClause, node.genericParameterClause, owner)
      } else if let node = declaration.as(ProtocolDeclSyntax.self) {
        readType(node, .protocol, node.name, node.inheritanceClause, nil, owner)
      } else if let node = declaration.as(ExtensionDeclSyntax.self) {
        readExtension(node)
      } else if let node = declaration.as(IfConfigDeclSyntax.self) {
        for clause in node.clauses {
          switch clause.elements {
          case .statements(let items): read(items, in: owner)
          case .decls(let members):
            for member in members { read(member.decl, in: owner, parent: parent) }
          default: break
          }
        }
      } else if let node = declaration.as(FunctionDeclSyntax.self) {
        readFunction(node, in: owner, parent: parent)
      } else if let node = declaration.as(InitializerDeclSyntax.self) {
        readInitializer(node, in: owner)
      } else if let node = declaration.as(DeinitializerDeclSyntax.self) {
        let id = file.reserve()
        var body = BodyReader(self, id: id, owner: owner)
        if let statements = node.body?.statements { body.read(statements) }
        add(body, id, .deinitializer, "deinit", owner, at: file.place(of: node.deinitKeyword))
      } else if let node = declaration.as(VariableDeclSyntax.self), parent == nil {
        readAccessors(of: node, in: owner)
      } else {
        return false
      }
      return true
    }

    private func readType(
      _ node: some DeclGroupSyntax & WithModifiersSyntax, _ kind: TypeFact.Kind,
      _ name: TokenSyntax,
      _ inheritance: InheritanceClauseSyntax?, _ generics: GenericParameterClauseSyntax?,
      _ owner: String?
    ) {
      let full = (owner.map { $0 + "." } ?? "") + name.text
      var parameters: [String: TypeName] = [:]
      // An empty list of parameters instead would be a tree of its own.
      if let generics {
        for parameter in generics.parameters {
          parameters[parameter.name.text] =
            parameter.inheritedType.map { TypeName($0) }
            ?? TypeName("Any")
        }
      }
      for member in node.memberBlock.members where kind == .protocol {
        guard let type = member.decl.as(AssociatedTypeDeclSyntax.self) else { continue }
        parameters[type.name.text] =
          type.inheritanceClause?.inheritedTypes.first.map { TypeName($0.type) } ?? TypeName("Any")
      }
      readMembers(
        of: node, named: full, kind, inheritance, parameters, at: file.place(of: name))
    }

    private func readExtension(_ node: ExtensionDeclSyntax) {
      let name = TypeName(node.extendedType).name
      readMembers(
        of: node, named: name, .extension, node.inheritanceClause, [:],
        at: file.place(of: node.extendedType))
    }

    private func readMembers(
      of node: some DeclGroupSyntax & WithModifiersSyntax, named name: String,
      _ kind: TypeFact.Kind,
      _ inheritance: InheritanceClauseSyntax?, _ generics: [String: TypeName], at place: Place
    ) {
      var members = MemberFacts()
      gather(node.memberBlock.members, into: &members)
      file.types.append(
        TypeFact(
          name: name, module: file.module, kind: kind,
          inherited: inheritance?.inheritedTypes.map { TypeName($0.type) } ?? [],
          generics: generics, properties: members.properties, cases: members.cases,
          aliases: members.aliases, modifiers: Set(node.words), place: place))
      for member in node.memberBlock.members { read(member.decl, in: name) }
    }

    private func gather(_ members: MemberBlockItemListSyntax, into facts: inout MemberFacts) {
      for member in members {
        if let node = member.decl.as(VariableDeclSyntax.self) {
          facts.properties += properties(of: node)
        } else if let node = member.decl.as(EnumCaseDeclSyntax.self) {
          for element in node.elements {
            let values = element.parameterClause?.parameters.map {
              Routine.Parameter(
                label: $0.firstName?.text, name: $0.firstName?.text ?? "", type: TypeName($0.type))
            }
            facts.cases.append(
              TypeFact.Case(element.name.text, values ?? [], file.place(of: element)))
          }
        } else if let node = member.decl.as(TypeAliasDeclSyntax.self) {
          facts.aliases[node.name.text] = TypeName(node.initializer.value)
        } else if let node = member.decl.as(IfConfigDeclSyntax.self) {
          for clause in node.clauses {
            if case .decls(let members) = clause.elements { gather(members, into: &facts) }
          }
        }
      }
    }
  }

  /// What the members of a type say.
  private struct MemberFacts {
    var properties: [PropertyFact] = []
    var cases: [TypeFact.Case] = []
    var aliases: [String: TypeName] = [:]
  }

  extension WithModifiersSyntax {
    /// The words before the declaration.
    var modifierWords: [String] {
      modifiers.map { $0.name.text + ($0.detail.map { "(\($0.detail.text))" } ?? "") }
    }
  }

  extension DeclGroupSyntax where Self: WithModifiersSyntax {
    fileprivate var words: [String] {
      modifierWords
        + attributes.names
    }
  }
#endif
