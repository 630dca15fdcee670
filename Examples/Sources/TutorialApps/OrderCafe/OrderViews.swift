import UsherWeb

/// Registers the views of a drink and of its order.
@MainActor
func registerOrder(in views: WebViews) {
  views.register(DrinkModel.self) { model in
    Text("\(model.drink.price) euros")
    Button("Order") { model.onOrder() }
  }
  views.register(SizeModel.self) { model in
    List {
      for size in model.sizes { Row(size.rawValue) { model.onChoose(size) } }
    }
  }
  views.register(ConfirmModel.self) { model in
    Text("\(model.order.drink.name), \(model.order.size.rawValue)")
    Button("Confirm") { model.onConfirm() }
  }
}
