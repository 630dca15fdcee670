extension Stylesheet {
  /// Sheets, full screens and alerts, and their effect on the layers below.
  static let layers = #"""
    .u-layer { --p: 0; --q: 0 }
    .u-layer[data-cover=sheet] { --q: 1 }
    .u-is-root > .u-box, .u-is-full > .u-box { overflow: hidden; background: var(--bg);
      transform-origin: 50% 0; border-radius: calc(var(--q) * 14px);
      transform: translateY(calc(var(--p) * 100% + var(--q) * max(8px, var(--top))))
      scale(calc(1 - .085 * var(--q))) }
    .u-dim { display: block; width: 100%; height: 100%; background: #000; cursor: default;
      opacity: calc((1 - var(--p)) * .32) }
    .u-card { position: absolute; inset: calc(var(--top) + 12px) 0 0; overflow: hidden; border-radius: 16px 16px 0 0; background: var(--bg);
      transform-origin: 50% 0; box-shadow: 0 -2px 30px rgba(0,0,0,.12);
      transform: translateY(calc(var(--p) * 100% - var(--q) * 10px))
      scale(calc(1 - .07 * var(--q))) }
    .u-card > * { --top: 10px }
    .u-is-half > .u-card { top: 46% }
    .u-grabber { position: absolute; z-index: 4; inset: 0 0 auto; width: 100%; height: 22px;
      cursor: grab; touch-action: none; outline-offset: -4px; border-radius: 16px 16px 0 0 }
    .u-grabber::before { content: ""; display: block; width: 36px; height: 5px; margin: 6px auto;
      border-radius: 3px; background: color-mix(in srgb, var(--label2) 55%, transparent) }
    div.u-grabber::before { opacity: 0 }
    .u-card .u-bar { touch-action: none }
    .u-is-alert { display: grid; place-items: center }
    .u-alert { position: relative; width: 272px; border-radius: 16px; overflow: hidden;
      text-align: center; background: color-mix(in srgb, var(--card) 88%, transparent);
      -webkit-backdrop-filter: blur(26px) saturate(1.7);
      backdrop-filter: blur(26px) saturate(1.7); opacity: calc(1 - var(--p));
      transform: scale(calc(1 + .12 * var(--p))) }
    .u-alert h1 { font-size: 17px; font-weight: 600; padding: 19px 16px 0 }
    .u-alert p { font-size: 14px; padding: 4px 16px 0; white-space: pre-line }
    .u-prompt { display: block; width: calc(100% - 32px); margin: 14px 16px 0; padding: 7px 10px;
      font-size: 16px; color: var(--label); background: var(--bg);
      border: .5px solid var(--line); border-radius: 9px }
    .u-prompt::placeholder { color: var(--label2); opacity: 1 }
    .u-choices { position: absolute; inset: auto 8px calc(var(--bottom) + 8px); max-height: 85%;
      overflow: auto; text-align: center; border-radius: 16px;
      background: color-mix(in srgb, var(--card) 94%, transparent);
      -webkit-backdrop-filter: blur(26px) saturate(1.7);
      backdrop-filter: blur(26px) saturate(1.7);
      transform: translateY(calc(var(--p) * 110%)) }
    .u-choices h1 { font-size: 15px; font-weight: 600; padding: 16px 16px 0 }
    .u-choices p { font-size: 13px; padding: 4px 16px 0; color: var(--label2); white-space: pre-line }
    .u-choices > .u-answers { margin-top: 14px }
    .u-choices > .u-answers:first-child { margin-top: 0 }
    .u-choices .u-answer { min-height: 52px; font-size: 18px }
    .u-answers { display: grid; margin-top: 18px }
    .u-pair { grid-auto-flow: column; grid-auto-columns: 1fr }
    .u-answer { min-height: 46px; padding: 10px 8px; text-align: center; color: var(--tint);
      border-top: .5px solid var(--line); outline-offset: -4px; border-radius: 0 }
    .u-pair > * + * { border-inline-start: .5px solid var(--line) }
    .u-answer:active { background: var(--press) }
    .u-alert .u-answer[data-preferred], .u-choices .u-cancel { font-weight: 600 }
    .u-answer.u-destructive { background: none; color: var(--red) }

    """#
}
