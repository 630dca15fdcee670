extension Stylesheet {
  /// What an app puts beside the phone; the inspector.
  static let panel = #"""
    .u-panel { display: flex; flex-direction: column; gap: 14px; padding: 20px; min-width: 0 }
    .u-panel > * { flex: none }
    .u-inspector { display: flex; flex-direction: column; gap: 12px; min-width: 0 }
    .u-inspect { flex: none; min-width: 0 }
    .u-inspect > summary { font-size: 13px; font-weight: 600; color: var(--label2); padding: 4px 0;
      min-height: 24px; text-transform: uppercase; letter-spacing: .06em; cursor: pointer }
    .u-inspect pre { font: 13px/1.6 var(--mono); letter-spacing: 0; white-space: pre;
      overflow: auto; padding: 14px 16px; border-radius: 14px; background: var(--card);
      box-shadow: 0 0 0 1px var(--line) }
    .u-inspect > form { display: none }
    .u-i-place, .u-i-settled, .u-i-intent { color: var(--label2) }
    .u-i-name, .u-i-selected { color: var(--tint); font-weight: 600 }
    .u-i-started { color: var(--go); font-weight: 600 }
    .u-i-ended, .u-i-misuse, .u-i-failed { color: var(--red); font-weight: 600 }
    .u-replay { position: absolute; inset: 0 0 auto; z-index: 90; padding: 6px 12px; text-align: center;
      font-size: 13px; font-weight: 600; color: #fff; background: #8a2be2 }
    #u-phone:has(.u-replay) { outline: 4px solid #8a2be2; outline-offset: -4px }
    @media (max-width: 699px) {
      body.u-paneled { overflow: auto }
    }
    @media (min-width: 700px) {
      .u-panel { width: 100%; max-height: calc(100vh - 40px); overflow: auto; padding: 4px }
      .u-panel > .u-inspector { flex: 0 1 auto; min-height: min(300px, 50vh) }
      .u-inspect[open] { display: flex; flex-direction: column; gap: 4px }
      .u-inspect[open]::details-content { display: contents }
      .u-inspect pre { max-height: 45vh }
      .u-inspect:has([data-usher=events]) { flex: 0 1 auto; min-height: 30px }
      .u-inspect[open]:has([data-usher=events]) { min-height: 140px }
      .u-inspect [data-usher=events] { flex: 0 1 auto; max-height: none }
    }

    """#
}
