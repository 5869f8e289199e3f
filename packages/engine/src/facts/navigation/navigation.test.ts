import { describe, expect, it } from 'vitest';
import { wordsFor } from '../../language/words-for.ts';
import { PageModel } from '../../page/page-model.ts';
import { renderedSnapshot } from '../testing/snapshots.ts';
import { navigationFacts } from './navigation.ts';

const entries = (body: string): string[] => named(body, null);

function named(body: string, brand: string | null): string[] {
  const page = new PageModel(renderedSnapshot(`<!doctype html><html lang="en"><body>${body}</body></html>`));
  return navigationFacts(page, wordsFor('en'), { brand }).evidence.map(({ text }) => text);
}

const NAMES = ['Home', 'Prices', 'Rooms', 'Contact'];
const across = NAMES.map(
  (name, i) => `<a href="/${i}" data-box="${500 + i * 100} 20 80 24">${name}</a>`,
).join('');

describe('the entries of the menu', () => {
  it('are those of a bar that is named after the logo in it', () => {
    const bar = `<div class="navbar-logo-left" data-box="0 0 1350 70"><div class="navbar-logo-left-container" data-box="0 0 1350 70">
      <a href="/" class="navbar-brand" data-box="20 20 90 30">Harbor</a><nav data-box="500 10 500 40">${across}</nav></div></div>`;
    expect(entries(bar)).toEqual(NAMES);
  });

  it('are not the name beside the picture of the logo, in a link of its own', () => {
    const bar = `<nav data-box="0 0 1350 70"><div data-box="0 0 400 70"><a href="/" data-box="20 20 30 30"><img alt="" src="a.png" data-box="20 20 30 30"></a>
      <a href="/" data-box="60 20 300 30">Institute of Tides</a></div><div data-box="500 10 500 40">${across.replace('/0', '/')}</div></nav>`;
    expect(entries(bar)).toEqual(NAMES);
  });

  it('are not the name of the site before them, wherever it leads', () => {
    const bar = (name: string): string =>
      `<title>Harbor Boats</title><nav data-box="0 0 1350 70"><a href="/start/" style="font-size:24px" data-box="20 15 200 32">${name}</a><div data-box="500 10 500 40">${across}</div></nav>`;
    expect(named(bar('Harbor Boats'), 'Harbor Boats')).toEqual(NAMES);
    expect(named(bar('Our boats'), 'Harbor Boats')).toEqual(['Our boats', ...NAMES]);
    expect(named(bar('<img alt="harbor logo" src="a.png" data-box="20 15 90 32">'), null)).toEqual(NAMES);
  });

  it('are those of a menu that stands at the side', () => {
    const links = NAMES.map(
      (name, i) => `<a href="#${i}" data-box="60 ${300 + i * 60} 90 24">${name}</a>`,
    ).join('');
    const side = `<aside style="position:fixed" data-box="20 20 300 900"><nav data-box="20 280 300 400">${links}</nav></aside>`;
    expect(entries(side)).toEqual(NAMES);
  });

  it('go on in a second line of the same list', () => {
    const line = (y: number, names: string[]) =>
      names
        .map(
          (name, i) =>
            `<li data-box="${400 + i * 100} ${y} 90 24"><a href="/${name}" data-box="${400 + i * 100} ${y} 80 24">${name}</a></li>`,
        )
        .join('');
    const menu = `<header data-box="0 0 1350 110"><nav data-box="300 10 800 90"><ul data-box="300 10 800 90">${line(20, NAMES)}${line(64, ['Press', 'Jobs'])}</ul></nav></header>`;
    expect(entries(menu)).toEqual([...NAMES, 'Press', 'Jobs']);
  });

  it('are those in boxes that are all named after the logo', () => {
    const boxes = NAMES.map(
      (name, i) =>
        `<div class="logotext" data-box="${100 + i * 250} 10 200 40"><a href="/${i}.html" data-box="${100 + i * 250} 20 80 24">${name}</a></div>`,
    ).join('');
    expect(entries(`<div data-box="0 0 1350 60">${boxes}</div>`)).toEqual(NAMES);
  });

  it('are no sign for a menu that is hidden, though it leads to its place', () => {
    const sign =
      '<header data-box="0 0 1350 60"><nav data-box="0 0 1350 60"><a href="#menu" data-box="1200 10 100 40">Menu</a></nav></header>';
    expect(entries(`${sign}<nav id="menu" style="display:none"><a href="/boats">Boats</a></nav>`)).toEqual(
      [],
    );
    expect(entries(`${sign}<section id="menu" data-box="0 300 1350 400">Soup</section>`)).toEqual(['Menu']);
  });

  it('include a number to call in their list, and what is styled as the sign of the menu but says and does more', () => {
    const more = `<li data-box="900 20 120 24"><a href="tel:+15185550100" data-box="900 20 120 24">(518) 555-0100</a></li>
      <li data-box="1040 20 120 24"><a class="btn-hamburger" href="/book" data-box="1040 20 120 24">Book a room</a></li>`;
    const listed = NAMES.map(
      (name, i) =>
        `<li data-box="${500 + i * 100} 20 90 24"><a href="/${i}" data-box="${500 + i * 100} 20 80 24">${name}</a></li>`,
    ).join('');
    const bar = `<header data-box="0 0 1350 70"><nav data-box="480 10 800 40"><ul data-box="480 10 800 40">${listed}${more}</ul></nav></header>`;
    expect(entries(bar)).toEqual([...NAMES, '(518) 555-0100', 'Book a room']);
  });

  it.each(['Strona główna', 'Hem', 'Главная'])('include the start page, called %s', (home) => {
    const [, ...others] = across.split('</a>');
    const bar = `<header data-box="0 0 1350 70"><nav data-box="0 10 1350 40"><a href="/" data-box="500 20 80 24">${home}</a>${others.join('</a>')}</nav></header>`;
    expect(entries(bar)).toEqual([home, ...NAMES.slice(1)]);
  });

  it('are no notice above them, as wide as the page', () => {
    const notice =
      '<a href="/win" style="display:block;position:fixed" data-box="0 0 1350 42">Win a stay for two</a>';
    const bar = `<nav data-box="0 42 1350 70">${across}</nav>`;
    expect(entries(notice + bar)).toEqual(NAMES);
    expect(entries(notice)).toEqual([]);
  });

  it('include a way to another site, where the logo leads to the start of this one', () => {
    const bar = `<header data-box="0 0 1350 70"><a href="../index.html" data-box="20 10 200 50"><img alt="Harbor" src="a.png" data-box="20 10 200 50"></a>
      <nav data-box="480 10 500 40">${across.replace('href="/1"', 'href="https://hotels.example/"')}</nav></header>`;
    expect(entries(bar)).toEqual(NAMES);
  });

  it('begin with one that leads to the top of the page', () => {
    const list = NAMES.map(
      (name, i) =>
        `<li data-box="${500 + i * 100} 20 90 24"><a href="#${i === 0 ? '' : name}" data-box="${500 + i * 100} 20 80 24">${name.replace('Home', 'Welcome')}</a></li>`,
    ).join('');
    const bar = `<header data-box="0 0 1350 70"><nav data-box="0 10 1350 40"><ul data-box="500 10 500 40">${list}</ul></nav></header>`;
    expect(entries(bar)).toEqual(['Welcome', ...NAMES.slice(1)]);
  });

  it('end with the button that leads to a network, and without the switch of colors', () => {
    const place = (x: number) =>
      `data-box="${x} 18 100 30" style="background-color:rgb(20,80,200);color:#fff"`;
    const bar = `<header data-box="0 0 1350 70"><nav data-box="0 10 1350 40">${across}
      <a class="btn" href="https://discord.gg/x" ${place(920)}>Join now</a></nav></header>
      <main data-box="0 70 1350 800"><button id="themeToggle" ${place(1100)}>Dark</button></main>`;
    expect(entries(bar)).toEqual([...NAMES, 'Join now']);
  });

  it('are those of a menu that floats above the page', () => {
    const float = `<div style="position:fixed" data-box="300 60 600 50"><nav data-box="480 10 420 40">${across}</nav></div>`;
    expect(entries(float)).toEqual(NAMES);
  });

  it('are those of a narrow menu below the name of the site', () => {
    const low = NAMES.map(
      (name, i) => `<a href="/${i}" data-box="${400 + i * 100} 150 80 24">${name}</a>`,
    ).join('');
    const header = `<header data-box="300 60 700 130"><h1 data-box="300 70 500 60">Harbor school of singing</h1><nav data-box="300 140 700 50">${low}</nav></header>`;
    expect(entries(header)).toEqual(NAMES);
  });

  it('are neither a trail nor a choice of languages', () => {
    const header = `<header data-box="0 0 1350 70"><nav data-box="500 10 500 40">${across}</nav>
      <div class="language-selector" data-box="1200 10 90 40"><button data-box="1200 10 90 40">🇮🇹 IT</button></div></header>
      <nav class="breadcrumb-nav" data-box="0 0 1350 56"><ol data-box="90 16 1168 24"><li data-box="90 16 60 24">Home</li></ol></nav>`;
    expect(entries(header)).toEqual(NAMES);
  });

  it('are those that open more without being link or button', () => {
    const header = `<header data-box="0 0 1350 70"><nav data-box="500 10 600 40">${across}
      <details data-box="910 20 80 24"><summary data-box="910 20 80 24">More</summary></details></nav></header>`;
    expect(entries(header)).toEqual([...NAMES, 'More']);
  });

  it('are no signs without words', () => {
    const signs = `<a href="/cart" aria-label="Cart" data-box="1200 20 30 30"><svg data-box="1200 20 30 30"></svg></a>
      <button aria-label="Dark colors" data-box="1240 20 30 30"><svg data-box="1240 20 30 30"></svg></button>`;
    expect(
      entries(
        `<header data-box="0 0 1350 70"><nav data-box="500 10 800 40">${across}${signs}</nav></header>`,
      ),
    ).toEqual(NAMES);
  });

  it('are counted once where a script left a copy of the bar', () => {
    const bar = `<header data-box="0 0 1350 70"><nav data-box="500 10 500 40">${across}</nav></header>`;
    expect(entries(bar + bar)).toEqual(NAMES);
  });

  it('are places of the page in a menu that is called after languages', () => {
    const down = across.replace(/href="\/(\d)"/g, 'href="/index.html#$1"');
    expect(entries(`<nav id="navbar-language" data-box="0 0 1350 70">${down}</nav>`)).toEqual(NAMES);
  });

  it('are links to the top that stand among others', () => {
    const links = across.replace('href="/2"', 'href="#"');
    expect(
      entries(`<header data-box="0 0 1350 70"><nav data-box="500 10 500 40">${links}</nav></header>`),
    ).toEqual(NAMES);
  });

  it('are no flag that changes the language', () => {
    const flag =
      '<button data-box="1235 12 64 32"><img src="en.png" alt="Language: English" data-box="1235 12 64 32"></button>';
    expect(
      entries(`<header data-box="0 0 1350 70"><nav data-box="500 10 500 40">${across}</nav>${flag}</header>`),
    ).toEqual(NAMES);
  });

  it('are no sign that opens the mail', () => {
    const mail =
      '<a href="mailto:desk@harbor.example" aria-label="Email" data-box="1200 12 38 38"><svg data-box="1200 12 38 38"></svg></a>';
    expect(
      entries(`<header data-box="0 0 1350 70"><nav data-box="500 10 700 40">${across}</nav>${mail}</header>`),
    ).toEqual(NAMES);
  });

  it('include one that only opens a list, beside links', () => {
    const items = [
      ...NAMES.map(
        (name, i) =>
          `<li data-box="${500 + i * 100} 20 80 24"><a href="/${i}" data-box="${500 + i * 100} 20 80 24">${name}</a></li>`,
      ),
      '<li data-box="900 20 80 24"><a data-box="900 20 80 24">Events</a></li>',
    ];
    expect(
      entries(`<header data-box="0 0 1350 70"><ul data-box="500 10 600 40">${items.join('')}</ul></header>`),
    ).toEqual([...NAMES, 'Events']);
  });

  it('are no pictures beside worded entries, and all pictures where the menu is one of pictures', () => {
    const drawn = (name: string, x: number): string =>
      `<a href="${name}.html" data-box="${x} 20 80 30"><img alt="${name}" src="${name}.png" data-box="${x} 20 80 30"></a>`;
    const signs = drawn('Start', 20) + drawn('Phone', 120);
    const bar = (inner: string): string => `<header data-box="0 0 1350 70">${inner}</header>`;
    expect(entries(bar(signs + across))).toEqual(NAMES);
    const names = ['Boats', 'Sails', 'Ropes'];
    const pictures = names.map((name, i) => drawn(name, 400 + i * 100)).join('');
    expect(entries(bar(pictures))).toHaveLength(names.length);
  });

  it('are counted once where a button holds the link of the same name', () => {
    const both =
      '<button data-box="910 10 80 44"><a href="/rooms" data-box="910 20 80 24">Suites</a></button>';
    expect(
      entries(`<header data-box="0 0 1350 70"><nav data-box="500 10 600 40">${across}${both}</nav></header>`),
    ).toEqual([...NAMES, 'Suites']);
  });

  it('are those of a narrow menu low in a tall header', () => {
    const low = NAMES.map(
      (name, i) => `<a href="/${i}" data-box="${100 + i * 100} 320 80 24">${name}</a>`,
    ).join('');
    const header = `<header data-box="0 0 1350 380"><a href="/" data-box="90 20 540 260"><img alt="Harbor" src="a.png" data-box="90 20 540 260"></a>
      <nav data-box="100 310 420 44">${low}</nav></header>`;
    expect(entries(header)).toEqual(NAMES);
  });

  it('are those of a long row below a header with few', () => {
    const names = ['Offers', 'Brakes', 'Filters', 'Tires', 'Trucks', 'Brands'];
    const row = (y: number): string =>
      `<div data-box="0 ${y} 1350 44">${names.map((name, i) => `<a href="#${name}" data-box="${100 + i * 120} ${y} 100 44">${name}</a>`).join('')}</div>`;
    const header = `<header data-box="0 0 1350 70"><a href="/account" data-box="1000 20 80 24">Account</a>
      <a href="/orders" data-box="1100 20 80 24">Orders</a><a href="/basket" data-box="1200 20 80 24">Basket</a></header>`;
    expect(entries(header + row(80))).toEqual(names);
    expect(entries(header + row(480))).toEqual(['Account', 'Orders', 'Basket']);
  });

  it('include a box that shows its links when pointed at', () => {
    const years = `<div data-box="900 20 90 24"><span data-box="900 20 90 24">Years</span>
      <div style="display:none"><a href="/2023">2023</a><a href="/2022">2022</a></div></div>`;
    expect(
      entries(
        `<header data-box="0 0 1350 70"><nav data-box="500 10 600 40">${across}${years}</nav></header>`,
      ),
    ).toEqual([...NAMES, 'Years']);
  });

  it('are neither the name in the middle of the list nor the language it is shown in', () => {
    const item = (inner: string, x: number): string => `<li data-box="${x} 20 90 24">${inner}</li>`;
    const listed = NAMES.map((name, i) =>
      item(`<a href="/${i}" data-box="${400 + i * 100} 20 80 24">${name}</a>`, 400 + i * 100),
    );
    const name = item('<h1 data-box="800 20 90 24">Harbor</h1>', 800);
    const list = [...listed.slice(0, 2), name, ...listed.slice(2), item('NL', 900)].join('');
    expect(
      entries(
        `<header data-box="0 0 1350 70"><nav data-box="380 10 800 40"><ul data-box="380 10 800 40">${list}</ul></nav></header>`,
      ),
    ).toEqual(NAMES);
  });

  it('include a way to another site where no link leads to the start of this one', () => {
    const listed = NAMES.map(
      (name, i) =>
        `<li data-box="${500 + i * 100} 20 90 24"><a href="${i === 2 ? 'https://shop.example/' : name}" data-box="${500 + i * 100} 20 80 24">${name}</a></li>`,
    ).join('');
    expect(
      entries(`<header data-box="0 0 1350 70"><ul data-box="480 10 500 40">${listed}</ul></header>`),
    ).toEqual(NAMES);
  });

  it('begin with a link to the top that stands in a list without items', () => {
    const links = across.replace('href="/0"', 'href="#"').replace('Home', 'Harborhack');
    expect(entries(`<nav data-box="0 0 1350 70"><ul data-box="480 10 500 40">${links}</ul></nav>`)).toEqual([
      'Harborhack',
      ...NAMES.slice(1),
    ]);
  });

  it('include a number to call that is a button of the bar, but neither number nor address in a line of its own', () => {
    const tel = (style: string): string =>
      `<a href="tel:+15185550100" style="${style}" data-box="1100 16 140 36">(518) 555-0100</a>`;
    const mail = '<a href="mailto:desk@harbor.example" data-box="950 20 140 24">desk@harbor.example</a>';
    const bar = (more: string): string =>
      `<header data-box="0 0 1350 70"><nav data-box="480 10 420 40">${across}</nav><div data-box="940 10 400 40">${more}</div></header>`;
    expect(entries(bar(tel('background-color:rgb(230,100,0);color:#fff;padding:8px')))).toEqual([
      ...NAMES,
      '(518) 555-0100',
    ]);
    expect(entries(bar(tel('') + mail))).toEqual(NAMES);
  });

  it('begin with the start page under a name of its own, unless it stands apart or is larger', () => {
    const bar = (first: string): string =>
      `<nav data-box="0 0 1350 70">${first}${across.replace(/<a href="\/0".*?<\/a>/, '')}</nav>`;
    const link = (box: string, style = ''): string =>
      `<a href="index.html" style="${style}" data-box="${box}">Cellar</a>`;
    const others = NAMES.slice(1);
    expect(entries(bar(link('500 20 80 24')))).toEqual(['Cellar', ...others]);
    expect(entries(bar(`<div data-box="500 20 80 24">${link('500 20 80 24')}</div>`))).toEqual([
      'Cellar',
      ...others,
    ]);
    expect(entries(bar(link('60 20 80 24')))).toEqual(others);
    expect(entries(bar(link('500 20 80 24', 'font-size:28px')))).toEqual(others);
  });

  it('are not the name that stands in a box of its own beside the picture of the logo', () => {
    const logo = `<div data-box="20 20 30 30"><a href="/" data-box="20 20 30 30"><img alt="" src="a.png" data-box="20 20 30 30"></a></div>
      <div data-box="60 10 300 50"><a href="/" data-box="60 10 300 30">Institute of Tides</a><span data-box="60 40 300 20">since 1902</span></div>`;
    expect(
      entries(
        `<header data-box="0 0 1350 70">${logo}<nav data-box="500 10 500 40">${across.replace('/0', '/')}</nav></header>`,
      ),
    ).toEqual(NAMES);
  });

  it('are not the name of the site after the drawn sign that opens the menu', () => {
    const sign = '<a href="#" data-box="1300 10 40 40"><i class="bars" data-box="1310 20 20 20"></i></a>';
    expect(
      entries(
        `<nav data-box="0 0 1350 70">${sign}<a href="index.html" data-box="20 10 300 50">Harbor</a></nav>`,
      ),
    ).toEqual([]);
  });

  it('are those of one line, with the button that stands beside their box', () => {
    const row = (y: number): string =>
      `<div data-box="480 ${y} 500 50"><ul data-box="480 ${y} 500 50">${NAMES.map((name, i) => `<li data-box="${500 + i * 100} ${y} 90 50"><a href="/${i}" data-box="${500 + i * 100} ${y} 90 50">${name}</a></li>`).join('')}</ul></div>`;
    const order =
      '<div data-box="1000 14 150 44"><a href="/order" data-box="1000 14 150 44">Order now</a></div>';
    expect(entries(row(10) + order)).toEqual([...NAMES, 'Order now']);
    const title = '<h1 data-box="300 50 800 60">Harbor school of singing</h1>';
    expect(entries(`${title}${row(180)}`)).toEqual(NAMES);
  });

  it('are no contents of the article beside it, where the menu of the bar is closed', () => {
    const bar = `<header data-box="0 0 1350 70"><a href="/" data-box="20 20 120 30">Harbor</a>
      <button class="menu-btn" aria-label="Menu" data-box="1280 15 40 40"></button></header>`;
    const contents = NAMES.map(
      (name, i) =>
        `<li data-box="990 ${100 + i * 30} 220 24"><a href="#${name}" data-box="990 ${100 + i * 30} 220 24">${name}</a></li>`,
    ).join('');
    expect(
      entries(`${bar}<div data-box="980 90 240 400"><ul data-box="990 90 220 300">${contents}</ul></div>`),
    ).toEqual([]);
  });

  it('are neither a single link at the top nor one within a sentence', () => {
    const back = '<a href="/prices" data-box="480 140 120 20">Back to the prices</a>';
    const print = '<button data-box="900 40 120 40">Print this page</button>';
    const sentence =
      '<p data-box="200 50 600 20">Print it, or <a href="a.pdf" data-box="300 50 120 20">take the file</a> with you</p>';
    expect(entries(back)).toEqual([]);
    expect(entries(sentence + print)).toEqual([]);
    expect(entries(back + print)).toEqual([]);
  });

  it('are of one list where they stand below each other', () => {
    const column = (y: number): string =>
      `<ul data-box="40 ${y} 300 60">${NAMES.slice(0, 2)
        .map(
          (name, i) =>
            `<li data-box="60 ${y + i * 24} 200 20"><a href="/${i}" data-box="60 ${y + i * 24} 80 20">${name}</a></li>`,
        )
        .join('')}</ul>`;
    expect(entries(column(40) + column(130))).toEqual(NAMES.slice(0, 2));
  });

  it('include words of two letters that are no language', () => {
    const bar = (name: string): string =>
      `<header data-box="0 0 1350 70"><nav data-box="500 10 500 40">${across.replace('Rooms', name)}</nav></header>`;
    expect(entries(bar('Om'))).toEqual(['Home', 'Prices', 'Om', 'Contact']);
    expect(entries(bar('SV'))).toEqual(['Home', 'Prices', 'Contact']);
  });
});

it('tells entries that show a sign and no word', () => {
  const signs = NAMES.map(
    (name, i) =>
      `<a href="/${i}" data-box="${500 + i * 100} 20 36 41"><img alt="${name}" src="${i}.gif" data-box="${506 + i * 100} 26 24 24"></a>`,
  ).join('');
  const page = (links: string) =>
    new PageModel(
      renderedSnapshot(
        `<!doctype html><html lang="en"><body><header data-box="0 0 1350 70"><nav data-box="480 10 800 50">${links}</nav></header></body></html>`,
      ),
    );
  expect(navigationFacts(page(signs), wordsFor('en')).wordless.map(({ text }) => text)).toEqual(NAMES);
  expect(navigationFacts(page(across), wordsFor('en')).wordless).toEqual([]);
});
