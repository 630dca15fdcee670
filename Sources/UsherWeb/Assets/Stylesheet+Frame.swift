extension Stylesheet {
  /// The phone: the whole window on a phone, a framed one on a desktop.
  static let frame = #"""
    .u-page { min-height: 100vh; min-height: 100dvh }
    .u-phone { position: relative; height: 100vh; height: 100dvh; overflow: hidden;
      background: #000; user-select: none; -webkit-user-select: none }
    .u-layers, .u-layer, .u-box, .u-stack, .u-tabs, .u-pane, .u-tab, .u-screen, .u-body, .u-dim {
      position: absolute; inset: 0 }
    .u-error, .u-error body { overflow: auto }
    .u-message { max-width: 26rem; margin: 18vh auto 0; padding: 0 24px; text-align: center;
      display: grid; gap: 14px }
    .u-message h1 { font-size: 28px }
    .u-note { position: absolute; z-index: 9; inset-inline: 0; bottom: calc(76px + var(--bottom));
      margin: 0 auto; width: fit-content; max-width: min(340px, 86vw); padding: 10px 16px;
      border-radius: 20px; color: #fff; background: rgba(40,40,45,.94); font-size: 15px;
      text-align: center; box-shadow: 0 6px 24px rgba(0,0,0,.25) }
    .u-note button { color: #8ec5ff; font-weight: 600; margin-inline-start: 8px }
    @media (min-width: 700px) {
      .u-page { display: grid; place-items: center; padding: 20px; gap: 36px;
        background: radial-gradient(120% 90% at 50% 0, var(--stage2), var(--stage)) }
      .u-page.u-paneled { grid-template-columns: auto minmax(300px, 600px);
        justify-content: center }
      .u-phone { --top: 50px; --bottom: 26px; width: 414px;
        height: min(868px, calc(100vh - 40px)); border: 12px solid var(--bezel);
        border-radius: 58px; box-shadow: 0 0 0 2px #3c3d44, 0 30px 70px rgba(20,25,45,.28),
        0 8px 20px rgba(20,25,45,.18) }
      .u-layers { border-radius: 46px; overflow: hidden }
      .u-phone::before { content: ""; position: absolute; z-index: 5; top: 11px; left: 50%;
        width: 112px; height: 31px; margin-left: -56px; border-radius: 16px; background: #000 }
      .u-phone::after { content: ""; position: absolute; z-index: 5; bottom: 8px; left: 50%;
        width: 136px; height: 5px; margin-left: -68px; border-radius: 3px; pointer-events: none;
        background: #8a8a90; mix-blend-mode: luminosity }
      .u-message { margin: 0 auto }
    }

    """#
}
