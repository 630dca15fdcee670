"""Writes the playground: each tutorial with its app beside it.

The app is the library itself, with its host for browsers. A program has to run it: `make docs-serve` puts a frame in the place of
the hint that each page has for readers elsewhere.
"""

import html

from docc_pages import Page

# The app that a tutorial ends in; the pages are in its own language.
APPS = {
    "a-first-flow": "a-first-flow",
    "a-child-flow-and-its-result": "a-child-flow-and-its-result",
    "login-main-logout-and-links": "login-main-logout-and-links",
    "tests-without-a-simulator": "login-main-logout-and-links",
    "with-swiftui": "login-main-logout-and-links",
    "from-hand-written-coordinators": "from-hand-written-coordinators",
    "ko-a-first-flow": "a-first-flow",
    "ko-a-child-flow-and-its-result": "a-child-flow-and-its-result",
    "ko-from-hand-written-coordinators": "from-hand-written-coordinators",
}
WORDS = {
    "en": ("Read this beside the running app", "The app runs where the site is served by the library itself: type <code>make docs-serve</code> in a copy of the repository, and open this page there."),
    "ko": ("실행 중인 앱을 옆에 두고 읽기", "앱은 라이브러리가 직접 사이트를 서비스하는 곳에서 실행됩니다. 저장소에서 <code>make docs-serve</code>를 실행하고 이 페이지를 여세요."),
}
STYLE = """
  :root { color-scheme: light dark }
  body { margin: 0 }
  .app { padding: 1rem; box-sizing: border-box; font: 1rem/1.5 system-ui, sans-serif }
  .app iframe { width: 100%; height: 44rem; border: 1px solid #8886; border-radius: .75rem; box-sizing: border-box }
  .app p { padding: 1rem; background: #8881; border-radius: .5rem }
  @media (min-width: 60rem) {
    body { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 30rem) }
    .app { position: sticky; top: 0; height: 100vh; order: 1 }
    .app iframe { height: 100% }
  }
"""


def language(name):
    return "ko" if name.startswith("ko-") else "en"


def invite(name, data, base):
    """Adds a link to the playground to a tutorial's introduction."""
    title = WORDS[language(name)][0]
    content = [{"type": "text", "text": title}]
    data["references"]["playground"] = {
        "type": "link", "identifier": "playground", "title": title,
        "titleInlineContent": content, "url": f"{base}/playground/{name}/",
    }
    link = {"type": "reference", "identifier": "playground", "isActive": True}
    hero = next(section for section in data["sections"] if section["kind"] == "hero")
    hero["content"].append({"type": "paragraph", "inlineContent": [link]})


def write(name, data, site, base):
    """Writes the page of a tutorial, before it has the link to this page."""
    title = html.escape(data["metadata"]["title"])
    text = f"""<!doctype html>
<html lang="{language(name)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title} | Usher</title>
<style>{STYLE}</style>
<div class="app"><!--app {base}/apps/{APPS[name]}/--><p>{WORDS[language(name)][1]}</p><!--/app--></div>
{Page(data, base).html()}
</html>
"""
    page = site / "playground" / name / "index.html"
    page.parent.mkdir(parents=True)
    page.write_text(text, encoding="utf-8")
