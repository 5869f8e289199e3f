import { Markup } from './markup.ts';

/** The look of the report: the design system's tokens in short, light and dark, for screen and paper. */
export const STYLES = new Markup(`
:root{color-scheme:light dark;
--paper:light-dark(oklch(1 0 0),oklch(.178 .009 240));--tint:light-dark(oklch(.975 .003 235),oklch(.208 .01 240));
--line:light-dark(oklch(.912 .006 235),oklch(.305 .012 240));--line-2:light-dark(oklch(.82 .009 235),oklch(.415 .014 240));
--ink:light-dark(oklch(.215 .018 235),oklch(.96 .004 240));--ink-2:light-dark(oklch(.39 .016 235),oklch(.84 .007 240));
--ink-3:light-dark(oklch(.495 .014 235),oklch(.725 .011 240));
--accent:light-dark(oklch(.445 .078 206),oklch(.82 .085 200));--accent-wash:light-dark(oklch(.966 .013 206),oklch(.27 .03 208));
--on-accent:light-dark(oklch(.99 0 0),oklch(.18 .02 215));
--mark:var(--accent);--mark-ink:var(--ink)}
[data-band="90"]{--mark:light-dark(oklch(.56 .14 152),oklch(.74 .15 152));--mark-ink:light-dark(oklch(.43 .105 152),oklch(.85 .13 152))}
[data-band="80"]{--mark:light-dark(oklch(.565 .165 256),oklch(.7 .13 256));--mark-ink:light-dark(oklch(.45 .14 256),oklch(.825 .085 256))}
[data-band="70"]{--mark:light-dark(oklch(.57 .165 306),oklch(.71 .13 306));--mark-ink:light-dark(oklch(.46 .15 306),oklch(.83 .09 306))}
[data-band="60"]{--mark:light-dark(oklch(.645 .132 78),oklch(.8 .14 86));--mark-ink:light-dark(oklch(.47 .092 76),oklch(.87 .12 88))}
[data-band="0"]{--mark:light-dark(oklch(.58 .19 27),oklch(.69 .165 27));--mark-ink:light-dark(oklch(.49 .165 27),oklch(.82 .095 27))}
*{box-sizing:border-box;margin:0}
html{scroll-padding-top:1.5rem;-webkit-text-size-adjust:100%}
body{background:var(--paper);color:var(--ink-2);font:1rem/1.55 Inter,ui-sans-serif,system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
main,body>footer{max-width:77.5rem;margin-inline:auto;padding-inline:clamp(1.25rem,.6rem + 2.8vw,3rem)}
body>footer{padding-block:2rem 4rem;border-top:1px solid var(--line)}
main>section{padding-block:2.5rem;border-top:1px solid var(--line)}
h1,h2,h3,h4,dt,b{color:var(--ink)}
h1{font-size:clamp(1.75rem,1.5rem + 1.1vw,2.375rem);line-height:1.15;letter-spacing:-.022em;text-wrap:balance}
h2{font-size:1.5rem;line-height:1.25;letter-spacing:-.018em;margin-bottom:.75rem}
h3{font-size:1.0625rem;line-height:1.4}
h4{font-size:.8125rem;font-weight:500;line-height:1.6;color:var(--ink-3)}
a{color:var(--accent);text-underline-offset:.2em}
a:focus-visible,summary:focus-visible{outline:2px solid var(--accent);outline-offset:3px}
p{max-width:68ch}
.note{font-size:.8125rem;color:var(--ink-3)}
.head{padding-block:2.5rem 2rem;display:grid;gap:.5rem}
.brand{font-weight:600;color:var(--accent)}
.summary{display:grid;gap:2rem;align-items:start}
.dial{max-width:13rem;margin-inline:auto;text-align:center}
.dial svg{display:block;width:13rem;max-width:100%}
.dial circle{fill:none;stroke-width:9}
.track{stroke:var(--line)}.value{stroke:var(--mark)}
.dial text{text-anchor:middle;fill:var(--ink)}
.number{font-size:34px;font-weight:600;letter-spacing:-.03em}.letter{font-size:15px;font-weight:500}
.band{color:var(--mark-ink);font-weight:500;margin-top:.25rem}
.verdict{font-size:clamp(1.125rem,1rem + .7vw,1.375rem);line-height:1.45;color:var(--ink);max-width:62ch}
.facts{display:flex;flex-wrap:wrap;gap:1rem 2rem;margin-top:1.5rem}
.facts dt{font-size:.8125rem;color:var(--ink-3)}.facts dd{margin:0;color:var(--ink)}
.warning{margin-top:1rem;padding:.75rem 1rem;border-inline-start:3px solid var(--line-2);background:var(--tint)}
.three ol{display:grid;gap:1.25rem 2.5rem;padding-inline-start:1.25rem}
.three li::marker{color:var(--accent);font-weight:600}
.three a{color:var(--ink);font-weight:500;text-decoration-thickness:1px}
.five ol{list-style:none;padding:0}
.five li{display:grid;grid-template-columns:1.5rem minmax(0,1fr);gap:.75rem 1rem;padding-block:1.5rem;border-top:1px solid var(--line)}
.five li>div{display:grid;gap:.4rem;align-content:start}.five li>div+div{grid-column:2}
.five h3{font-size:1.1875rem;line-height:1.3;letter-spacing:-.01em;text-wrap:balance}.five li p:not(.note){font-size:.9375rem}
.five .fix+.note::first-letter{text-transform:uppercase}
.fix{border-inline-start:2px solid var(--accent);padding-inline-start:1rem;color:var(--ink)}
.legend{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;list-style:none;padding:0;margin-bottom:1rem;font-size:.8125rem;color:var(--ink-3)}
.legend li::before{content:"";display:inline-block;width:.6rem;height:.6rem;margin-inline-end:.4rem;background:var(--mark)}
.category{display:grid;grid-template-columns:1fr auto;gap:.35rem 1.5rem;padding-block:1rem;border-top:1px solid var(--line)}
.category>:nth-child(n+3){grid-column:1/-1}
.score{color:var(--ink)}.score b{font-size:1.375rem;line-height:1}.category .score .note{color:var(--mark-ink)}
.bar{height:6px;background:var(--line)}.bar i{display:block;height:100%;background:var(--mark)}
.plain{padding-inline-start:1.1rem;display:grid;gap:.35rem;margin-top:.75rem}
.category+h3{margin-top:1.5rem}
.bench{display:grid;gap:2.5rem}
.plates{display:grid;grid-template-columns:3fr 1fr;gap:1rem;align-items:start;align-content:start}
.plate{margin:0;display:grid;gap:.5rem;min-width:0}
.scroll{max-height:min(80vh,48rem);overflow:auto;padding:.85rem;border:1px solid var(--line-2)}
.page{position:relative;background-size:100% auto;background-repeat:no-repeat;background-color:#fff}
.frame{position:absolute;border:2px solid var(--accent);border-radius:2px;box-shadow:0 0 0 1px light-dark(#fff,#000);min-width:6px;min-height:6px}
.frame:hover,.frame:target{background:color-mix(in oklab,var(--accent) 20%,transparent)}
.pin{display:inline-grid;place-items:center;min-width:1.5rem;height:1.5rem;border-radius:1rem;background:var(--accent);color:var(--on-accent);font-size:.8125rem;font-weight:600;text-decoration:none}
.frame .pin{position:absolute;inset:-.8rem auto auto -.8rem}
.fold{position:absolute;inset-inline:0;border-top:1.5px dashed var(--accent)}
.fold span{position:absolute;inset:0 0 auto auto;padding:0 .4rem;font-size:.75rem;background:var(--accent);color:var(--on-accent)}
.change{padding-block:1.5rem;border-top:1px solid var(--line);display:grid;gap:1rem;margin-top:1.5rem}
.change:target{box-shadow:-3px 0 var(--accent)}
.change>header{display:grid;grid-template-columns:1.5rem 1fr;gap:1rem;align-items:start}
.type{font-size:.75rem;font-weight:600;letter-spacing:.02em;padding:.1rem .4rem;margin-inline-end:.4rem;border:1px solid var(--line-2);border-radius:2px}
.type.critical{border-color:light-dark(oklch(.49 .165 27),oklch(.82 .095 27));color:light-dark(oklch(.49 .165 27),oklch(.82 .095 27))}
.place{font-size:1.1875rem;margin-top:2.5rem;padding-top:1.5rem;border-top:1px solid var(--ink)}
.housekeeping{margin-top:2.5rem;border-top-color:var(--ink)}
.fix-line{border-top:1px solid var(--line)}.group .fix-line>summary{font-weight:400;padding-block:.6rem;padding-inline-start:2.75rem;text-indent:-2.75rem}.fix-line summary .note{white-space:nowrap}.fix-line>summary>span:first-child{display:inline-block;min-width:1.5rem;text-indent:0;color:var(--ink-3)}
.fix-line .change{border-top:0;margin-top:0;padding-block:.5rem 1.5rem}
.part{display:grid;gap:.35rem}
.part>div{display:grid;gap:.6rem;font-size:.9375rem;min-width:0}
.part ol{padding-inline-start:1.1rem;display:grid;gap:.25rem;max-width:68ch}
.crop{position:relative;width:100%;border:1px solid var(--line-2);background-repeat:no-repeat;background-color:#fff;overflow:hidden}
.tried{display:grid;grid-template-columns:1fr 1fr;gap:.5rem;margin:.75rem 0;max-width:30rem}.tried [role=img]{border:1px solid var(--line-2);background:#fff no-repeat top/100% auto}.tried figcaption{grid-column:1/-1}
.swap{display:grid;border:1px solid var(--line);border-radius:6px;max-width:42rem}
.swap>div{padding:.75rem 1rem}.swap>div:last-child{background:var(--accent-wash)}
.swap b{font-size:.8125rem;font-weight:500;color:var(--ink-3)}.swap p{color:var(--ink)}
.slot{color:var(--accent);border-bottom:1.5px dotted currentColor}
.differences ol{list-style:none;padding:0;margin-top:1.5rem}.differences li{display:grid;gap:.75rem;padding-block:1.5rem;border-top:1px solid var(--line)}
.sides{display:grid;gap:1.25rem}.sides>div{display:grid;gap:.5rem;align-content:start;min-width:0}.sides p{color:var(--ink)}
.group{border-top:1px solid var(--line)}
.group summary{padding-block:.85rem;cursor:pointer;color:var(--ink);font-weight:500}
.group dl{display:grid;gap:.85rem;padding-bottom:1.5rem;font-size:.9375rem}
.group dt{font-weight:500}.group dd{margin:0;max-width:75ch}
.outcome{display:inline-block;min-width:6.5rem;font-size:.8125rem;font-weight:500;color:var(--ink-3)}
.outcome.fail{color:light-dark(oklch(.49 .165 27),oklch(.82 .095 27))}
.outcome.pass{color:light-dark(oklch(.43 .105 152),oklch(.85 .13 152))}
table{border-collapse:collapse;width:100%;font-size:.9375rem;margin-bottom:1.5rem}
th,td{text-align:start;padding:.4rem .75rem .4rem 0;border-bottom:1px solid var(--line);font-weight:400}
.held td{color:light-dark(oklch(.49 .165 27),oklch(.82 .095 27));font-weight:500}
.ceiling{display:grid;gap:.75rem;margin-bottom:1rem;padding-inline-start:1rem;border-inline-start:3px solid light-dark(oklch(.58 .19 27),oklch(.69 .165 27))}.ceiling p{color:var(--ink)}
.fall{max-width:28rem;margin:1rem 0}.fall caption{text-align:start;color:var(--ink-3,inherit);font-size:.875rem;padding-bottom:.25rem}.fall tfoot th{font-weight:400;text-align:start}
.uncapped{margin-bottom:1.5rem;color:var(--ink);font-weight:500}section>h3+.note{margin-bottom:.5rem}section>table+h3{margin-top:1rem}
.standing{margin:1.5rem 0 0;max-width:26rem}.standing svg{display:block;width:100%}
.standing .other{fill:var(--line-2)}.standing .own{fill:var(--mark)}.standing .axis{fill:none;stroke:var(--line-2);stroke-width:.5}
.standing .without{fill:none;stroke:var(--ink-3);stroke-width:1;stroke-dasharray:2 2}
.standing .span{fill:none;stroke:var(--ink);stroke-width:3}.standing .here{fill:none;stroke:var(--ink);stroke-width:1}.standing .axis-mark{font-size:8px;fill:var(--ink-3)}
.verdict~p:not(.warning){margin-top:.75rem;color:var(--ink)}
.figure{text-align:end;white-space:nowrap;padding-inline-end:0}tfoot{font-weight:600;color:var(--ink)}tfoot th{font-weight:600}
@media (min-width:44rem){
.summary{grid-template-columns:13rem 1fr;gap:3rem}.three ol{grid-template-columns:repeat(3,1fr)}
.part{grid-template-columns:7.5rem 1fr;gap:1.25rem}.swap:has(>:nth-child(2)){grid-template-columns:1fr 1fr}
.category{grid-template-columns:11rem 1fr 11rem;align-items:center}.category .score{order:3}.category .bar{order:2}.category>:nth-child(n+3){grid-column:auto}.category>p:last-child{grid-column:2/-1;order:4}
}
@media (min-width:64rem){.five li{grid-template-columns:1.5rem minmax(0,1fr) minmax(0,24rem);column-gap:2.5rem}.five li>div+div{grid-column:3}.bench{grid-template-columns:minmax(0,30rem) minmax(0,1fr);gap:3.5rem}.plates{position:sticky;top:1.5rem;align-self:start}}
@media (min-width:44rem){.sides{grid-template-columns:1fr 1fr;gap:2rem}}
@media print{
:root{color-scheme:light}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
@page{size:A4;margin:16mm 14mm}
body{font-size:10pt}main,body>footer{padding-inline:0;max-width:none}
.bench{display:block}.plates{position:static;break-inside:avoid;margin-bottom:1.5rem}
.scroll{max-height:175mm;overflow:hidden}main>section{padding-block:1rem}.head{padding-block:0 1rem}.category{padding-block:.6rem}
.five li,.tried,.differences li,.fix-line,.change,.part,.note,.crop,.swap,.group div{break-inside:avoid}.change,.part,.part>div{display:block}.change>*,.part>div>*{margin-bottom:.5rem}.change{break-inside:auto}.group dl{display:block;columns:2;column-gap:2rem;font-size:8.5pt}.group dl>div{margin-bottom:.5rem}
h2,h3,h4,.legend,h2+.note,.change>header{break-after:avoid}.verdict{font-size:12pt}
.group::details-content{content-visibility:visible;height:auto}
a{text-decoration:none}
.unasked dl{columns:1}.group.unasked dl>div,.unasked dt{display:inline;font-weight:400}.unasked dd,.unasked .outcome{display:none}.unasked dl>div:not(:last-child) dt::after{content:", "}
}
`);
