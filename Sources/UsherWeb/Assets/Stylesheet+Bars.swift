extension Stylesheet {
  /// Navigation bars, the back button with its menu, tab bars.
  static let bars = #"""
    .u-bar { position: absolute; z-index: 2; inset: 0 0 auto; height: calc(46px + var(--top));
      padding: var(--top) 8px 0; display: grid; grid-template-columns: 1fr minmax(0, auto) 1fr;
      align-items: center }
    .u-bar::before { content: ""; position: absolute; z-index: -1; inset: 0;
      background: color-mix(in srgb, var(--bg) 82%, transparent);
      -webkit-backdrop-filter: blur(18px) saturate(1.6);
      backdrop-filter: blur(18px) saturate(1.6) }
    [data-scrolled] > .u-bar::before { box-shadow: 0 .5px 0 var(--line) }
    .u-title { grid-column: 2; font-size: 17px; font-weight: 600; text-align: center;
      white-space: nowrap; overflow: hidden; text-overflow: ellipsis; padding: 0 6px;
      transition: opacity .18s }
    [data-large]:not([data-scrolled]) > .u-bar > .u-title { opacity: 0 }
    .u-back { grid-column: 1; display: flex; align-items: center; min-width: 44px;
      min-height: 44px; color: var(--tint); max-width: 100%; border-radius: 10px }
    .u-back span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
    .u-back .u-icon { width: 25px; height: 25px; margin-inline-end: -2px; flex: none;
      stroke-width: 2.4 }
    .u-back:active { opacity: .4 }
    .u-menu { position: absolute; z-index: 4; top: calc(100% - 4px); inset-inline-start: 10px;
      min-width: 210px; max-width: 280px; border-radius: 14px; overflow: hidden;
      background: color-mix(in srgb, var(--card) 92%, transparent);
      -webkit-backdrop-filter: blur(30px); backdrop-filter: blur(30px);
      box-shadow: 0 10px 50px rgba(0,0,0,.3), 0 0 0 .5px var(--line) }
    .u-menu button { display: block; width: 100%; padding: 12px 16px;
      border-bottom: .5px solid var(--line); outline-offset: -3px }
    .u-menu button:last-child { border: 0 }
    .u-menu button:hover, .u-menu button:focus { background: var(--press) }
    .u-icon { width: 24px; height: 24px; fill: none; stroke: currentColor; stroke-width: 1.7;
      stroke-linecap: round; stroke-linejoin: round }
    [dir=rtl] .u-mirrored, [dir=rtl] .u-row > .u-icon { transform: scaleX(-1) }
    .u-bar ~ .u-box { top: calc(46px + var(--top)) }
    .u-bar ~ .u-box > * { --top: 0px }
    .u-tabs > .u-pane { bottom: calc(50px + var(--bottom)); overflow: hidden }
    .u-tab { --bottom: 0px }
    .u-tabbar { position: absolute; z-index: 3; inset: auto 0 0;
      height: calc(50px + var(--bottom)); padding-bottom: var(--bottom); display: flex;
      background: color-mix(in srgb, var(--bg) 84%, transparent);
      -webkit-backdrop-filter: blur(18px) saturate(1.6);
      backdrop-filter: blur(18px) saturate(1.6); box-shadow: 0 -.5px 0 var(--line) }
    .u-tabitem { position: relative; flex: 1; min-width: 0; display: grid; justify-items: center;
      align-content: center; gap: 1px; color: var(--label2); font-size: 11px; font-weight: 500;
      letter-spacing: 0; outline-offset: -4px; border-radius: 12px }
    .u-tabitem span { max-width: 100%; padding: 0 2px; overflow: hidden; white-space: nowrap;
      text-overflow: ellipsis }
    .u-tabitem[aria-current] { color: var(--tint) }
    .u-tabitem[aria-current] .u-icon { fill: color-mix(in srgb, currentColor 22%, transparent) }
    .u-badge { position: absolute; top: 3px; inset-inline-start: calc(50% + 5px); min-width: 18px;
      max-width: 50%; overflow: hidden; white-space: nowrap; text-overflow: ellipsis; padding: 0 5px; border-radius: 9px; background: #d70015; color: #fff;
      font: 500 12px/18px var(--font); text-align: center }

    """#
}
