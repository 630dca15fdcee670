"""Completes the Markdown twin of a page: DocC leaves out the members of a type, and all but the last state of a tutorial's files."""

import re

INLINE = {"emphasis": "*", "newTerm": "*", "strong": "**"}


def completed(twin, data):
    """The twin with addresses in place of DocC's identifiers, and with what DocC leaves out."""
    references = data.get("references", {})
    if "tasks" in [section["kind"] for section in data.get("sections", [])]:
        head = twin.partition("-->")[0] + "-->\n\n"
        return head + Tutorial(references).text(data["sections"])
    twin = re.sub(r"``doc://[^/`]+(/documentation/[^`]*?)([^/`]+)``", r"[`\2`](\1\2)", twin)
    twin = re.sub(r"doc://[^/)\s]+(/(?:documentation|tutorials)/)", r"\1", twin)
    if "\n## Topics\n" in twin or not data.get("topicSections"):
        return twin
    groups = [f"\n### {group['title']}\n\n{members(group, references)}" for group in data["topicSections"]]
    return twin.rstrip() + "\n\n## Topics\n" + "".join(groups)


def members(group, references):
    known = [references[identifier] for identifier in group["identifiers"] if identifier in references]
    lines = [f"- [`{r['title']}`]({r['url']}): {Tutorial(references).inline(r.get('abstract', []))}\n" for r in known]
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
