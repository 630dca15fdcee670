extension Stylesheet {
  /// The contents of screens.
  static let content = #"""
    .u-body { overflow: hidden auto; overscroll-behavior: contain; background: var(--bg);
      scroll-padding: calc(56px + var(--top)) 0 calc(20px + var(--bottom)) }
    .u-content { position: relative; isolation: isolate; min-height: 100%; display: flex;
      flex-direction: column; gap: 14px; padding: calc(54px + var(--top)) 20px
      calc(20px + var(--bottom)) }
    .u-barless .u-content { padding-top: calc(24px + var(--top)) }
    .u-content form, .u-form > form { display: none }
    .u-large { font-size: 34px; line-height: 1.15; font-weight: 700; letter-spacing: -.02em;
      margin: -4px 0 2px }
    .u-heading { font-size: 22px; line-height: 1.25; font-weight: 700; margin-top: 6px }
    .u-text { white-space: pre-line; user-select: text; -webkit-user-select: text }
    .u-text-secondary { color: var(--label2) }
    .u-text-caption { color: var(--label2); text-align: center }
    .u-text-warning { color: var(--red); font-size: 15px; font-weight: 500 }
    .u-text-footnote { color: var(--label2); font-size: 14px }
    .u-text-display { font-size: 30px; line-height: 1.2; font-weight: 700; text-align: center }
    .u-text-code { font: 14px/1.5 var(--mono); letter-spacing: 0 }
    .u-spacer { flex: 1 1 8px }
    .u-group { background: var(--card); border-radius: 12px; overflow: hidden; flex: none }
    .u-group > * + * { border-top: .5px solid var(--line) }
    .u-group > .u-text, .u-group > .u-heading { padding: 12px 16px; margin: 0 }
    .u-section { display: grid; gap: 7px; flex: none }
    .u-header { font-size: 14px; font-weight: 500; color: var(--label2); padding: 0 16px }
    .u-footer { font-size: 14px; color: var(--label2); padding: 0 16px }
    .u-row { display: flex; align-items: center; gap: 12px; width: 100%; min-height: 46px;
      padding: 10px 14px 10px 16px; outline-offset: -3px }
    .u-content > .u-row { background: var(--card); border-radius: 12px; flex: none }
    [dir=rtl] .u-row { padding: 10px 16px 10px 14px }
    button.u-row:active { background: var(--press) }
    .u-label { flex: 1; min-width: 5em; display: grid }
    .u-label small { font-size: 14px; color: var(--label2) }
    .u-value { min-width: 0; max-width: 55%; color: var(--label2); text-align: end }
    .u-row > .u-icon { width: 17px; height: 17px; color: var(--label2); stroke-width: 2.4;
      flex: none; opacity: .7 }
    .u-chosen > .u-icon { color: var(--tint); opacity: 1; width: 20px; height: 20px }
    .u-swatch { width: 30px; height: 30px; flex: none; border-radius: 50%;
      box-shadow: inset 0 0 0 .5px var(--line) }
    .u-backdrop { position: absolute; z-index: -1; inset: 0; width: 100%; height: 100% }
    .u-screen:has(.u-backdrop) { --soft: rgba(255,255,255,.92); --tint: #000; --label2: inherit }
    .u-screen:has(.u-backdrop) > .u-bar::before { background: none; backdrop-filter: none;
      -webkit-backdrop-filter: none; box-shadow: none }
    .u-screen:has(.u-on-light) { color: #000; --solid: rgba(0,0,0,.84); --bg: #fff }
    .u-screen:has(.u-on-dark) { color: #fff; --solid: #fff; --bg: #000 }
    .u-screen:has(.u-on-dark) .u-back, .u-screen:has(.u-on-dark) .u-plain { color: #fff }
    .u-screen:has(.u-on-dark) .u-primary { color: #000 }
    .u-image { display: block; width: 100%; height: auto; border-radius: 12px; object-fit: cover; flex: none }
    .u-frame { aspect-ratio: 16 / 10; display: grid; place-content: center; justify-items: center;
      gap: 6px; color: var(--label2); background: var(--fill); font-size: 14px }
    .u-frame .u-icon { width: 40px; height: 40px; stroke-width: 1.2 }

    """#
}
