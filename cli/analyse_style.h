// How the page of `mehen analyse` looks: sand and ink, lapis and gold. Seats differ in brightness, sign and dash as
// well as in colour.
#pragma once

#include <string_view>

namespace mehen::cli {

inline constexpr std::string_view page_style = R"css(
:root{color-scheme:light dark;--paper:#f7f1e3;--card:#fffaf0;--ink:#2a2318;--soft:#6b5f4b;--rule:#dccfb2;--gold:#87600f;
--mark:#9c2f1f;--s0:#1f4d8f;--s1:#d9a52f;--s2:#2e7a5b;--s3:#c2573f;--s4:#6a558f;--s5:#8a8172;
--t0:#1f4d8f;--t1:#8a5f0c;--t2:#21694b;--t3:#a8412b;--t4:#5c477f;--t5:#665e51}
@media (prefers-color-scheme:dark){:root{--paper:#16130e;--card:#1f1b14;--ink:#ece2cd;--soft:#ab9f88;--rule:#3b3427;
--gold:#e0b252;--mark:#f08a72;--s0:#4277c4;--s1:#e2b653;--s2:#3f9a76;--s3:#d8735b;--s4:#9482c4;--s5:#8d8576;
--t0:#82aeee;--t1:#e9c36a;--t2:#6cc39f;--t3:#ee937e;--t4:#b6a6e2;--t5:#b3ab9c}}
*{box-sizing:border-box}
html{scroll-behavior:smooth}
@media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.5 system-ui,"Segoe UI",Roboto,"Noto Sans",sans-serif}
main,header,footer{max-width:66rem;margin:0 auto;padding:0 1.25rem}
h1,h2,.player b{font-family:"Iowan Old Style","Palatino Linotype",Palatino,"Book Antiqua",Georgia,serif;font-weight:600}
header{padding-top:2.5rem}
.over{display:flex;align-items:center;gap:.6rem;margin:0;color:var(--gold);letter-spacing:.14em;text-transform:uppercase;font-size:.78rem}
.over svg{width:2rem;height:2rem;fill:none;stroke:var(--gold);stroke-width:2.4;stroke-linecap:round}
h1{font-size:clamp(1.8rem,5vw,2.9rem);line-height:1.15;margin:.5rem 0 .25rem}
.facts{margin:0;color:var(--soft)}
h2{font-size:1.45rem;margin:3rem 0 .9rem;padding-bottom:.35rem;border-bottom:3px double var(--rule)}
.players{display:grid;grid-template-columns:repeat(auto-fit,minmax(11.5rem,1fr));gap:1rem;margin:1.75rem 0 0;padding:0;list-style:none}
.player{background:var(--card);border:1px solid var(--rule);border-left:.45rem solid var(--c);border-radius:.4rem;padding:.85rem 1rem}
.player.first{border-color:var(--gold);border-left-color:var(--c);box-shadow:0 0 0 1px var(--gold)}
.player b{font-size:1.25rem;color:var(--t)}
.player p{margin:0}
.player .who{color:var(--soft);overflow-wrap:anywhere}
.player .score{margin-top:.35rem;font-size:.95rem;font-variant-numeric:tabular-nums}
.player dl{margin:.6rem 0 0;padding-top:.5rem;border-top:1px solid var(--rule);font-size:.82rem}
.player dl div{display:flex;justify-content:space-between;gap:.5rem}
.player dt{color:var(--soft)}
.player dd{margin:0;font-weight:600;font-variant-numeric:tabular-nums}
.s0{--c:var(--s0);--t:var(--t0);--d:none}.s1{--c:var(--s1);--t:var(--t1);--d:9 4}.s2{--c:var(--s2);--t:var(--t2);--d:3 3}
.s3{--c:var(--s3);--t:var(--t3);--d:13 4 3 4}.s4{--c:var(--s4);--t:var(--t4);--d:6 2}.s5{--c:var(--s5);--t:var(--t5);--d:2 5}
.seat{color:var(--t);font-weight:600;white-space:nowrap}
.chart{margin:0 0 1.5rem;padding:0 3.6rem 0 3.1rem}
figcaption{margin:0 0 .6rem -3.1rem;font-weight:600}
figcaption::first-letter{text-transform:uppercase}
.plot{position:relative;height:10rem}
.plot.tall{height:19rem}
.plot svg{width:100%;height:100%;display:block;overflow:visible}
.band{fill:var(--c);stroke:var(--paper);stroke-width:1;stroke-linejoin:round;vector-effect:non-scaling-stroke}
.line{fill:none;stroke:var(--t);stroke-width:2.4;stroke-dasharray:var(--d);stroke-linejoin:round;vector-effect:non-scaling-stroke}
.grid,.chapters{fill:none;stroke:var(--rule);stroke-width:1;vector-effect:non-scaling-stroke}
.tall .grid{stroke:var(--paper);stroke-dasharray:2 4;stroke-width:1.5}
.tall .chapters{stroke:var(--paper);stroke-opacity:.45}
.stripe{fill:var(--ink);fill-opacity:0}
.stripe:hover{fill-opacity:.22}
.name{position:absolute;transform:translate(-50%,-50%);padding:.05rem .55rem;border-radius:1rem;background:var(--card);color:var(--t);font-size:.85rem;font-weight:600;white-space:nowrap;pointer-events:none}
.tick{position:absolute;right:calc(100% + .45rem);transform:translateY(-50%);color:var(--soft);font-size:.78rem;white-space:nowrap;font-variant-numeric:tabular-nums}
.end{position:absolute;left:calc(100% + .45rem);transform:translateY(-50%);color:var(--t);font-size:.9rem;font-weight:600;white-space:nowrap;font-variant-numeric:tabular-nums}
.lane{position:relative;height:1.5rem;margin-top:.3rem;background:var(--card);border-radius:.2rem}
.lane .tick{top:50%;color:var(--t);font-size:.95rem}
.lane a{position:absolute;top:50%;transform:translate(-50%,-50%);min-width:1.5rem;line-height:1.5rem;text-align:center;text-decoration:none;font-weight:700;color:var(--mark)}
.lane a:hover,.lane a:focus-visible{background:var(--mark);color:var(--paper);border-radius:.2rem}
.ruler{position:relative;height:1.5rem;margin-top:.35rem;color:var(--soft);font-size:.78rem}
.ruler span{position:absolute;white-space:nowrap;padding-left:.3rem;border-left:1px solid var(--rule)}
.scroll{overflow-x:auto}
table{width:100%;border-collapse:collapse;font-size:.93rem}
th{text-align:left;color:var(--soft);font-weight:600;font-size:.78rem;letter-spacing:.03em;padding:.3rem .7rem .3rem 0;vertical-align:bottom}
td{padding:.65rem .9rem .65rem 0;border-top:1px solid var(--rule);vertical-align:top}
tr:target td{background:color-mix(in srgb,var(--gold) 16%,transparent)}
td ul{margin:0;padding:0;list-style:none}
td[data-label]{min-width:15rem}
.number{font-variant-numeric:tabular-nums;white-space:nowrap}
.sub{display:block;color:var(--soft);font-size:.82rem}
.mark{color:var(--mark);font-weight:700;margin-right:.35rem}
.up{color:var(--t2)}.down{color:var(--mark)}
.all{font-size:.86rem}
.all td{padding:.3rem .7rem .3rem 0}
.all .part{padding-top:1rem;font-size:.95rem;color:var(--gold)}
.all tr.wrong td{background:color-mix(in srgb,var(--mark) 11%,transparent)}
summary{cursor:pointer;color:var(--gold);font-weight:600;padding:.2rem 0}
footer{margin-top:3rem;padding-top:1rem;padding-bottom:3rem;color:var(--soft);font-size:.85rem}
footer p{margin:.3rem 0;max-width:46rem}
@media (max-width:44rem){
.chart{padding:0 2.6rem 0 2.4rem}figcaption{margin-left:-2.4rem}.plot.tall{height:15rem}.second{display:none}
.cards,.cards tbody,.cards tr,.cards td{display:block}
.cards thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.cards tr{border-top:1px solid var(--rule);padding:.7rem 0}
.cards td{border:0;padding:.12rem 0}td[data-label]{min-width:0}
.cards td[data-label]::before{content:attr(data-label) " ";color:var(--soft);font-size:.82rem}
.cards td.inline{display:inline-block;margin-right:1rem}}
@media print{details{display:block}.stripe{display:none}}
)css";

// The coiled serpent that the game of Mehen was played on.
inline constexpr std::string_view page_serpent =
    "<svg viewBox='0 0 48 48' aria-hidden='true'><path d='M24 24a3 3 0 0 1 6 0a6 6 0 0 1 -12 0a9 9 0 0 1 18 0"
    "a12 12 0 0 1 -24 0a15 15 0 0 1 30 0a18 18 0 0 1 -36 0a20 20 0 0 1 5 -13'/></svg>";

}  // namespace mehen::cli
