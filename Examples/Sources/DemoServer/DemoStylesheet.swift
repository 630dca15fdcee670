/// The style of the start page and of the panel; colours come from the apps' own stylesheet.
enum DemoStylesheet {
  static let source = #"""
    :root { --yellow: #ffd60a; --code: #fff; --keyword: #9b2393; --type: #0b4f79 }
    @media (prefers-color-scheme: dark) {
      :root { --code: #16171c; --keyword: #ff7ab2; --type: #6bdfff }
    }
    body.u-start { display: block; overflow: auto; padding: 0;
      background: radial-gradient(120% 560px at 50% 0, var(--stage2), var(--stage)) no-repeat,
        var(--stage) }
    .demo { max-width: 1060px; margin: 0 auto; padding: 36px 24px 72px; display: grid; gap: 28px }
    .demo-header { display: grid; justify-items: center; gap: 6px; text-align: center }
    .demo-header img { width: 68px; height: 68px; margin-bottom: 8px; border-radius: 16px;
      box-shadow: 0 8px 24px rgba(0,60,140,.25) }
    .demo-header h1 { font-size: 52px; line-height: 1.05; font-weight: 700;
      letter-spacing: -.035em }
    .demo-header p { font-size: 21px; color: var(--label2); letter-spacing: -.015em;
      text-wrap: balance }
    .demo-guide { font-size: 17px !important; margin-top: 6px }
    .demo-guide strong { font-weight: 600; color: var(--label) }
    .demo-apps { display: grid; grid-template-columns: repeat(5, minmax(0, 1fr));
      grid-auto-rows: 1fr; gap: 16px }
    .demo-card { display: grid; grid-template-rows: auto 1fr; overflow: hidden; border-radius: 26px;
      color: inherit; text-decoration: none; background: var(--card);
      box-shadow: 0 1px 2px rgba(20,25,45,.06), 0 10px 32px rgba(20,25,45,.08);
      transition: transform .25s cubic-bezier(.2,.8,.2,1), box-shadow .25s }
    .demo-card:hover { transform: translateY(-3px);
      box-shadow: 0 2px 4px rgba(20,25,45,.08), 0 18px 44px rgba(20,25,45,.14) }
    .demo-card:active { transform: scale(.985) }
    .demo-picture { display: block; width: calc(100% - 40px); height: auto; margin: 20px auto 0;
      aspect-ratio: 39 / 54; object-fit: cover; object-position: top; background: var(--bg);
      border: 5px solid var(--bezel); border-bottom: 0; border-radius: 24px 24px 0 0 }
    .demo-words { display: flex; flex-direction: column; align-items: flex-start; gap: 4px;
      min-width: 0; padding: 16px 20px 20px; font-size: 15px; color: var(--label2) }
    .demo-words strong { font-size: 21px; line-height: 1.15; letter-spacing: -.02em;
      color: var(--label) }
    .demo-open { margin-top: auto; padding: 5px 18px; border-radius: 16px; font-weight: 700;
      color: var(--tint); background: var(--soft) }
    .demo-words > span:nth-child(2) { margin-bottom: 10px }
    .demo-code { display: grid; gap: 18px; justify-items: center; grid-template-columns: 100% }
    .demo-code h2 { font-size: 28px; line-height: 1.15; letter-spacing: -.025em;
      text-align: center; text-wrap: balance }
    .demo-claims { display: grid; gap: 24px; padding-top: 10px;
      grid-template-columns: repeat(3, minmax(0, 1fr)) }
    .demo-claims p { color: var(--label2); font-size: 16px }
    .demo-claims strong { display: block; font-size: 17px; font-weight: 600; color: var(--label) }
    .demo-code pre { overflow: auto; padding: 22px 28px; max-width: 100%; border-radius: 22px;
      background: var(--code); box-shadow: 0 10px 32px rgba(20,25,45,.08) }
    .demo-code code { font: 13.5px/1.55 var(--mono); letter-spacing: 0 }
    .demo-keyword { color: var(--keyword); font-weight: 600 } .demo-type { color: var(--type) }
    .demo-beside { display: flex; flex-wrap: wrap; gap: 2px 14px; color: var(--label2);
      font-size: 15px; align-items: baseline }
    .demo-beside p { flex: 1 1 200px }
    .demo-beside h1 { font-size: 22px; line-height: 1.2; letter-spacing: -.02em;
      color: var(--label) }
    .demo-beside details { width: 100% }
    .demo-beside summary { cursor: pointer; min-height: 24px }
    .demo-beside ul { padding-inline-start: 20px; display: grid; gap: 1px; font-size: 14px }
    .demo-inspector { display: block; width: 100%; height: calc(100dvh - 60px); min-height: 420px;
      border: 1px solid var(--line); border-radius: 12px; background: var(--card) }
    body:has(.demo-slow) { --slow: 8 }
    @media (min-width: 700px) {
      .u-page.u-paneled { column-gap: 20px; grid-template-columns: auto minmax(300px, 1100px) }
      .u-panel:has(.demo-inspector) { gap: 8px; height: calc(100dvh - 40px) }
      .demo-beside ul { max-height: 128px; overflow: auto }
      .u-panel > .demo-inspector { flex: 1 1 0; height: auto; min-height: 0 }
    }
    .demo-home { justify-self: start; color: var(--tint); text-decoration: none;
      font-size: 15px; font-weight: 600 }
    .demo-home::before { content: "‹ " }
    @media (max-width: 900px) {
      .demo-apps { grid-template-columns: minmax(0, 1fr) }
      .demo-card { grid-template: auto / 116px minmax(0, 1fr) }
      .demo-picture { width: 92px; margin: 16px 8px 0 16px; border-width: 3px 3px 0; align-self: end;
        border-radius: 15px 15px 0 0 }
    }
    @media (max-width: 760px) {
      .demo { padding: 36px 18px 56px; gap: 28px }
      .demo-header h1 { font-size: 44px } .demo-header p { font-size: 19px }
      .demo-claims { grid-template-columns: 1fr; gap: 16px }
      .demo-code code { font-size: 12px }
    }
    """#
}
