extension Stylesheet {
  /// Colours, fonts and the two variables behind every animation.
  ///
  /// `--p` is the distance of a screen or a modal (0: shown, 1: hidden), `--q` how far a layer is
  /// covered. The script animates both, and a drag sets them.
  static let base = #"""
    @property --p { syntax: "<number>"; inherits: true; initial-value: 0 }
    @property --q { syntax: "<number>"; inherits: true; initial-value: 0 }
    :root {
      --bg: #f2f2f7; --card: #fff; --press: #dddde3; --fill: #e3e3e9;
      --label: #000; --label2: #65656b; --line: rgba(60,60,67,.2);
      --tint: #0063d1; --solid: #0069e0; --soft: #dfeafb; --red: #c4202b; --go: #1a7a36;
      --stage: #e4e7ef; --stage2: #f6f7fa; --bezel: #15161a;
      --dir: 1; --top: env(safe-area-inset-top, 0px); --bottom: env(safe-area-inset-bottom, 0px);
      --font: -apple-system, "SF Pro Text", "Segoe UI", Roboto, Inter, "Apple SD Gothic Neo",
        "Noto Sans KR", "Noto Sans CJK KR", "Noto Sans", system-ui, sans-serif;
      --mono: ui-monospace, "SF Mono", Menlo, "DejaVu Sans Mono", monospace;
      color-scheme: light dark;
    }
    [dir=rtl] { --dir: -1 }
    @media (prefers-color-scheme: dark) {
      :root {
        --bg: #000; --card: #1c1c1e; --press: #3a3a3d; --fill: #2c2c2f;
        --label: #fff; --label2: #a3a3ab; --line: rgba(120,120,130,.42);
        --tint: #58a9ff; --soft: #16304f; --red: #ff6961; --go: #4cd471;
        --raised: #1c1c1e; --raised-card: #2c2c2e; --stage: #0b0c10; --stage2: #1a1c24; --bezel: #2b2c31;
      }
      .u-is-alert, .u-is-choices { --card: var(--raised-card) }
      .u-is-sheet, .u-is-half { --bg: var(--raised); --card: var(--raised-card); --fill: #3a3a3d; --press: #48484c }
    }
    * { box-sizing: border-box; margin: 0; -webkit-tap-highlight-color: transparent }
    [hidden] { display: none !important }
    body, button, input { font: 400 17px/1.35 var(--font); letter-spacing: -.01em }
    body { color: var(--label); background: var(--stage); overflow: hidden;
      word-break: keep-all; overflow-wrap: anywhere }
    button { border: 0; background: none; color: inherit; padding: 0; cursor: pointer;
      text-align: start; touch-action: manipulation }
    :focus { outline: none }
    :focus-visible { outline: 3px solid var(--tint); outline-offset: 2px }
    h1:focus-visible, .u-body:focus-visible { outline: none }
    .u-hidden { position: absolute; width: 1px; height: 1px; overflow: hidden;
      clip-path: inset(50%); white-space: nowrap }
    @media (prefers-reduced-motion: reduce) { *, ::before, ::after { transition: none !important } }

    """#
}
