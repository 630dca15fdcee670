"""Writes DocC's render data as plain HTML, for readers without JavaScript."""

import html

STYLE = """
  .plain { max-width: 44rem; margin: 0 auto; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere }
  .plain pre { overflow-x: auto; padding: .75rem; background: #8881; border-radius: .5rem }
  .plain aside { border-left: .25rem solid #8888; padding-left: .75rem; margin: 1rem 0 }
  .plain table { display: block; overflow-x: auto } .plain td, .plain th { padding: .25rem .5rem; text-align: left }
  .plain img { max-width: 100% }
  @media (prefers-color-scheme: dark) { body { background: #000; color: #eee } .plain a { color: #6bf } }
"""

INLINE = {"emphasis": "em", "strong": "strong", "newTerm": "em", "strikethrough": "s", "subscript": "sub", "superscript": "sup"}


class Page:
    """One page: an article, a symbol, a tutorial, or the overview of tutorials."""

    def __init__(self, data, base):
        self.data, self.base = data, base
        self.references = data.get("references", {})

    def html(self):
        metadata = self.data.get("metadata", {})
        parts = [f"<p>{self.trail()}</p>"]
        if metadata.get("roleHeading"):
            parts.append(f"<p>{html.escape(metadata['roleHeading'])}</p>")
        if metadata.get("title") and self.data["kind"] in ("symbol", "article"):
            parts.append(f"<h1>{html.escape(metadata['title'])}</h1>")
        if self.data.get("abstract"):
            parts.append(f"<p>{self.inline(self.data['abstract'])}</p>")
        for section in self.data.get("primaryContentSections", []) + self.data.get("sections", []):
            parts.append(self.section(section))
        for name in ("topicSections", "relationshipsSections", "seeAlsoSections"):
            groups = self.data.get(name, [])
            title = {"topicSections": "Topics", "seeAlsoSections": "See also"}.get(name)
            if groups and title:
                parts.append(f"<h2>{title}</h2>")
            parts += [self.group(group) for group in groups]
        return f'<div class="plain"><style>{STYLE}</style>\n' + "\n".join(parts) + "\n</div>"

    def trail(self):
        paths = self.data.get("hierarchy", {}).get("paths") or [[]]
        links = [f'<a href="{self.base}/documentation/">Documentation</a>']
        # A tutorial's chapter has no page of its own.
        named = paths[0][:1] if self.data["kind"] == "project" else paths[0]
        return " / ".join(links + [self.link(identifier) for identifier in named])

    def link(self, identifier, text=None):
        found = self.references.get(identifier, {})
        title = text or html.escape(found.get("title") or identifier.rsplit("/", 1)[-1])
        if found.get("kind") == "symbol" and not text:
            title = f"<code>{title}</code>"
        url = found.get("url")
        if not url:
            return title
        return f'<a href="{html.escape(self.base + url if url.startswith("/") else url)}">{title}</a>'

    def group(self, group):
        items = []
        for identifier in group["identifiers"]:
            abstract = self.inline(self.references.get(identifier, {}).get("abstract", []))
            items.append(f"<li>{self.link(identifier)} {abstract}</li>")
        title = f"<h3>{html.escape(group['title'])}</h3>" if group.get("title") else ""
        return f"{title}<ul>{''.join(items)}</ul>"

    def section(self, section):
        kind = section["kind"]
        if kind == "declarations":
            tokens = ["".join(t["text"] for t in d["tokens"]) for d in section["declarations"]]
            return "".join(f"<pre><code>{html.escape(t)}</code></pre>" for t in tokens)
        if kind == "parameters":
            rows = [f"<dt><code>{p['name']}</code></dt><dd>{self.blocks(p['content'])}</dd>" for p in section["parameters"]]
            return f"<h2>Parameters</h2><dl>{''.join(rows)}</dl>"
        if kind == "hero":
            return f"<h1>{html.escape(section['title'])}</h1>{self.blocks(section.get('content', []))}"
        if kind == "volume":
            return "".join(self.chapter(chapter) for chapter in section["chapters"])
        if kind == "tasks":
            return "".join(self.task(task) for task in section["tasks"])
        if kind == "assessments":
            return ""
        return self.blocks(section.get("content", []))

    def chapter(self, chapter):
        links = []
        for identifier in chapter["tutorials"]:
            abstract = self.inline(self.references.get(identifier, {}).get("abstract", []))
            links.append(f"<li>{self.link(identifier)} {abstract}</li>")
        title = html.escape(chapter.get("name") or "")
        return f"<h2>{title}</h2>{self.blocks(chapter.get('content', []))}<ol>{''.join(links)}</ol>"

    def task(self, task):
        parts = [f"<h2>{html.escape(task['title'])}</h2>"]
        for section in task["contentSection"]:
            parts.append(self.blocks(section.get("content", [])))
        steps = []
        for step in task["stepsSection"]:
            if step["type"] != "step":
                steps.append(self.block(step))
                continue
            text = self.blocks(step.get("content", []) + step.get("caption", []))
            code = self.references.get(step.get("code") or "")
            if code:
                lines = html.escape("\n".join(code["content"]))
                text += f"<p>{html.escape(code['fileName'])}</p><pre><code>{lines}</code></pre>"
            steps.append(f"<li>{text}</li>")
        return "".join(parts) + f"<ol>{''.join(steps)}</ol>"

    def blocks(self, content):
        return "".join(self.block(item) for item in content)

    def block(self, item):
        kind = item["type"]
        if kind == "paragraph":
            return f"<p>{self.inline(item['inlineContent'])}</p>"
        if kind == "heading":
            return f"<h{item['level']}>{html.escape(item['text'])}</h{item['level']}>"
        if kind == "codeListing":
            code = html.escape("\n".join(item["code"]))
            return f"<pre><code>{code}</code></pre>"
        if kind in ("unorderedList", "orderedList"):
            tag = "ul" if kind == "unorderedList" else "ol"
            items = "".join(f"<li>{self.blocks(i['content'])}</li>" for i in item["items"])
            return f"<{tag}>{items}</{tag}>"
        if kind == "aside":
            name = html.escape(item.get("name") or item["style"].capitalize())
            return f"<aside><strong>{name}</strong>{self.blocks(item['content'])}</aside>"
        if kind == "table":
            rows = ["".join(f"<td>{self.blocks(cell)}</td>" for cell in row) for row in item["rows"]]
            return f"<table>{''.join(f'<tr>{row}</tr>' for row in rows)}</table>"
        if kind == "links":
            return self.group({"identifiers": item["items"]})
        if "content" in item:
            return self.blocks(item["content"])
        return self.inline([item])

    def inline(self, content):
        return "".join(self.piece(item) for item in content)

    def piece(self, item):
        kind = item["type"]
        if kind == "text":
            return html.escape(item["text"])
        if kind == "codeVoice":
            return f"<code>{html.escape(item['code'])}</code>"
        if kind in INLINE:
            return f"<{INLINE[kind]}>{self.inline(item['inlineContent'])}</{INLINE[kind]}>"
        if kind == "reference":
            text = self.inline(item["overridingTitleInlineContent"]) if item.get("overridingTitleInlineContent") else None
            return self.link(item["identifier"], text)
        if kind == "link":
            return f'<a href="{html.escape(item["destination"])}">{html.escape(item["title"])}</a>'
        if kind == "image":
            found = self.references.get(item["identifier"], {})
            variants = found.get("variants") or [{}]
            url = variants[0].get("url", "")
            return f'<img src="{html.escape(self.base + url)}" alt="{html.escape(found.get("alt") or "")}">'
        if "inlineContent" in item:
            return self.inline(item["inlineContent"])
        raise ValueError(f"an unknown piece of a page: {kind}")
