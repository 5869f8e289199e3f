import { type Defect, MORE_TEXT } from './defect.ts';
import { MOVED } from './layout.ts';

const SLIDES = ['Fresh every morning', 'Made two streets away', 'Ready when you come'];
const SLIDE = 'height:120px;background:#456;color:#fff;font:24px/120px Arial;text-align:center';
const RELATED = {
  ...MOVED,
  ...MORE_TEXT,
  'cumulative-layout-shift': 'Moving boxes shift.',
};

function aboveHero(id: string, what: string, markup: string): Defect {
  return {
    id,
    what,
    turns: 'moving-content',
    adds: true,
    related: RELATED,
    inject: (html, page) => html.insert(html.all(page.marks.hero), 'before', markup),
  };
}

/** What begins to move long after the page has come to rest. */
export const MOTION_DEFECTS: readonly Defect[] = [
  aboveHero(
    'slides-by-timer',
    'Every five seconds a script shows the next slide',
    `<div id="slides">${SLIDES.map((words, place) => `<div style="${SLIDE};display:${place === 0 ? 'block' : 'none'}">${words}</div>`).join('')}</div><script>{ let shown = 0; const all = [...document.getElementById('slides').children]; setInterval(() => { all[shown].style.display = 'none'; shown = (shown + 1) % all.length; all[shown].style.display = 'block'; }, 5000); }</script>`,
  ),
  aboveHero(
    'track-by-timer',
    'Every four seconds a script pushes a row of slides on',
    `<div style="overflow:hidden"><div id="track" style="display:flex;width:300%;transition:transform .5s">${SLIDES.map((words) => `<div style="${SLIDE};width:33.33%">${words}</div>`).join('')}</div></div><script>{ let place = 0; setInterval(() => { place = (place + 1) % 3; document.getElementById('track').style.transform = 'translateX(' + -33.33 * place + '%)'; }, 4000); }</script>`,
  ),
  aboveHero(
    'row-scrolled',
    'Every four seconds a script scrolls a row to its next slide',
    `<div id="row" style="display:flex;overflow:hidden">${SLIDES.map((words) => `<div style="${SLIDE};flex:0 0 100%">${words}</div>`).join('')}</div><script>{ let place = 0; const row = document.getElementById('row'); setInterval(() => { place = (place + 1) % 3; row.scrollLeft = place * row.clientWidth; }, 4000); }</script>`,
  ),
  aboveHero(
    'picture-swapped',
    'Every four seconds a script shows another picture',
    `<div id="stage" style="height:160px;background-image:linear-gradient(#456,#345);color:#fff;font:24px/160px Arial;text-align:center">Our week</div><script>{ let place = 0; const grounds = ['#456,#345', '#654,#543', '#465,#354']; setInterval(() => { place = (place + 1) % 3; document.getElementById('stage').style.backgroundImage = 'linear-gradient(' + grounds[place] + ')'; }, 4000); }</script>`,
  ),
  aboveHero(
    'words-take-turns',
    'Every three seconds another word stands in a line',
    `<p style="font-size:30px">Made for <b id="whom">makers</b></p><script>{ let place = 0; const all = ['makers', 'teachers', 'growers']; setInterval(() => { place = (place + 1) % 3; document.getElementById('whom').textContent = all[place]; }, 3000); }</script>`,
  ),
  aboveHero(
    'ticker',
    'A line of news runs through the first screen',
    '<marquee style="font-size:20px;padding:8px 0">Our new workshop is open, and the old one stays as it is.</marquee>',
  ),
];
