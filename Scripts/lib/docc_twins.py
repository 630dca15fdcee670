"""Completes the Markdown twin of a page.

DocC leaves out the members of a type, all but the last state of a tutorial's files, and the texts of links.
"""

import re

INLINE = {"emphasis": "*", "newTerm": "*", "strong": "**"}
# A page of a function has brackets in its address.
LINK = re.compile(r"\[(?P<text>[^\[\]]*)\]\((?P<address>/documentation/(?:[^()\s]|\([^()\s]*\))*)\)")


def completed(twin, data):
    """The twin with addresses in place of DocC's identifiers, and with what DocC leaves out."""
    references = data.get("references", {})
    if "tasks" in [section["kind"] for section in data.get("sections", [])]:
        head = twin.partition("-->")[0] + "-->\n\n"
        return head + Tutorial(references).text(data["sections"])
    twin = re.sub(r"``doc://[^/`]+(/documentation/[^`]*?)([^/`]+)``", r"[`\2`](\1\2)", twin)
    twin = re.sub(r"doc://[^/)\s]+(/(?:documentation|tutorials)/)", r"\1", twin)
    twin = linked(twin, data)
    if "\n## Topics\n" in twin or not data.get("topicSections"):
        return twin
    groups = [f"\n### {group['title']}\n\n{members(group, references)}" for group in data["topicSections"]]
    return twin.rstrip() + "\n\n## Topics\n" + "".join(groups)


def linked(twin, data):
    """The twin with each link's own text, and with links to twins; DocC writes the title and the address of the page."""
    texts = {}
    for content in (data.get("abstract"), data.get("primaryContentSections")):
        for link in links(content):
            texts.setdefault(path(link["identifier"]), []).append(link)

    def replace(match):
        address = match["address"]
        waiting = texts.get(address.lower())
        text = match["text"]
        if waiting:
            own = waiting.pop(0).get("overridingTitleInlineContent")
            text = Tutorial({}).inline(own) if own else text
        page, mark, place = address.partition("#")
        return f"[{text}](/data{page.lower()}.md{mark}{place})"

    return LINK.sub(replace, twin)


def links(content):
    """All links in a part of a page, in their order."""
    if isinstance(content, list):
        return [link for item in content for link in links(item)]
    if not isinstance(content, dict):
        return []
    own = [content] if content.get("type") == "reference" else []
    return own + [link for part in content.values() for link in links(part)]


def path(identifier):
    """The address of a page without what DocC puts before it, and without capitals."""
    return re.sub(r"^doc://[^/]*", "", identifier).lower()


def members(group, references):
    known = [references[identifier] for identifier in group["identifiers"] if identifier in references]
    lines = [f"- [`{r['title']}`](/data{r['url'].lower()}.md): {Tutorial(references).inline(r.get('abstract', []))}\n" for r in known]
    return "".join(lines)


class Tutorial:
    """A tutorial with the code of each step."""

    def __init__(self, references):
        self.references = references

    def text(self, sections):
        parts = []
        for section in sections:
            if section["kind"] == "hero":
                parts += [f"# {section['title']}", self.blocks(section.get("content", []))]
            elif section["kind"] == "tasks":
                for number, task in enumerate(section["tasks"], 1):
                    parts += self.task(number, task)
        return "\n\n".join(parts) + "\n"

    def task(self, number, task):
        yield f"## Section {number}: {task['title']}"
        for section in task["contentSection"]:
            yield self.blocks(section.get("content", []))
        steps = 0
        for step in task["stepsSection"]:
            if step["type"] != "step":
                yield self.blocks([step])
                continue
            steps += 1
            yield f"### Step {steps}"
            yield self.blocks(step.get("content", []) + step.get("caption", []))
            code = self.references.get(step.get("code") or "")
            if code:
                yield f"*{code['fileName']}*"
                yield "```swift\n" + "\n".join(code["content"]) + "\n```"

    def blocks(self, content):
        return "\n\n".join(self.block(item) for item in content)

    def block(self, item):
        if item["type"] == "paragraph":
            return self.inline(item["inlineContent"])
        if item["type"] == "codeListing":
            return "```\n" + "\n".join(item["code"]) + "\n```"
        return self.blocks(item.get("content", []))

    def inline(self, content):
        return "".join(self.piece(item) for item in content)

    def piece(self, item):
        kind = item["type"]
        if kind == "text":
            return item["text"].replace("\n", " ")
        if kind == "codeVoice":
            return f"`{item['code']}`"
        if kind == "reference":
            found = self.references[item["identifier"]]
            return f"[{found['title']}]({found['url']})"
        if kind == "link":
            return f"[{item['title']}]({item['destination']})"
        mark = INLINE.get(kind, "")
        return mark + self.inline(item.get("inlineContent", [])) + mark
