#if FlowTool
  import FlowFacts
  import SwiftSyntax

  extension DeclarationReader {
    /// Adds a routine whose body was read.
    func add(
      _ body: BodyReader, _ id: RoutineID, _ kind: Routine.Kind, _ name: String, _ owner: String?,
      parameters: [Routine.Parameter] = [], result: TypeName? = nil, words: Set<String> = [],
      captures: [Routine.Capture] = [], parent: RoutineID? = nil, at place: Place
    ) {
      file.routines[id.index] = Routine(
        id: id, kind: kind, name: name, owner: owner, module: file.module, parameters: parameters,
        result: result, modifiers: words, captures: captures, parent: parent,
        events: body.events, hasForced: body.hasForced, place: place)
    }

    func readFunction(_ node: FunctionDeclSyntax, in owner: String?, parent: RoutineID?) {
      let id = file.reserve()
      var body = BodyReader(self, id: id, owner: owner)
      if let statements = node.body?.statements { body.read(statements, returnsLast: true) }
      var words = Set(node.modifierWords + node.attributes.names)
      if node.body == nil { words.insert("requirement") }
      add(
        body, id, .function, node.name.text, owner,
        parameters: node.signature.parameterClause.facts(node.genericParameterClause),
        result: node.signature.returnClause.map { TypeName($0.type) },
        words: words, parent: parent, at: file.place(of: node.name))
    }

    func readInitializer(_ node: InitializerDeclSyntax, in owner: String?) {
      let id = file.reserve()
      var body = BodyReader(self, id: id, owner: owner)
      if let statements = node.body?.statements { body.read(statements) }
      add(
        body, id, .initializer, "init", owner,
        parameters: node.signature.parameterClause.facts(node.genericParameterClause),
        words: Set(node.modifierWords + node.attributes.names),
        at: file.place(of: node.initKeyword))
    }

    /// Reads the accessors and the first values of properties.
    func readAccessors(of node: VariableDeclSyntax, in owner: String?) {
      for binding in node.bindings {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
          continue
        }
        let place = file.place(of: name)
        if let value = binding.initializer?.value {
          let id = file.reserve()
          var body = BodyReader(self, id: id, owner: owner)
          body.readInitialValue(of: name.text, value, at: place)
          add(body, id, .initialValue, name.text, owner, at: place)
        }
        let type = binding.typeAnnotation.map { TypeName($0.type) }
        switch binding.accessorBlock?.accessors {
        case .getter(let items):
          let id = file.reserve()
          var body = BodyReader(self, id: id, owner: owner)
          body.read(items, returnsLast: true)
          add(body, id, .getter, name.text, owner, result: type, at: place)
        case .accessors(let accessors):
          for accessor in accessors {
            guard let items = accessor.body?.statements else { continue }
            let isGetter = accessor.accessorSpecifier.text == "get"
            let id = file.reserve()
            var body = BodyReader(self, id: id, owner: owner)
            body.read(items, returnsLast: isGetter)
            add(
              body, id, isGetter ? .getter : .setter, name.text, owner,
              result: isGetter ? type : nil, at: place)
          }
        default: break
        }
      }
    }

    /// The facts of the properties of a declaration.
    func properties(of node: VariableDeclSyntax) -> [PropertyFact] {
      let words = Set(node.modifierWords + node.attributes.names)
      let strength: Strength =
        words.contains("weak")
        ? .weak
        : words.contains { $0.hasPrefix("unowned") } ? .unowned : .strong
      return node.bindings.enumerated().compactMap { index, binding in
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
          return nil
        }
        // In `let a, b: T` the type stands at the last one.
        let annotation =
          binding.typeAnnotation
          ?? node.bindings.dropFirst(index).first {
            $0.typeAnnotation != nil
          }?.typeAnnotation
        return PropertyFact(
          name.text, type: annotation.map { TypeName($0.type) }, strength: strength,
          isStored: binding.isStored,
          isConstant: node.bindingSpecifier.tokenKind == .keyword(.let), modifiers: words,
          place: file.place(of: name))
      }
    }
  }

  extension AttributeListSyntax {
    /// The names of the attributes, with their marks.
    var names: [String] {
      compactMap { $0.as(AttributeSyntax.self)?.attributeName }.map { type in
        // A description is made by walking over a copy of the tree.
        if let name = type.as(IdentifierTypeSyntax.self), name.genericArgumentClause == nil {
          return "@" + name.name.text
        }
        return "@" + type.trimmedDescription
      }
    }
  }

  extension PatternBindingSyntax {
    /// True if it has storage: no accessors, or only observers.
    fileprivate var isStored: Bool {
      switch accessorBlock?.accessors {
      case nil: true
      case .accessors(let all):
        all.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
      default: false
      }
    }
  }

  extension FunctionParameterClauseSyntax {
    /// The parameters; a generic type is replaced by its bound.
    func facts(_ generics: GenericParameterClauseSyntax?) -> [Routine.Parameter] {
      var bounds: [String: TypeName] = [:]
      if let generics {
        for parameter in generics.parameters {
          if let bound = parameter.inheritedType {
            bounds[parameter.name.text] = TypeName(bound)
          }
        }
      }
      return parameters.map { parameter in
        let type = TypeName(parameter.type)
        let bound = bounds[type.name].map { type.isOptional ? $0.optional : $0 }
        return Routine.Parameter(
          label: parameter.firstName.text == "_" ? nil : parameter.firstName.text,
          name: (parameter.secondName ?? parameter.firstName).text, type: bound ?? type,
          hasDefault: parameter.defaultValue != nil)
      }
    }
  }
#endif
