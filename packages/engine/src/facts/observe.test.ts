import { describe, expect, test } from 'vitest';
import { observe } from './observe.ts';
import { renderedSnapshot, staticSnapshot } from './testing/snapshots.ts';

const BUTTON = 'display:inline-block;background-color:rgb(200, 40, 0);color:rgb(255, 255, 255)';
const FRAME =
  'display:inline-block;border-top-width:2px;border-bottom-width:2px;border-top-style:solid;border-top-color:rgb(0, 0, 0)';

function rendered(body: string, head = '<title>Rent boats by the day | Harbor</title>') {
  return observe(
    renderedSnapshot(`<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`),
  );
}

const NAV = `
  <nav data-box="0 0 1350 70">
    <a href="/" data-box="20 20 90 30">Harbor</a>
    <a href="/boats" data-box="200 20 60 30">Boats</a>
    <a href="/prices" data-box="280 20 60 30">Prices</a>
    <a href="/de" hreflang="de" data-box="900 20 30 30">DE</a>
    <a href="/search" aria-label="Search" data-box="950 20 30 30"></a>
    <a href="/login" data-box="1000 20 60 30">Sign in</a>
    <a href="/join" style="${FRAME}" data-box="1100 15 100 40">Sign up</a>
  </nav>`;

const HERO = `
  <section data-box="0 70 1350 600">
    <div style="font-size:14px" data-box="100 120 300 20"><p>BOAT RENTAL SINCE 1998</p></div>
    <div style="font-size:54px" data-box="100 160 800 70">Rent a boat for the day</div>
    <p style="font-size:20px" data-box="100 250 600 60">Pick a boat, pay a deposit and be on the water in an hour.</p>
    <a href="/how" style="${FRAME}" data-box="100 340 160 50">How it works</a>
    <a href="/book" style="${BUTTON}" data-box="280 340 160 50">Book a boat</a>
  </section>`;

const MORE = `
  <section data-box="0 700 1350 700"><h2 style="font-size:32px" data-box="100 740 500 40">Our boats</h2>
    <p data-box="100 800 600 60">Twelve sailing boats and nine rowing boats wait at three piers.</p>
    <a href="/book" style="${BUTTON}" data-box="100 900 160 50" data-mobile-box="20 1500 160 50">Book a boat</a></section>
  <footer data-box="0 1500 1350 300"><a href="/privacy" data-box="100 1600 90 20">Privacy</a></footer>`;

describe('headline', () => {
  test('is the largest line, also where it is no heading element', () => {
    const facts = rendered(NAV + HERO + MORE);
    expect(facts.headline).toMatchObject({
      text: 'Rent a boat for the day',
      level: null,
      aboveFold: { desktop: true, mobile: true },
      fontSizePx: { desktop: 54 },
    });
    expect(facts.subheadline?.text).toBe('Pick a boat, pay a deposit and be on the water in an hour.');
  });

  test('is not the logo, though that be the h1', () => {
    const logo = '<h1 class="logo" style="font-size:30px" data-box="20 20 90 40"><a href="/">Harbor</a></h1>';
    expect(rendered(logo + HERO + MORE).headline?.text).toBe('Rent a boat for the day');
  });

  test('is not what something costs, though that be larger', () => {
    const price =
      '<h3 style="font-size:70px" data-box="100 300 700 80">700 <sub style="font-size:70px">₹ per month</sub></h3>';
    expect(rendered(NAV + price + HERO + MORE).headline?.text).toBe('Rent a boat for the day');
  });

  test('is not the name in a bar at the top, though nothing else be as large', () => {
    const bar =
      '<header data-box="0 0 1350 60"><b style="font-size:22px" data-box="20 16 90 28">HARBOR</b></header>';
    expect(
      rendered(`${bar}<p style="font-size:14px" data-box="20 100 700 20">Boats by the day.</p>`).headline,
    ).toBeNull();
  });

  test('is as large as the picture that stands for its words', () => {
    const drawn =
      '<h1 style="font-size:34px" data-box="200 200 900 170"><img src="h.png" alt="Witnesses" data-box="200 200 900 170"></h1>';
    expect(rendered(NAV + drawn + MORE).headline).toMatchObject({
      text: 'Witnesses',
      pictured: true,
      fontSizePx: { desktop: 170 },
    });
    expect(rendered(NAV + HERO + MORE).headline?.pictured).toBe(false);
  });

  test('is no running text, however little else stands on the page', () => {
    const title = '<h1 style="font-size:110px" data-box="100 90 1100 190">Basilica di San Simpliciano</h1>';
    const date = '<p style="font-size:47px" data-box="100 300 900 60">12 June, 4 pm</p>';
    expect(rendered(title + date).layout.textSizes.desktop?.commonestPx).toBe(47);
  });

  test('is explained by no line of a layer over the page', () => {
    const layer =
      '<div role="dialog" style="position:fixed" data-box="0 0 1350 900"><p data-box="100 120 900 28">We and our partners use cookies to measure visits.</p></div>';
    expect(
      rendered(`<h2 style="font-size:30px" data-box="100 60 700 40">Register</h2>${layer}`).subheadline,
    ).toBeNull();
  });

  test('split over lines of one size is one line', () => {
    const lines = ['Rent a boat', 'for the day'].map(
      (line, i) =>
        `<div class="big" style="font-size:60px" data-box="100 ${100 + i * 66} 700 66">${line}</div>`,
    );
    const facts = rendered(
      `<section data-box="0 0 1350 600">${lines.join('')}<p data-box="100 260 500 30">Pick a boat and be on the water.</p></section>`,
    );
    expect(facts.headline?.text).toBe('Rent a boat for the day');
  });

  test('lower on the page is said to be below the fold', () => {
    const facts = rendered('<h1 style="font-size:40px" data-box="0 1000 900 60">Rent a boat</h1>');
    expect(facts.headline).toMatchObject({ aboveFold: { desktop: false, mobile: false } });
  });

  test('is the h1 in static mode', () => {
    const facts = observe(
      staticSnapshot('<nav><a href="/">Harbor</a></nav><main><h2>News</h2><h1>Rent a boat</h1></main>'),
    );
    expect(facts.headline).toMatchObject({ text: 'Rent a boat', level: 1, aboveFold: { desktop: null } });
  });
});

describe('primary action', () => {
  test('is the filled one of two in the hero, not the sign-up of the navigation', () => {
    const { primaryAction } = rendered(NAV + HERO + MORE);
    expect(primaryAction).toMatchObject({
      text: 'Book a boat',
      region: 'hero',
      aboveFold: { desktop: true, mobile: true },
      label: 'act-and-object',
    });
    expect(primaryAction?.occurrences.boxes.desktop).toHaveLength(2);
    expect(primaryAction?.contrast.desktop?.shape).toBeGreaterThan(4);
  });

  test('a box with a click handler is a button', () => {
    const snapshot = renderedSnapshot(
      `<body><h1 style="font-size:50px" data-box="0 100 900 60">Rent a boat</h1><div class="go" style="${BUTTON};cursor:pointer" data-box="0 200 200 50">Book a boat</div></body>`,
    );
    for (const node of snapshot.desktop?.nodes ?? [])
      if (node.attributes.class === 'go') node.clickable = true;
    expect(observe(snapshot).primaryAction).toMatchObject({ text: 'Book a boat', shape: 'button' });
  });

  test('is never sign-in, search or consent', () => {
    const facts = rendered(`
      <nav data-box="0 0 1350 70"><a href="/login" style="${BUTTON}" data-box="1100 15 100 40">Log in</a></nav>
      <form role="search" data-box="100 100 400 40"><input data-box="100 100 300 40"><button style="${BUTTON}" data-box="400 100 90 40">Search</button></form>
      <div class="cookie-bar" style="position:fixed" data-box="0 840 1350 100"><p>We use cookies.</p><button style="${BUTTON}" data-box="1100 860 100 40">Accept all</button></div>`);
    expect(facts.primaryAction).toBeNull();
    expect(facts.consentBanner.present).toBe(true);
  });

  test('counts different texts once, without regard to case', () => {
    const again = `<a href="/x" style="${BUTTON}" data-box="100 1000 160 50">BOOK A BOAT</a>`;
    expect(rendered(NAV + HERO + again + MORE).distinctActionTexts).toBe(3);
  });
});

describe('navigation', () => {
  test('counts items and buttons without logo, languages and search', () => {
    const { navigation } = rendered(NAV + HERO + MORE);
    expect(navigation.evidence.map(({ text }) => text)).toEqual(['Boats', 'Prices', 'Sign in', 'Sign up']);
    expect(navigation.linkCount).toBe(4);
  });

  test('tells a bar that stays from one that scrolls away', () => {
    const html = `<body>${NAV}${HERO}${MORE}</body>`;
    const nodes = renderedSnapshot(html).desktop?.nodes ?? [];
    const nav = nodes.findIndex(({ tag }) => tag === 'nav');
    const box = { x: 0, y: 0, width: 1350, height: 70 };
    expect(observe(renderedSnapshot(html, { pinned: [{ node: nav, box }] })).navigation.sticky).toBe(true);
    expect(observe(renderedSnapshot(html, { pinned: [] })).navigation.sticky).toBe(false);
    expect(observe(staticSnapshot(html)).navigation.sticky).toBeNull();
  });

  test('finds the menu toggle', () => {
    const toggle = '<button class="hamburger" aria-label="Menu" data-box="20 10 44 44"></button>';
    const facts = rendered(
      `<header data-box="0 0 1350 70"><a href="/" data-box="600 20 90 30">Harbor</a>${toggle}</header>${HERO}`,
    );
    expect(facts.navigation.toggle?.selector).toContain('hamburger');
    expect(facts.navigation.linkCount).toBe(0);
  });
});

describe('consent banner', () => {
  test('is not claimed where a page only links its cookie policy', () => {
    const facts = rendered(
      `${HERO}<footer data-box="0 1500 1350 100"><a href="/cookies">Cookie policy</a></footer>`,
    );
    expect(facts.consentBanner.present).toBe(false);
  });

  test('is unknown in static mode', () => {
    expect(observe(staticSnapshot('<h1>Boats</h1>')).consentBanner.present).toBeNull();
  });
});

describe('content', () => {
  test.each([
    ['<video data-box="0 300 900 400" autoplay muted></video>', true],
    ['<iframe src="https://www.youtube-nocookie.com/embed/x" data-box="0 300 560 315"></iframe>', true],
    ['<iframe src="https://maps.example/embed" data-box="0 300 560 315"></iframe>', false],
  ])('video: %s', (html, present) => {
    expect(rendered(HERO + html).content.video.present).toBe(present);
  });

  test('takes the first sentence of the hero for the explanation, and the language from the words', () => {
    const facts = rendered(NAV + HERO + MORE);
    expect(facts.content.explanation?.text).toBe(
      'Pick a boat, pay a deposit and be on the water in an hour.',
    );
    expect(facts.language).toBe('en');
    expect(facts.headline?.recurringWords).toEqual(expect.arrayContaining(['boat']));
    const named = (copy: string, headline = 'Help Feed Our Cows') =>
      observe(
        staticSnapshot(
          `<html lang="en"><head><meta property="og:site_name" content="Help Feed Our Cows"></head><body><main><h1>${headline}</h1><h2>${copy}</h2></main></body></html>`,
        ),
      ).headline?.recurringWords;
    expect(named('Help us feed our cows')).toEqual(['Feed', 'Cows']);
    expect(named('Why we founded Help Feed Our Cows')).toEqual([]);
    expect(named('Our Cows', 'Why Cows matter')).toEqual(['Cows']);
    expect(facts.content.titleMatch).toEqual({
      words: ['Rent', 'boats', 'day'],
      found: ['Rent', 'boats', 'day'],
    });
    const hyphened = observe(
      staticSnapshot(
        '<html lang="en"><head><title>Rent boats from North-West</title></head><body><main><h1>Boats of the North · West</h1><p>Rent them by the day and bring them back when you like.</p></main></body></html>',
      ),
    );
    expect(hyphened.content.titleMatch?.found).toContain('North-West');
  });
});

describe('language', () => {
  test.each([
    [
      'de',
      'Wir bringen Ihre Fahrräder jeden Morgen frisch gewartet vor die Haustür und holen sie abends ab.',
    ],
    [
      'fr',
      'Nous livrons chaque matin des paniers de légumes cultivés à moins de vingt kilomètres de chez vous.',
    ],
    ['ja', '毎朝焼きたてのパンをお届けします。材料はすべて国産です。小さな工房で手作りしています。'],
  ])('%s is told from the words, not from what is declared', (language, text) => {
    expect(observe(staticSnapshot(`<html lang="en"><body><p>${text}</p></body></html>`)).language).toBe(
      language,
    );
  });

  test('is Indonesian rather than Malay, which letters do not tell apart', () => {
    const text = 'Kami mengantarkan sayuran segar setiap pagi ke rumah Anda dari petani di sekitar kota.';
    const language = (declared: string) =>
      observe(staticSnapshot(`<html lang="${declared}"><body><p>${text}</p></body></html>`)).language;
    expect(language('en')).toBe('id');
  });

  test('is not told from filler', () => {
    const filler = 'Lorem ipsum dolor sit amet, consectetur adipisicing elit. Fugit, expedita iusto veniam.';
    const html = `<body><p>${filler}</p><p>We rent boats by the day at three piers of the lake.</p></body>`;
    expect(observe(staticSnapshot(html)).language).toBe('en');
  });
});

describe('layout', () => {
  test('measures overflow with the node that sticks out', () => {
    const snapshot = renderedSnapshot('<body><div id="wide" data-mobile-box="0 0 600 40">Wide</div></body>');
    if (snapshot.mobile) snapshot.mobile.page.width = 600;
    const { overflow } = observe(snapshot).layout;
    expect(overflow.mobile).toMatchObject({ px: 210, widest: { selector: '#wide' } });
    expect(overflow.desktop?.px).toBe(0);
  });

  test('names the box that is too wide, not the last thing in it', () => {
    const html = `<body><section id="wide" data-mobile-box="0 0 600 400"><h2 data-mobile-box="0 0 600 40">Prices</h2>
      <p data-mobile-box="0 40 600 40">© 2016</p></section></body>`;
    const snapshot = renderedSnapshot(html);
    if (snapshot.mobile) snapshot.mobile.page.width = 600;
    expect(observe(snapshot).layout.overflow.mobile?.widest?.selector).toBe('#wide');
  });

  test('counts characters too faint and too small, with a color that passes', () => {
    const facts = rendered(
      '<p style="color:rgb(170, 170, 170);font-size:11px" data-box="0 0 300 20">Faint words</p><p data-box="0 40 300 20">Plain words</p>',
    );
    expect(facts.layout.contrast.desktop).toMatchObject({ characters: 22, failing: 11, unknown: 0 });
    const [worst] = facts.layout.contrast.desktop?.worst ?? [];
    expect(worst).toMatchObject({
      background: '#ffffff',
      foreground: '#aaaaaa',
      evidence: { text: 'Faint words' },
    });
    expect(worst?.ratio).toBeCloseTo(2.32, 1);
    expect(facts.layout.textSizes.desktop).toMatchObject({ characters: 22, atLeast12: 11 });
  });

  test('measures the contrast that the transparency of a box leaves, and spares boxes that fade in', () => {
    const failing = (style: string) =>
      rendered(`<div style="${style}" data-box="0 0 300 20"><p>Faded words</p></div>`).layout.contrast.desktop
        ?.failing;
    expect(failing('opacity:0.25')).toBe(11);
    expect(failing('opacity:0.9')).toBe(0);
    expect(failing('opacity:0.25;animation-name:appear')).toBe(0);
  });

  test('small targets fail only where they are crowded, links in a sentence never', () => {
    const small = (x: number) => `<a href="/${x}" style="display:block" data-box="${x} 0 18 18">${x}</a>`;
    expect(rendered(small(0) + small(100)).layout.tapTargets).toMatchObject({ total: 2, fitting: 2 });
    expect(rendered(small(0) + small(20)).layout.tapTargets).toMatchObject({ total: 2, fitting: 0 });
    expect(
      rendered('<p>Read all of <a href="/a">our terms</a> before you book.</p>').layout.tapTargets?.total,
    ).toBe(0);
  });

  test('a target that shows nothing, or only a picture that did not load, is none', () => {
    const link = (x: number, inner: string, style = '') =>
      `<a href="/${x}" style="display:block;${style}" data-box="${x} 0 18 18">${inner}</a>`;
    const seen = (html: string) => {
      const { mobile, ...snapshot } = renderedSnapshot(
        `<!doctype html><html lang="en"><body>${html}</body></html>`,
      );
      if (!mobile) throw new Error('No mobile capture.');
      const images = { 'a.png': { width: 0, height: 0, broken: true } };
      return observe({ ...snapshot, mobile: { ...mobile, images } });
    };
    expect(seen(link(0, '') + link(20, '<img src="a.png">')).layout.tapTargets?.total).toBe(0);
    const badge =
      '<a href="https://apps.apple.com/app/id1" data-box="20 200 160 17"><img alt="Get the app" src="a.png" data-box="20 200 160 17"></a>';
    expect(seen(`<h1 data-box="20 100 600 60">Boats</h1>${badge}`).primaryAction).toMatchObject({
      text: 'Get the app',
      heightPx: { mobile: null },
    });
    const small = link(0, '<svg></svg>') + link(20, '', 'background-color:red');
    expect(seen(small).layout.tapTargets).toMatchObject({
      total: 2,
      fitting: 0,
    });
  });

  test('finds text over text and stretched pictures, and leaves stacked lines alone', () => {
    const text = (y: number, words: string) => `<p data-box="0 ${y} 300 20">${words}</p>`;
    const kinds = (html: string, given = {}) =>
      observe(renderedSnapshot(`<body>${html}</body>`, given)).layout.defects.map(({ kind }) => kind);
    expect(kinds(text(0, 'First line') + text(24, 'Second line'))).toEqual([]);
    expect(kinds(text(0, 'First line') + text(4, 'Second line'))).toEqual(['covered']);
    const wrapped =
      '<p data-box="0 0 300 60"><a href="/a" style="display:inline-block" data-box="0 0 160 30">Take a seat</a> <a href="/b" data-box="0 0 300 60">Watch a lesson first</a></p>';
    expect(kinds(wrapped)).toEqual([]);
    const images = { '/a.jpg': { width: 100, height: 100, broken: false } };
    expect(kinds('<img src="/a.jpg" data-box="0 0 120 60">', { images })).toEqual(['stretched']);
  });

  test('tells of a button beyond the right edge of a desktop screen, not of a drawer that waits there', () => {
    const call = (style: string) =>
      `<body><header style="${style}" data-box="0 0 1577 60"><a href="/price" data-box="1420 10 140 40"><span data-box="1427 20 126 20">Get the price</span></a></header></body>`;
    const defects = (html: string, width: number) =>
      observe(renderedSnapshot(html, { page: { width, height: 4000 } })).layout.defects;
    expect(defects(call(''), 1577)).toMatchObject([{ kind: 'outside', evidence: { text: 'Get the price' } }]);
    expect(defects(call('position:fixed'), 1577)).toEqual([]);
    expect(defects(call(''), 1350)).toEqual([]);
  });

  test('a restaurant that has an app far down the page is no app', () => {
    const stores = (y: number) =>
      `<p><a href="https://apps.apple.com/app/1" data-box="100 ${y} 160 40">Download on the App Store</a>
      <a href="https://play.google.com/store/apps/1" data-box="300 ${y} 160 40">Get it on Google Play</a></p>`;
    const page = (y: number) =>
      rendered(
        `<header><a href="/menu" data-box="0 0 60 20">Menu</a></header><h1 data-box="100 100 600 50">Falafel, pitas and bowls</h1>
        <p data-box="100 160 600 20">Dine in with us, or book a table for dinner with our chef.</p>${stores(y)}`,
      ).pageType.type;
    expect(page(3000)).toBe('hospitality');
    expect(page(300)).toBe('app');
  });

  test.each(['OK', 'Go'])('a button that says only %s in the page is its action all the same', (label) => {
    const facts = rendered(
      `<h1 data-box="100 100 600 50">Row the harbor at dawn</h1><a href="/book" style="background-color:rgb(0, 80, 160);color:rgb(255, 255, 255)" data-box="100 200 160 50">${label}</a>`,
    );
    expect(facts.primaryAction).toMatchObject({ text: label, label: 'generic' });
  });

  test('six filled buttons of one height leave the next step open, whatever their colors', () => {
    const calls = [
      'Book a boat',
      'Call us now',
      'Join the club',
      'Buy a voucher',
      'Rent a kayak',
      'Order a map',
    ];
    const page = (height: number) =>
      `<h1 data-box="100 100 600 50">Row the harbor at dawn</h1>${calls
        .map(
          (label, place) =>
            `<p><a href="/${place}" style="background-color:rgb(${40 * place}, 80, 160);color:rgb(255, 255, 255)" data-box="100 ${200 + 60 * place} 160 ${place === 0 ? height : 40}">${label}</a></p>`,
        )
        .join('')}`;
    expect(rendered(page(40)).primaryAction).toBeNull();
    expect(rendered(page(56)).primaryAction).toMatchObject({ text: 'Book a boat' });
  });

  test('tells a promotional layer with its way out', () => {
    const facts = rendered(
      `${HERO}<div role="dialog" style="position:fixed;background-color:rgb(255, 255, 255)" data-box="300 200 600 470"><p>Take 15% off your first day on the water</p><input type="email" data-box="320 400 200 40"><button aria-label="Close" data-box="860 210 30 30">×</button><a href="#" data-box="320 600 200 20">No thanks</a></div>`,
    );
    expect(facts.layout.overlays).toMatchObject([
      { kind: 'promotional', open: true, closeControl: { text: '×' }, declineLabel: { text: 'No thanks' } },
    ]);
    expect(facts.layout.overlays[0]?.coverage.desktop).toBeCloseTo(0.222, 2);
  });

  test('takes no page that is still loading for a pop-up', () => {
    const layer = (name: string, inner: string) =>
      rendered(
        `${HERO}<div class="${name}" style="position:fixed;background-color:rgb(0, 0, 0)" data-box="0 0 1350 940">${inner}</div>`,
      ).layout.overlays;
    expect(layer('loader', '<p>100%</p>')).toEqual([]);
    expect(layer('page-loader', '<img alt="Harbor">')).toEqual([]);
    expect(layer('loader', '<p>Join the club</p><button data-box="9 9 90 40">Join</button>')).toHaveLength(1);
    expect(layer('offer', '<p>100% wool</p>')).toHaveLength(1);
  });

  test('tells a layer that comes late from one that is there', () => {
    const club = {
      node: null,
      selector: '#club',
      names: 'club',
      box: { x: 135, y: 94, width: 1080, height: 752 },
      text: 'Join the rowing club Email No thanks, I like the shore',
      asks: true,
      controls: [
        { label: '×', names: 'x' },
        { label: 'No thanks', names: '' },
      ],
    };
    const cookies = {
      ...club,
      selector: '#c',
      names: 'c',
      text: 'We use cookies',
      asks: false,
      controls: [],
    };
    const facts = observe(renderedSnapshot(HERO, { lateLayers: [club, cookies] }));
    expect(facts.layout.overlays).toMatchObject([
      {
        kind: 'promotional',
        late: true,
        open: true,
        closeControl: { text: '×' },
        declineLabel: { text: 'No thanks' },
        evidence: { selector: '#club', boxes: { desktop: null, mobile: null } },
      },
      { kind: 'consent', late: true },
    ]);
    expect(facts.layout.overlays[0]?.coverage).toEqual({ desktop: expect.closeTo(0.64, 2), mobile: null });
    expect(facts.consentBanner).toMatchObject({ present: true, evidence: [{ selector: '#c' }] });
  });

  test('tells a box that is laid over words from one that stands at its place', () => {
    const box = (style: string) =>
      `${HERO}<p data-box="200 420 400 20">Open every day</p><p data-box="200 460 400 20">From April to October</p><div style="position:absolute;${style}" data-box="100 380 900 400"><p data-box="620 500 300 20">Take 15% off</p></div>`;
    const overlays = (style: string) => rendered(box(style)).layout.overlays;
    expect(overlays('z-index:9;background-color:rgb(255, 255, 255)')).toMatchObject([
      { kind: 'promotional' },
    ]);
    expect(overlays('z-index:9')).toEqual([]);
    expect(overlays('background-color:rgb(255, 255, 255)')).toEqual([]);
  });

  test('takes a faint layer that one clicks through for decoration', () => {
    const layer = (style: string, words = '') =>
      rendered(
        `${HERO}<div style="position:fixed;background-color:rgb(0, 0, 0);${style}" data-box="0 0 1350 940">${words}</div>`,
      ).layout.overlays;
    expect(layer('opacity:0.2;pointer-events:none')).toEqual([]);
    expect(layer('opacity:0.2')).toHaveLength(1);
    expect(layer('opacity:1;pointer-events:none')).toHaveLength(1);
    expect(layer('opacity:0.2;pointer-events:none', '<p data-box="0 0 90 20">15% off</p>')).toHaveLength(1);
  });

  test('takes no ground that stays in place behind the page for a layer over it', () => {
    const ground = (style: string) =>
      rendered(
        `<div style="position:fixed;background-color:rgb(0, 0, 90);${style}" data-box="0 0 1350 940"></div>${HERO}`,
      ).layout.overlays;
    expect(ground('z-index:1')).toEqual([]);
    const behind = `${HERO}<div style="position:fixed;z-index:-1;background-color:rgb(0, 0, 90)" data-box="0 0 1350 940"></div>`;
    expect(rendered(behind).layout.overlays).toEqual([]);
    expect(rendered(behind.replace('z-index:-1', 'z-index:9')).layout.overlays).toHaveLength(1);
  });

  test('takes no drawer for open that shows nothing', () => {
    const drawer = (style: string) =>
      rendered(
        `${HERO}<div role="dialog" style="position:fixed;${style}" data-box="0 0 1350 940"><aside style="position:absolute;background-color:rgb(255, 255, 255)" data-box="1360 0 400 940" data-mobile-box="400 0 300 844"><p>Your cart</p></aside></div>`,
      ).layout.overlays[0]?.open;
    expect(drawer('')).toBe(false);
    expect(drawer('background-color:rgba(0, 0, 0, 0.5)')).toBe(true);
    const menu = (clip: string) =>
      rendered(
        `${HERO}<div style="position:fixed;background-color:rgb(0, 0, 90);clip-path:${clip}" data-box="0 0 1350 940"><p data-box="20 20 90 20">Menu</p></div>`,
      ).layout.overlays;
    expect(menu('inset(0px 0px 100%)')).toEqual([]);
    expect(menu('inset(0px 0px 20%)')).toHaveLength(1);
  });

  test('tells a gate by the code that it asks for', () => {
    const box = (field: string) =>
      rendered(
        `${HERO}<div role="dialog" style="position:fixed;background-color:rgb(0, 0, 90)" data-box="0 0 1350 940"><p>Members only</p>${field}<button data-box="20 200 90 40">Unlock</button></div>`,
      ).layout.overlays[0]?.kind;
    expect(box('<input placeholder="ACCESS CODE" data-box="20 100 90 40">')).toBe('gate');
    expect(box('<input type="password" data-box="20 100 90 40">')).toBe('gate');
    expect(box('<input placeholder="Your email" data-box="20 100 90 40">')).toBe('promotional');
  });

  test('sees a layer that only phones show', () => {
    const facts = rendered(
      `${HERO}<aside style="position:fixed;background-color:rgb(255, 255, 255)" data-box="none" data-mobile-box="0 300 390 544"><p>Take 15% off your first day on the water</p><input type="email"></aside>`,
    );
    expect(facts.layout.overlays).toMatchObject([{ kind: 'promotional', open: true }]);
    expect(facts.layout.overlays[0]?.coverage.mobile).toBeGreaterThan(0.5);
  });
});

test('the way back to the start is no call to action', () => {
  const facts = rendered(
    '<p class="crumb" data-box="20 20 400 30"><a href="/book">Book</a> › <a href="/boats">Boats</a></p><h1 style="font-size:40px" data-box="20 60 600 60">Boats for a day</h1>',
  );
  expect(facts.primaryAction).toBeNull();
});

test('the same snapshot gives the same facts', () => {
  const snapshot = renderedSnapshot(`<body>${NAV}${HERO}${MORE}</body>`);
  expect(JSON.stringify(observe(structuredClone(snapshot)))).toBe(JSON.stringify(observe(snapshot)));
});

test.each([
  ['a link down a page that names no price leads to none', '<a href="#tickets">Tickets</a>', false],
  ['a link to another page may', '<a href="/tickets">Tickets</a>', true],
  [
    'so does one to the prices of this page',
    '<a href="#tickets">Tickets</a><p id="tickets">Tickets: €20</p>',
    true,
  ],
])('%s', (_what, html, present) => {
  expect(rendered(`${HERO}${html}`).offer.priceLink.present).toBe(present);
});

test.each([
  [
    'a plain entry of a menu',
    '<nav data-box="100 400 600 40"><a href="/kontakt" data-box="100 400 90 30">Contact us</a><a href="/rooms" data-box="300 400 90 30">Rooms</a></nav>',
  ],
  [
    'the entry of the page that is shown',
    '<nav data-box="100 400 600 40"><ul><li class="active-item"><a href="/prices" style="background-color:rgb(0, 80, 160);color:rgb(255, 255, 255)" data-box="100 400 120 47">Book</a></li></ul></nav>',
  ],
  [
    'the entry that is marked itself as the page shown',
    '<nav data-box="100 400 600 40"><ul><li><a class="active" href="/prices" style="background-color:rgb(0, 80, 160);color:rgb(255, 255, 255)" data-box="100 400 120 47">Book</a></li></ul></nav>',
  ],
  [
    'the way back to the top, called so',
    `<a href="#" style="${BUTTON}" data-box="1200 400 120 47">Go to top</a>`,
  ],
  [
    'the way back to the top, named so',
    `<a id="toTop" href="#" style="${BUTTON}" data-box="1200 400 120 47">Til toppen</a>`,
  ],
  [
    'the button that clears filters',
    `<button style="${BUTTON}" data-box="100 400 160 47">Clear filters</button>`,
  ],
  [
    'the way to each of several others that the page lists',
    ['a', 'b', 'c', 'd']
      .map(
        (name, place) =>
          `<div><h3>Pier ${name}</h3><a href="https://${name}.example/" style="${BUTTON}" data-box="100 ${200 + 90 * place} 160 47">Visit</a></div>`,
      )
      .join(''),
  ],
  [
    'the name of the site in a painted box',
    `<header data-box="0 0 1350 70"><a href="index.html" data-box="20 10 200 50"><b style="${BUTTON}" data-box="20 10 200 50">Harbor rowing</b></a></header>`,
  ],
  [
    'the arrow of a slider',
    '<button aria-label="Book the next tour" style="background-color:rgb(0, 80, 160)" data-box="30 280 44 44"></button>',
  ],
])('%s is no primary action', (_what, html) => {
  const facts = rendered(`<h1 data-box="100 100 600 50">Row the harbor at dawn</h1>${html}`);
  expect(facts.primaryAction).toBeNull();
});

test.each([
  [
    'is a frame drawn as a shadow along the inside of its box',
    '<a href="/try" style="box-shadow:rgb(0, 0, 0) 0px 0px 0px 2px inset" data-box="100 200 200 50">Try a class</a>',
    'Try a class',
  ],
  [
    'is a painted label in an entry as high as the bar',
    `<nav data-box="0 0 1350 84"><ul><li data-box="1200 0 110 84"><a role="menuitem" href="/give" data-box="1200 0 110 84"><span style="${BUTTON}" data-box="1200 28 110 36">Donate</span></a></li></ul></nav>`,
    'Donate',
  ],
  [
    'is called what its large line says, not the note below it',
    `<a href="/buy" style="${BUTTON}" data-box="100 200 300 80"><span data-box="110 210 280 24">Buy the <b data-box="180 210 90 24">course</b></span><small style="display:block;font-size:11px" data-box="110 240 280 14">Instant access for $27</small></a>`,
    'Buy the course',
  ],
  [
    'is called by its sum and what it buys, without the note',
    `<a href="/buy" style="${BUTTON}" data-box="100 200 300 90"><b data-box="110 205 280 24">$20</b><p data-box="110 232 280 20">Get 3,000 images</p><small style="display:block;font-size:11px" data-box="110 256 280 14">$0.007 each</small></a>`,
    '$20 Get 3,000 images',
  ],
  [
    'is called all that it says where the large line comes last',
    `<a href="/app" style="${BUTTON}" data-box="100 200 200 60"><small style="font-size:11px" data-box="110 205 180 14">Download on the</small> <b data-box="110 225 180 24">App Store</b></a>`,
    'Download on the App Store',
  ],
])('the primary action %s', (_what, html, text) => {
  const facts = rendered(`<h1 data-box="100 100 600 50">Row the harbor at dawn</h1>${html}`);
  expect(facts.primaryAction?.text).toBe(text);
});

test('a search box with filters and a button to clear them asks for no data', () => {
  const filters = `<h1>Boats for rent</h1><div><input type="text" id="searchInput" placeholder="Name or place…"><select><option>All piers</option></select><button style="${BUTTON}">Clear filters</button></div>`;
  expect(rendered(filters).forms).toEqual([]);
});

describe('a first screen that the page slides over', () => {
  const STAGE = `<section style="position:fixed" data-box="0 0 1350 940"><ul data-box="900 10 300 40"><li data-box="900 20 100 24"><a href="/boats" data-box="900 20 100 24">Boats</a></li>
    <li data-box="1100 12 120 40"><button class="menu-button" style="${BUTTON}" data-box="1100 12 120 40">Book now</button></li></ul>
    <h2 style="font-size:60px" data-box="100 300 900 80">Rent a boat for the day</h2></section>`;

  test('is the page, with headline, menu and action', () => {
    const facts = rendered(
      `${STAGE}<section data-box="0 940 1350 900"><p data-box="100 1000 600 60">Twelve boats wait.</p></section>`,
    );
    expect(facts.headline?.text).toBe('Rent a boat for the day');
    expect(facts.primaryAction?.text).toBe('Book now');
    expect(facts.navigation.linkCount).toBe(2);
  });

  test('is a layer where words lie behind it', () => {
    const facts = rendered(
      `${STAGE}<section data-box="0 0 1350 900"><p data-box="100 400 600 60">Twelve boats wait.</p></section>`,
    );
    expect(facts.headline?.text).toBe('Twelve boats wait.');
  });
});

test('a page is in the language that it declares where one line alone is in another', () => {
  const lines = [
    'Join us for the harbor festival 2025 – boats, food and music by the river.',
    'Ticket prices (purchased at the door)',
    'Free workshops and the schedule of the main stage',
    'Contact us with your questions',
  ]
    .map((line) => `<p>${line}</p>`)
    .join('');
  const sponsor =
    '<p>La tienda de nuestro patrocinador es una tienda online de productos argentinos y uruguayos que realiza entregas en todo el mundo: Estados Unidos, Canadá, Europa, Asia, entre otros, desde hace más de veinte años con mucho cariño.</p>';
  const language = (declared: string, html: string) =>
    observe(staticSnapshot(`<html lang="${declared}"><body>${html}</body></html>`)).language;
  expect(language('en', lines + sponsor)).toBe('en');
  expect(language('en', sponsor + sponsor.replace('tienda', 'casa'))).toBe('es');
});
