"""The tutorials, and the apps of their last states."""

from typing import NamedTuple


class App(NamedTuple):
    # The target in the package Examples.
    target: str
    # Buttons to press, and the text that the last one leads to.
    use: tuple


class Tutorial(NamedTuple):
    # The target in the package StandIns that tests the last state.
    target: str
    # The tutorial whose last state is the app beside this one.
    app: str


# By the tutorial that ends in the app, which the playground serves at its name in small letters.
APPS = {
    "A-first-flow": App("FirstCafe", ("Latte", "4 euros")),
    "A-child-flow-and-its-result": App("OrderCafe", ("Latte", "Order", "large", "Latte, large")),
    "Login-main-logout-and-links": App("LoginCafe", ("Log in", "Latte", "4 euros")),
    "From-hand-written-coordinators": App("MovedApp", ("To main", "Home")),
}
TUTORIALS = {
    "A-first-flow": Tutorial("FirstFlowTutorial", "A-first-flow"),
    "A-child-flow-and-its-result": Tutorial("ChildFlowTutorial", "A-child-flow-and-its-result"),
    "Login-main-logout-and-links": Tutorial("LoginTutorial", "Login-main-logout-and-links"),
    "Tests-without-a-simulator": Tutorial("TestsTutorial", "Login-main-logout-and-links"),
    "With-SwiftUI": Tutorial("SwiftUITutorial", "Login-main-logout-and-links"),
    "From-hand-written-coordinators": Tutorial("HandWrittenTutorial", "From-hand-written-coordinators"),
}
_BY_PAGE = {name.lower(): tutorial.app for name, tutorial in TUTORIALS.items()}


def app_of(page):
    """Returns the name of the app of a tutorial's page, translated or not; `None` for other pages."""
    return _BY_PAGE.get(page.removeprefix("ko-"))
