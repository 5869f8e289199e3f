import { describe, expect, test } from 'vitest';
import { observe } from './observe.ts';
import { renderedSnapshot } from './testing/snapshots.ts';

/** What pages of the web do and pages made for tests do not: each case was once read wrongly. */

const BUTTON = 'display:inline-block;background-color:rgb(200, 40, 0);color:rgb(255, 255, 255)';

function facts(body: string, title = 'Rent boats by the day | Harbor') {
  return observe(
    renderedSnapshot(
      `<!doctype html><html lang="en"><head><title>${title}</title></head><body>${body}</body></html>`,
    ),
  );
}

function row(y: number, ...labels: string[]): string {
  return labels
    .map((label, i) => `<a href="/${i}" data-box="${400 + i * 100} ${y} 80 24">${label}</a>`)
    .join('');
}

const HERO = `<section data-box="0 240 1350 600">
  <h1 style="font-size:50px" data-box="100 300 900 60">Rent a boat for the day</h1>
  <p data-box="100 380 600 30">Pick a boat, pay a deposit and be on the water in an hour.</p>
  <a href="/book" style="${BUTTON}" data-box="100 440 160 50">Book a boat</a></section>`;

describe('headline', () => {
  test('is the large line of the first slide, not a smaller h1 far below it', () => {
    const { headline } = facts(`<div data-box="0 0 1350 600">
        <strong style="font-size:50px;font-weight:700" data-box="400 400 500 60">Learn to sail online</strong></div>
      <h1 style="font-size:36px;font-weight:700" data-box="100 700 900 40">Our featured courses</h1>`);
    expect(headline?.text).toBe('Learn to sail online');
  });

  test('is not the name of the site, written as large as the headline', () => {
    const { headline, document } = facts(
      `<table data-box="0 0 1350 700"><tr><td><b style="font-size:32px;font-weight:700" data-box="200 8 400 36">Dalton &amp; Sons</b><p data-box="200 50 400 20">In Stockport since 1987</p></td></tr>
       <tr><td><font style="font-size:32px" data-box="200 110 600 36">Burst pipe? We come within the hour</font></td></tr></table>`,
      'Dalton and Sons - Emergency Plumber Stockport',
    );
    expect(document.siteName).toBe('Dalton and Sons');
    expect(headline?.text).toBe('Burst pipe? We come within the hour');
  });

  test('is the whole line, though some of its words have another color and a smaller line shares its box', () => {
    const words = 'Modernise <span style="font-size:58px" data-box="420 300 200 65">with a</span> respray';
    const line = (tag: string) =>
      facts(`<div data-box="0 0 1350 700"><${tag} style="font-size:58px" data-box="100 300 900 65">${words}
        <small style="font-size:20px;display:block" data-box="100 380 500 24">From one day</small></${tag}></div>`);
    expect(line('p').headline?.text).toBe('Modernise with a respray');
    expect(line('div').headline?.text).toBe('Modernise with a respray');
  });

  test('is not what begins where the first screen ends', () => {
    const { headline } = facts(
      `<section data-box="0 0 1350 940"><div style="font-size:25px" data-box="1000 730 260 60">Ann Vale</div><p style="font-size:14px" data-box="1000 800 260 20">Paintings</p></section>
       <section data-box="0 940 1350 300"><div style="font-size:26px" data-box="0 940 1350 200">What is seen is only the beginning.</div></section>`,
      'Ann Vale',
    );
    expect(headline?.text).toBe('Ann Vale');
  });

  test('is no row of links, though they be as large as a heading', () => {
    const links = ['Home', 'Contact', 'Cart'].map((label) => `<a href="/${label}">${label}</a>`).join(' ');
    const { headline } = facts(
      `<div data-box="0 0 1350 300"><div style="font-size:24px" data-box="150 220 210 60">${links}</div></div>
       <h2 style="font-size:24px" data-box="480 340 690 28">Payment</h2>`,
    );
    expect(headline?.text).toBe('Payment');
  });

  test('is none of the things in a cart', () => {
    const rows = ['Battery', 'Fast charger', 'Remote control'].map(
      (name, i) =>
        `<tr data-box="800 ${120 + i * 90} 400 80"><th data-box="860 ${120 + i * 90} 200 80">${name}</th><td data-box="1100 ${120 + i * 90} 80 80">$ 20</td></tr>`,
    );
    expect(facts(`<table data-box="800 100 400 300">${rows.join('')}</table>`).headline).toBeNull();
  });

  test('is both h1 of a page that has set its title in two', () => {
    const { headline } = facts(
      `<h1 class="main" style="font-size:40px" data-box="0 64 1350 48">My friends thought I had sailed for years</h1>
       <h1 class="sub" style="font-size:40px" data-box="0 120 1350 48">(It took just three days to learn.)</h1>`,
    );
    expect(headline?.text).toBe(
      'My friends thought I had sailed for years (It took just three days to learn.)',
    );
  });

  test('is the line above cards, not the title of one of them, and none where only cards stand', () => {
    const cards = ['Courses', 'Articles', 'About me'].map(
      (title, i) =>
        `<div data-box="${100 + i * 400} 400 350 200"><h2 style="font-size:24px;font-weight:700" data-box="${100 + i * 400} ${400 + i * 40} 350 33">${title}</h2></div>`,
    );
    const line =
      '<div data-box="100 150 1000 40"><p style="font-size:24px" data-box="100 150 1000 40">Swim your own way</p></div>';
    expect(facts(line + cards.join('')).headline?.text).toBe('Swim your own way');
    expect(facts(cards.join('')).headline).toBeNull();
  });

  test('is the name in the header of a plain page, where a lesser heading follows; not above a stage', () => {
    const name =
      '<header data-box="0 0 1350 110"><h1 style="font-size:35px;font-weight:700" data-box="20 40 1310 40">Harbor</h1><nav data-box="0 85 1350 24"><a href="/boats" data-box="500 85 60 24">Boats</a></nav></header>';
    const stage = (ground: string) =>
      `<section style="${ground}" data-box="0 120 1350 500"><h2 style="font-size:29px;font-weight:700" data-box="300 200 700 40">Welcome aboard</h2></section>`;
    expect(facts(name + stage('')).headline?.text).toBe('Harbor');
    expect(facts(name + stage('background-image:url(sea.jpg)')).headline?.text).toBe('Welcome aboard');
  });

  test('is what the picture says that stands for the words of the title', () => {
    const title = (link: string) =>
      `<section data-box="0 0 1350 900"><h1 data-box="100 130 600 250">${link}<img src="air.png" alt="More air when it counts" data-box="100 130 600 250"></h1></section>`;
    const below =
      '<section data-box="0 1000 1350 400"><h2 style="font-size:48px" data-box="100 1050 900 60">Made for rain</h2></section>';
    expect(facts(title('') + below).headline?.text).toBe('More air when it counts');
    expect(facts(title('<a href="/">') + below).headline?.text).toBe('Made for rain');
  });

  test('stands in content whose name says that it is not the footer', () => {
    const { headline } = facts(`<div class="wsite-elements wsite-not-footer" data-box="0 300 1350 700">
      <h2 style="font-size:38px" data-box="20 350 700 44">Open regatta of the year</h2></div>`);
    expect(headline?.text).toBe('Open regatta of the year');
  });
});

describe('site name', () => {
  test('is the part of the title that the copyright line names', () => {
    const end =
      '<footer data-box="0 1500 1350 100"><p data-box="100 1520 400 20">© 2026 Hearth &amp; Loaf</p></footer>';
    expect(facts(HERO + end, 'Hearth and Loaf - Fresh bread').document.siteName).toBe('Hearth and Loaf');
  });

  test('is no alternative text that only says what the picture is', () => {
    const logo =
      '<header data-box="0 0 1350 70"><a href="/" data-box="20 20 90 30"><img alt="logo" src="l.png" data-box="20 20 90 30"></a></header>';
    expect(facts(logo + HERO, 'Boats for a day').document.siteName).toBeNull();
  });
});

describe('navigation', () => {
  const items = (body: string) => facts(body).navigation.evidence.map(({ text }) => text);

  test('is found where nothing declares it, without the logo', () => {
    const bar = `<div data-box="0 0 1350 70"><div data-box="20 20 100 30"><a href="/" data-box="20 20 100 30">Harbor</a></div>
      <div data-box="400 20 500 30">${row(20, 'Boats', 'Prices', 'Piers')}</div></div>`;
    expect(items(bar + HERO)).toEqual(['Boats', 'Prices', 'Piers']);
  });

  test('of two rows that nothing declares is the longer one', () => {
    const rows = `<div data-box="0 0 1350 30">${row(4, 'Subscribe', 'Log in')}</div>
      <div data-box="0 140 1350 40">${row(145, 'Local', 'Politics', 'Business', 'Sports')}</div>`;
    expect(items(rows + HERO)).toEqual(['Local', 'Politics', 'Business', 'Sports']);
  });

  test('may stand below a title or picture', () => {
    const low = `<h1 style="font-size:60px" data-box="0 40 1350 200">Harbor Coffee</h1>
      <nav data-box="0 270 1350 80">${row(300, 'Home', 'About', 'Store')}</nav>`;
    expect(items(low)).toEqual(['Home', 'About', 'Store']);
  });

  test('counts the links within a wrapper that a script made to stick', () => {
    const wrapped = `<div id="menu-sticky-wrapper" class="sticky-wrapper" data-box="0 0 1350 70">
      <nav data-box="0 0 1350 70">${row(20, 'Boats', 'Prices', 'Piers')}</nav></div>`;
    expect(items(wrapped + HERO)).toEqual(['Boats', 'Prices', 'Piers']);
  });

  test('counts the menu of a restaurant, which is no toggle', () => {
    const { navigation } = facts(
      `<nav data-box="0 0 1350 70"><a href="#menu" data-box="20 20 60 30">Menu</a>${row(20, 'Story', 'Find us')}</nav>${HERO}`,
    );
    expect(navigation.linkCount).toBe(3);
    expect(navigation.toggle).toBeNull();
  });

  test('leaves out the button of a field and the way back through the shop', () => {
    const top = `<div class="breadcrumbs" data-box="0 20 400 20">${row(20, 'Cart', 'Information', 'Shipping')}</div>
      <div data-box="900 100 300 40"><input data-box="900 100 200 40"><button data-box="1110 100 80 40">Apply</button></div>`;
    expect(items(top)).toEqual([]);
  });
});

describe('primary action', () => {
  test('is not the entry of the menu that is painted as the current page', () => {
    const nav = `<nav data-box="0 0 1350 70"><ul><li class="active"><a href="index.html" style="${BUTTON}" data-box="400 10 80 50">Home</a></li>
      <li><a href="/b" data-box="500 10 80 50">Boats</a></li></ul></nav>`;
    const offer = `<a href="/book" style="${BUTTON}" data-box="100 1440 160 50">Book a boat</a>`;
    expect(facts(nav + offer).primaryAction?.text).toBe('Book a boat');
  });
});

describe('proof', () => {
  const quotes = (body: string) =>
    facts(HERO + body).proof.testimonials.items.map(({ text, name }) => `${name}: ${text}`);

  test('reads each of several short quotations in a row', () => {
    const cards = [
      ['They explained it all to me.', 'Carmen Ivers'],
      ['At last nobody who hurries.', 'George Mast'],
    ].map(
      ([text, name], i) =>
        `<div data-box="${100 + 400 * i} 1000 380 90"><p data-box="${100 + 400 * i} 1000 380 40">“${text}”</p><b>${name}</b></div>`,
    );
    expect(quotes(`<div data-box="0 1000 1350 100">${cards.join('')}</div>`)).toEqual([
      'Carmen Ivers: They explained it all to me.',
      'George Mast: At last nobody who hurries.',
    ]);
  });

  test('takes the short line after a quotation for its speaker', () => {
    const copy = `<div data-box="0 1000 800 400"><h2 data-box="0 1000 800 40">What we do</h2>
      <p data-box="0 1050 800 90">${'We clean the banks of rivers and bring the trout back to them. '.repeat(6)}</p>
      <p data-box="0 1150 800 30">“For two years my grandchildren swim in the river again.”</p>
      <p data-box="0 1190 800 30">Jeanne Delmas, neighbor in Limoges</p></div>`;
    expect(quotes(copy)).toEqual(['Jeanne Delmas: For two years my grandchildren swim in the river again.']);
  });

  test('takes no hero with a row of stars for the words of a customer', () => {
    const hero = `<div data-box="0 0 1350 60">Open on weekdays</div><div data-box="0 60 1350 500">
      <p data-box="100 200 600 40">Implants and braces in the middle of town, without a queue.</p>
      <p data-box="100 260 300 30">★★★★★ 4.9 · 327 Google reviews</p></div>`;
    expect(facts(hero).proof.testimonials.count).toBe(0);
  });

  test('sees marks that a style sheet paints', () => {
    const marks = [0, 1, 2, 3].map(
      (i) =>
        `<a href="https://firm-${i}.example/" title="Firm ${i}" data-box="${100 + 200 * i} 1060 150 50"><i style="background-image:url('sprite-${i}.svg')" data-box="${100 + 200 * i} 1060 150 50"></i></a>`,
    );
    const row = `<h2 data-box="100 1000 400 40">Our sponsors</h2><div data-box="100 1060 900 50">${marks.join('')}</div>`;
    expect(facts(HERO + row).proof.customerLogos.count).toBe(4);
  });

  test.each([
    ['Loved by 2 million gardeners', 1],
    ['+1 235 123 1234 info@harbor.example', 0],
    ['Up to 1,000 users', 0],
    ['4.8 from 14,318 customer reviews', 0],
    ['“About 21,000 vehicles cross it on a weekday,” said the mayor.', 0],
  ])('counts in "%s" %i numbers of the organization', (text, count) => {
    expect(facts(`${HERO}<div data-box="0 1000 900 40">${text}</div>`).proof.numbers.count).toBe(count);
  });
});

describe('forms', () => {
  const field = (label: string, y: number) =>
    `<label data-box="100 ${y} 300 20">${label}<input name="${label}" data-box="100 ${y} 300 40"></label>`;

  test('a search by choices alone is none', () => {
    const choice = (name: string, y: number) =>
      `<label data-box="100 ${y} 300 20">${name}<select name="${name}" data-box="100 ${y} 300 40"><option>1</option><option>2</option></select></label>`;
    const search = `<form data-box="100 600 400 300">${choice('Country', 620)}${choice('Bedrooms', 680)}
      <input type="submit" value="Search" data-box="100 760 300 40"></form>`;
    expect(facts(HERO + search).forms).toEqual([]);
  });

  test('the field for a code is a part of the checkout', () => {
    const page = `<div data-box="0 0 700 900"><h2 data-box="100 20 300 30">Contact</h2>
        ${field('Email', 60)}${field('Address', 120)}${field('City', 180)}${field('ZIP code', 240)}
        <button data-box="100 320 300 50">Continue to shipping</button></div>
      <div data-box="700 0 650 900"><p data-box="720 40 300 20">Subtotal $52.00</p>
        <div data-box="720 100 400 40"><input placeholder="Discount code" data-box="720 100 300 40"><button data-box="1030 100 80 40">Apply</button></div></div>`;
    const { forms } = facts(page, 'Checkout');
    expect(forms.map(({ purpose, visibleFieldCount }) => [purpose, visibleFieldCount])).toEqual([
      ['checkout', 4],
    ]);
  });
});

describe('page type', () => {
  const plan = (name: string, price: string, x: number, y: number) =>
    `<div data-box="${x} ${y} 300 300"><h3 data-box="${x} ${y} 300 30">${name}</h3><p data-box="${x} ${y + 40} 300 40">$${price}/month</p>
      <ul data-box="${x} ${y + 90} 300 90"><li data-box="${x} ${y + 90} 300 30">10 invoices</li><li data-box="${x} ${y + 120} 300 30">Support</li></ul>
      <a href="/buy" style="${BUTTON}" data-box="${x} ${y + 220} 150 40">Buy now</a></div>`;
  const plans = (y: number) =>
    `<section data-box="0 ${y} 1350 400">${plan('Solo', '9', 100, y)}${plan('Team', '24', 500, y)}${plan('House', '60', 900, y)}</section>`;

  test('is pricing where the plans begin the page, not where they end one', () => {
    const title = '<h1 style="font-size:44px" data-box="100 100 900 60">Pricing for every studio</h1>';
    expect(facts(title + plans(300), 'Pricing - Tallybee').pageType.type).toBe('pricing');
    expect(facts(HERO + plans(3000), 'Invoices for small studios').pageType.type).not.toMatch(
      /pricing|ecommerce/,
    );
  });

  test('is a service where plans by the month go with a form to write to them', () => {
    const form = `<form data-box="100 4000 500 300"><h2 data-box="100 4000 300 40">Contact us</h2>${[
      'Name',
      'Email',
    ]
      .map(
        (name, i) =>
          `<label data-box="100 ${4060 + 60 * i} 300 20">${name}<input data-box="100 ${4060 + 60 * i} 300 40"></label>`,
      )
      .join(
        '',
      )}<label data-box="100 4180 300 20">Message<textarea data-box="100 4180 300 60"></textarea></label><button data-box="100 4260 200 40">Send</button></form>`;
    expect(
      facts(
        HERO + plans(3000).replaceAll('invoices', 'visits') + form,
        'Licensed plumber, emergency repair and boiler service',
      ).pageType.type,
    ).toBe('service');
  });

  test('is an event where a day to come and its hour stand beside the headline', () => {
    const page = `<section data-box="0 0 1350 700"><p data-box="100 40 600 20">Free live webinar · December 3, 2099, 12:00 PM ET</p>
      <h1 style="font-size:44px" data-box="100 80 900 60">Cut no-shows at your dental practice by a third</h1>
      <form data-box="100 200 400 300">${['First name', 'Work email', 'Practice']
        .map(
          (name, i) =>
            `<label data-box="100 ${220 + 60 * i} 300 20">${name}<input data-box="100 ${220 + 60 * i} 300 40"></label>`,
        )
        .join('')}<button data-box="100 440 300 50">Save my seat</button></form></section>`;
    expect(facts(page, 'Free webinar: Fewer no-shows in your practice').pageType.type).toBe('event');
  });
});

test.each([
  ['Free UK delivery over £40', false],
  ['Basic Plan', false],
  ['A free theme of the studio', false],
  ['Free consultation for new patients', true],
])('"%s" is a free offer: %s', (text, present) => {
  expect(facts(`${HERO}<div data-box="0 1000 900 40">${text}</div>`).offer.freeOffer.present).toBe(present);
});
