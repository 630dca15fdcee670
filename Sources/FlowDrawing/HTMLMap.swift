package import FlowGraph
import FlowOutput

/// A map as one page that needs nothing else: pan, zoom, search, and a click shows a flow.
package enum HTMLMap {
  /// Returns the page of a map; links lead to files below `source`.
  package static func text(_ map: FlowMap, source: String = "") -> String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>The flows of the app</title>
    <style>
    \(style)
    </style>
    </head>
    <body>
    <header>
    <h1>Flows</h1>
    <label>Search <input id="search" type="search" placeholder="flow, route or screen"></label>
    <label>Show <select id="filter"><option value="">all flows</option>
    <option value="links">flows with links</option><option value="output">flows with a result</option>
    <option value="guards">flows that guard</option></select></label>
    <span class="zoom"><button id="out" aria-label="Smaller">−</button>
    <button id="fit">Fit</button><button id="in" aria-label="Larger">+</button></span>
    <output id="count"></output>
    </header>
    <main>
    <div id="canvas" tabindex="0" aria-label="Map: arrow keys move, plus and minus zoom">
    \(SVGMap(map, source: source).text)
    </div>
    <aside id="details" tabindex="-1" aria-label="Details" aria-live="polite"><p>Click a flow, or press Enter on it, to see it. Escape leads back to the flow.</p></aside>
    </main>
    <script type="application/json" id="map">\(JSONMap.value(map).text)</script>
    <script>
    const source = \(quote(source));
    \(script)
    </script>
    </body>
    </html>

    """
  }

  private static func quote(_ text: String) -> String {
    "\""
      + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing(
        "<", with: "\\u003C")
      + "\""
  }

  private static let style = """
    :root { color-scheme: light dark; --page: light-dark(#fff, #1c1c1e); --bar: light-dark(#f2f2f7, #2c2c2e);
      --ink: light-dark(#1c1c1e, #f2f2f7); --edge: light-dark(#c7c7cc, #48484a); }
    * { box-sizing: border-box; }
    body { margin: 0; height: 100dvh; display: flex; flex-direction: column; background: var(--page);
      color: var(--ink); font: 15px ui-sans-serif, system-ui, sans-serif; }
    header { display: flex; flex-wrap: wrap; gap: 8px 14px; align-items: center; padding: 8px 12px;
      background: var(--bar); border-bottom: 1px solid var(--edge); }
    h1 { margin: 0; font-size: 17px; } h2 { font-size: 17px; } h3 { font-size: 15px; }
    input, select, button { font: inherit; min-height: 34px; padding: 2px 10px; }
    main { flex: 1; display: flex; min-height: 0; }
    #canvas { flex: 1; overflow: hidden; position: relative; cursor: grab; touch-action: none; min-width: 0; }
    #canvas:focus-visible, aside:focus-visible { outline: 3px solid #3a6ea5; outline-offset: -3px; }
    #canvas > svg { position: absolute; transform-origin: 0 0; max-width: none; }
    .flow { cursor: pointer; } .flow:focus-visible rect, .flow.chosen rect { stroke: #3a6ea5; stroke-width: 3; }
    .faded { opacity: .15; }
    aside { width: 340px; overflow: auto; padding: 4px 14px 20px; border-left: 1px solid var(--edge); }
    aside li { margin: 3px 0; overflow-wrap: anywhere; }
    @media (max-width: 700px) { main { flex-direction: column; }
      aside { width: auto; height: 40%; border-left: 0; border-top: 1px solid var(--edge); } }
    """

  private static let script = """
    const map = JSON.parse(document.getElementById("map").textContent);
    const details = document.getElementById("details");
    const canvas = document.getElementById("canvas"), svg = canvas.querySelector("svg");
    const flows = [...svg.querySelectorAll(".flow")], lines = [...svg.querySelectorAll(".line")];
    const byKey = new Map(map.flows.map(f => [f.module + "/" + f.name, f]));
    let x = 0, y = 0, zoom = 1;
    let rest = 0;
    const draw = () => {
      svg.style.transform = `translate(${x}px, ${y}px) scale(${zoom})`;
      // The browser moves one picture meanwhile, and draws it sharply again afterwards.
      svg.style.willChange = "transform"; clearTimeout(rest);
      rest = setTimeout(() => { svg.style.willChange = ""; }, 200);
    };
    const fit = () => {
      const w = svg.viewBox.baseVal.width, h = svg.viewBox.baseVal.height;
      zoom = Math.min(canvas.clientWidth / w, canvas.clientHeight / h, 1.2);
      if (zoom < .45) zoom = .45;
      x = Math.max(0, (canvas.clientWidth - w * zoom) / 2); y = 0; draw();
    };
    const scale = (factor, cx = canvas.clientWidth / 2, cy = canvas.clientHeight / 2) => {
      const next = Math.min(4, Math.max(.1, zoom * factor));
      x = cx - (cx - x) * next / zoom; y = cy - (cy - y) * next / zoom; zoom = next; draw();
    };
    document.getElementById("in").onclick = () => scale(1.25);
    document.getElementById("out").onclick = () => scale(.8);
    document.getElementById("fit").onclick = fit;
    canvas.addEventListener("wheel", e => {
      e.preventDefault();
      const box = canvas.getBoundingClientRect();
      if (e.ctrlKey || e.metaKey) scale(Math.exp(-e.deltaY / 200), e.clientX - box.left, e.clientY - box.top);
      else { x -= e.deltaX; y -= e.deltaY; draw(); }
    }, { passive: false });
    let held = null, wasDragged = false;
    canvas.addEventListener("pointerdown", e => {
      held = [e.clientX - x, e.clientY - y, e.clientX, e.clientY]; wasDragged = false;
    });
    window.addEventListener("pointermove", e => {
      if (!held) return;
      wasDragged ||= Math.hypot(e.clientX - held[2], e.clientY - held[3]) > 4;
      if (wasDragged) { x = e.clientX - held[0]; y = e.clientY - held[1]; draw(); }
    });
    for (const end of ["pointerup", "pointercancel"]) window.addEventListener(end, () => { held = null; });
    // Tab leads to flows outside of the picture.
    canvas.addEventListener("focusin", e => {
      canvas.scrollTo(0, 0);
      if (e.target === canvas || held) return;
      const box = canvas.getBoundingClientRect(), flow = e.target.getBoundingClientRect();
      if (flow.left < box.left || flow.right > box.right) x += box.left + box.width / 2 - (flow.left + flow.right) / 2;
      if (flow.top < box.top || flow.bottom > box.bottom) y += box.top + box.height / 2 - (flow.top + flow.bottom) / 2;
      draw();
    });
    canvas.addEventListener("keydown", e => {
      const step = { ArrowLeft: [60, 0], ArrowRight: [-60, 0], ArrowUp: [0, 60], ArrowDown: [0, -60] }[e.key];
      if (step) { x += step[0]; y += step[1]; draw(); }
      else if (e.key === "+") scale(1.25); else if (e.key === "-") scale(.8); else if (e.key === "0") fit();
      else return;
      e.preventDefault();
    });
    const item = (text, place) => {
      const li = document.createElement("li");
      if (!place) { li.textContent = text; return li; }
      const a = document.createElement("a");
      a.href = source + place.file + "#L" + place.line; a.textContent = text; li.append(a); return li;
    };
    const list = (title, items) => {
      if (!items.length) return [];
      const h = document.createElement("h3"), ul = document.createElement("ul");
      h.textContent = title; ul.append(...items); return [h, ul];
    };
    const choose = element => {
      flows.forEach(f => f.classList.toggle("chosen", f === element));
      const flow = byKey.get(element.dataset.flow);
      lines.forEach(l => l.classList.toggle("faded",
        l.dataset.from !== element.dataset.flow && l.dataset.to !== element.dataset.flow));
      const h = document.createElement("h2"), p = document.createElement("p");
      h.textContent = flow.name;
      p.textContent = `A ${flow.model}` + (flow.module ? ` in ${flow.module}` : "") + (flow.output ? `, returns ${flow.output}` : "");
      const where = document.createElement("ul");
      where.append(item(`${flow.place.file}:${flow.place.line}`, flow.place));
      details.replaceChildren(h, p, where,
        ...list("Routes", flow.routes.map(r => item(r.name + ": " + r.goals.map(g => g.name).join(", "), r.place))),
        ...list("Steps", flow.edges.map(e => item([e.from ? "on " + e.from + ":" : "", e.verb,
          e.route || e.flow || "", e.style ? "as " + e.style : "", e.certainty === "proven" ? "" : "(" + e.certainty + ")",
          e.taken === undefined ? "" : e.taken ? "— taken" : "— never taken"]
          .filter(Boolean).join(" "), e.place))),
        ...list("Taken but not found in the sources", (map.unseen || [])
          .filter(s => s.split(" ")[0] === flow.name.split(".").pop()).map(s => item(s))),
        ...list("Links", flow.links.map(l => item("/" + l.pattern + (l.forward ? ` is forwarded to /${l.forward}` : l.route ? " opens " + l.route : ""), l.place))));
    };
    // A drawing alone is one picture with links; here each flow is a button, and its links stand beside the drawing.
    svg.setAttribute("role", "group");
    svg.querySelectorAll("a").forEach(a => { a.removeAttribute("href"); });
    flows.forEach(f => {
      f.tabIndex = 0; f.setAttribute("role", "button");
      f.setAttribute("aria-label", f.querySelector(".name").textContent);
      f.addEventListener("click", () => { if (!wasDragged) choose(f); });
      f.addEventListener("keydown", e => {
        if (e.key !== "Enter" && e.key !== " ") return;
        choose(f); details.focus(); e.preventDefault();
      });
    });
    // Else the links come after all other flows.
    details.addEventListener("keydown", e => { if (e.key === "Escape") svg.querySelector(".chosen")?.focus(); });
    const search = document.getElementById("search"), filter = document.getElementById("filter");
    const show = () => {
      const words = search.value.toLowerCase(); let count = 0;
      flows.forEach(f => {
        const flow = byKey.get(f.dataset.flow);
        const text = (flow.name + " " + f.textContent).toLowerCase();
        const kind = filter.value;
        const fits = text.includes(words) && (!kind || (kind === "links" ? flow.links.length
          : kind === "output" ? flow.output : flow.guards));
        f.classList.toggle("faded", !fits); if (fits) count++;
      });
      document.getElementById("count").textContent = `${count} of ${flows.length} flows`;
    };
    search.oninput = show; filter.onchange = show;
    window.addEventListener("keydown", e => {
      if (e.key === "/" && document.activeElement !== search) { search.focus(); e.preventDefault(); }
    });
    window.addEventListener("resize", fit);
    fit(); show();
    """
}
