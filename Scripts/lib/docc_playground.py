"""Writes the playground: each tutorial with its app beside it.

The apps run in the library's host for browsers, so the site needs a program that serves them. Each page has a hint for readers
elsewhere, which the program of `make docs-serve` replaces by a frame with the app.
"""

import html

from docc_pages import Page
from tutorials import app_of

WORDS = {
    "en": ("Read this beside the running app", "The app does not run on this site. To run it, type <code>make docs-serve</code> in a copy of the repository, and open this page at the address that it prints."),
    "ko": ("실행 중인 앱을 옆에 두고 읽기", "이 사이트에서는 앱이 실행되지 않습니다. 저장소에서 <code>make docs-serve</code>를 실행한 뒤, 출력된 주소에서 이 페이지를 여세요."),
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
<div class="app"><!--app {base}/apps/{app_of(name).lower()}/--><p>{WORDS[language(name)][1]}</p><!--/app--></div>
{Page(data, base).html()}
</html>
"""
    page = site / "playground" / name / "index.html"
    page.parent.mkdir(parents=True)
    page.write_text(text, encoding="utf-8")
