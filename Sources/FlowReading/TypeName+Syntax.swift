#if FlowTool
  import FlowFacts
  import SwiftSyntax

  extension TypeName {
    /// Reads a type.
    init(_ syntax: TypeSyntax, depth: Int = 0) {
      guard depth < 40 else {
        self.init("")
        return
      }
      let deeper = depth + 1
      if let type = syntax.as(IdentifierTypeSyntax.self) {
        self.init(type.name.text, Self.arguments(type.genericArgumentClause, deeper))
      } else if let type = syntax.as(MemberTypeSyntax.self) {
        let base = TypeName(type.baseType, depth: deeper)
        self.init(
          base.name + "." + type.name.text, Self.arguments(type.genericArgumentClause, deeper))
      } else if let type = syntax.as(OptionalTypeSyntax.self) {
        self = TypeName(type.wrappedType, depth: deeper).optional
      } else if let type = syntax.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
        let inner = TypeName(type.wrappedType, depth: deeper)
        self.init(inner.name, inner.arguments, isOptional: true, isForced: true)
      } else if let type = syntax.as(ArrayTypeSyntax.self) {
        self.init("Array", [TypeName(type.element, depth: deeper)])
      } else if let type = syntax.as(DictionaryTypeSyntax.self) {
        self.init(
          "Dictionary",
          [TypeName(type.key, depth: deeper), TypeName(type.value, depth: deeper)])
      } else if let type = syntax.as(SomeOrAnyTypeSyntax.self) {
        self = TypeName(type.constraint, depth: deeper)
      } else if let type = syntax.as(AttributedTypeSyntax.self) {
        self = TypeName(type.baseType, depth: deeper)
      } else if let type = syntax.as(FunctionTypeSyntax.self) {
        self.init("->", [TypeName(type.returnClause.type, depth: deeper)])
      } else if let type = syntax.as(CompositionTypeSyntax.self) {
        self.init("&", type.elements.map { TypeName($0.type, depth: deeper) })
      } else if let type = syntax.as(TupleTypeSyntax.self) {
        let parts = type.elements.map { TypeName($0.type, depth: deeper) }
        let labels = type.elements.map { $0.firstName?.text ?? "" }
        self = parts.count == 1 ? parts[0] : TypeName("()", parts, labels: labels)
      } else if let type = syntax.as(MetatypeTypeSyntax.self) {
        self.init("Type", [TypeName(type.baseType, depth: deeper)])
      } else {
        self.init("")
      }
    }

    private static func arguments(
      _ clause: GenericArgumentClauseSyntax?, _ depth: Int
    ) -> [TypeName] {
      clause?.arguments.map { argument in
        guard let type = argument.argument.as(TypeSyntax.self) else { return TypeName("") }
        return TypeName(type, depth: depth)
      } ?? []
    }
  }
#endif
