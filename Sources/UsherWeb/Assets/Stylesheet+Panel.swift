extension Stylesheet {
  /// The panel beside the phone: the app's own part and the inspector.
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
    .u-i-place, .u-i-settled, .u-i-request { color: var(--label2) }
    .u-i-name, .u-i-selected { color: var(--tint); font-weight: 600 }
    .u-i-started { color: var(--go); font-weight: 600 }
    .u-i-ended, .u-i-misuse, .u-i-failed { color: var(--red); font-weight: 600 }
    .u-replay { position: absolute; inset: 0 0 auto; z-index: 90; padding: 6px 12px; text-align: center;
      font-size: 13px; font-weight: 600; color: #fff; background: #8a2be2 }
    #u-phone:has(.u-replay) { outline: 4px solid #8a2be2; outline-offset: -4px }
    .u-inspect { position: relative }
    .u-i-count { position: absolute; top: 4px; inset-inline-end: 2px; font-size: 13px;
      color: var(--label2) }
    .u-steps { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 6px }
    .u-steps .u-button { flex: 1 1 auto; width: auto; min-height: 38px; padding: 6px 12px;
      border-radius: 10px; font-size: 14px }
    .u-step { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 2px 16px;
      font-size: 14px }
    .u-step + .u-text { font-size: 14px; overflow: hidden; white-space: nowrap;
      text-overflow: ellipsis }
    .u-more, .u-return { display: none }
    @media (max-width: 699px) {
      body.u-paneled { overflow: auto }
      .u-paneled > .u-phone { --bottom: 0px;
        height: calc(100vh - 46px - env(safe-area-inset-bottom, 0px));
        height: calc(100dvh - 46px - env(safe-area-inset-bottom, 0px)) }
      .u-more { display: block; position: relative; background: var(--stage2);
        box-shadow: 0 -.5px 0 var(--line);
        padding-bottom: env(safe-area-inset-bottom, 0px) }
      .u-jump { display: flex; align-items: center; justify-content: center; gap: 10px;
        min-height: 46px; padding: 0 16px; outline-offset: -4px; color: var(--tint);
        font-size: 15px; font-weight: 600; text-decoration: none }
      .u-jump::after { content: ""; width: 8px; height: 8px; margin-top: -4px;
        border: solid currentColor; border-width: 0 2px 2px 0; transform: rotate(45deg) }
      .u-return { position: sticky; top: 0; z-index: 2; background: var(--stage2);
        box-shadow: 0 .5px 0 var(--line) }
      .u-return::after { margin-top: 4px; transform: rotate(225deg) }
      .u-beside { min-height: 100vh; min-height: 100dvh }
      .u-inspect [data-usher=events] { max-height: 60vh }
      .u-steps .u-button { min-height: 46px }
    }
    @media (min-width: 700px) {
      .u-beside { width: 100%; min-width: 0 }
      .u-panel { width: 100%; max-height: calc(100vh - 40px); overflow: auto; padding: 4px }
      .u-panel:has(> .u-inspector) { height: calc(100vh - 40px) }
      .u-panel > .u-inspector { flex: 1 1 0; min-height: 350px }
      .u-inspect[open] { display: flex; flex-direction: column; gap: 4px }
      .u-inspect[open]::details-content { display: contents }
      .u-inspect pre { flex: 0 1 auto; min-height: 0; max-height: 34vh }
      .u-inspect:has([data-usher=tree]) { flex: 0 1 auto }
      .u-inspect[open]:has([data-usher=tree]) { min-height: 84px }
      .u-inspect[open]:has([data-usher=events]) { flex: 1 1 0; min-height: 120px }
      .u-inspect [data-usher=events] { flex: 1 1 0; max-height: none }
    }

    """#
}
