import { describe, expect, it } from 'vitest';
import { applyCeilings } from '../../ceilings/ceiling.ts';
import { deadLinks } from '../../ceilings/dead-links.ts';
import { observe } from '../observe.ts';
import { renderedSnapshot } from '../testing/snapshots.ts';

const TITLE = '<h1 data-box="20 100 900 60">Carpets for small rooms</h1>';
const BUTTON = 'background-color: rgb(0, 90, 60); color: rgb(255, 255, 255)';

function actionOf(body: string, lang = 'en'): { text: string; standsOut: boolean } | null {
  const html = `<!doctype html><html lang="${lang}"><body>${body}</body></html>`;
  const { primaryAction } = observe(renderedSnapshot(html));
  return primaryAction && { text: primaryAction.text, standsOut: primaryAction.standsOut };
}

const link = (text: string, box: string, href = '/there'): string =>
  `<a href="${href}" data-box="${box}">${text}</a>`;

describe('of two like buttons', () => {
  const page = (widths: [number, number], hrefs: [string, string]): string => {
    const buttons = widths.map((width, place) =>
      link('Order carpets', `20 ${200 + 80 * place} ${width} 48" style="${BUTTON}`, hrefs[place]),
    );
    return `<!doctype html><html lang="en"><body><main>${TITLE}${buttons.join('')}</main></body></html>`;
  };
  const judged = (...given: Parameters<typeof page>) => {
    const facts = observe(renderedSnapshot(page(...given)));
    const ceiling = applyCeilings(facts, [deadLinks])[0];
    return { target: facts.primaryAction?.target, severity: ceiling?.severity, reason: ceiling?.reason };
  };

  it.each([
    ['#', '/order'],
    ['/order', '#'],
  ] as [string, string][])('the first counts, whatever a few pixels say: %s before %s', (...hrefs) => {
    const first = judged([200, 203], hrefs);
    expect(judged([203, 200], hrefs)).toEqual(first);
    expect(first.severity).toBeCloseTo(0.1);
    expect(first.reason).toBe('1 of 2 “Order carpets” buttons leads nowhere.');
  });

  it('both count where they lead', () => {
    expect(judged([200, 203], ['#', '#'])).toMatchObject({
      reason: 'The main CTA “Order carpets” leads nowhere.',
    });
    expect(judged([200, 203], ['/order', '/order']).severity).toBeUndefined();
  });
});

describe('of two buttons that stand out alike', () => {
  const judged = (order: string, call: string) => {
    const buttons = [
      link('Order carpets', `20 220 200 48" style="${BUTTON}`, order),
      link('Book a visit', `240 220 200 48" style="${BUTTON}`, call),
    ];
    const body = `<main>${TITLE}${buttons.join('')}</main>`;
    const facts = observe(renderedSnapshot(`<!doctype html><html lang="en"><body>${body}</body></html>`));
    return applyCeilings(facts, [deadLinks])[0];
  };

  it('a dead one counts whichever of them is the main one', () => {
    const [first, second] = [judged('#', '/visit'), judged('/order', '#')];
    expect(first?.severity).toBeCloseTo(0.2);
    expect(second?.severity).toBe(first?.severity);
    expect([first?.reason, second?.reason].sort()).toEqual([
      'The button “Book a visit” leads nowhere.',
      'The main CTA “Order carpets” leads nowhere.',
    ]);
    expect(judged('/order', '/visit')).toBeUndefined();
  });
});

describe('where no button stands out', () => {
  it('a link that says what to do is what the page asks, wherever it stands', () => {
    const far = `<main>${TITLE}<p data-box="20 300 600 20">Woven by hand since 1970.</p>
      <p data-box="20 3000 600 20">${link('Check availability', '20 3000 140 18')}</p></main>`;
    expect(actionOf(far)).toEqual({ text: 'Check availability', standsOut: false });
    const entry = `<nav>${link('Carpets', '20 10 60 18')} ${link('Get a quote', '300 10 80 18', '/quote')}</nav>`;
    expect(actionOf(`<header>${entry}</header><main>${TITLE}</main>`)).toEqual({
      text: 'Get a quote',
      standsOut: false,
    });
  });

  it('so is the button of a form that asks for more than an address', () => {
    const form = (fields: string): string =>
      `<main>${TITLE}<form data-box="20 3000 600 200">${fields}<button data-box="20 3160 90 30">Send</button></form></main>`;
    const name = '<input name="name" data-box="20 3000 300 30">';
    const message = '<textarea name="message" data-box="20 3040 300 90"></textarea>';
    expect(actionOf(form(name + message))).toEqual({ text: 'Send', standsOut: false });
    expect(actionOf(form(''))).toBeNull();
  });

  it('a link to get in touch among others is none, and neither is an address', () => {
    const row = ['Carpets', 'Rugs', 'Contact us'].map((text, place) =>
      link(text, `${20 + 100 * place} 20 80 18`, `/${place}`),
    );
    expect(actionOf(`<div data-box="20 20 400 18">${row.join(' ')}</div><main>${TITLE}</main>`)).toBeNull();
    const mail = link('mail@carpets.example', '20 200 200 18', 'mailto:mail@carpets.example');
    expect(actionOf(`<main>${TITLE}<p data-box="20 200 600 18">${mail}</p></main>`)).toBeNull();
  });

  it('in a language without lists it is what stands by itself below the headline', () => {
    const alone = `<main data-box="20 90 900 900"><h1 data-box="20 100 900 60">Preproge za majhne sobe po vsej Ljubljani in okolici</h1>
      <p data-box="20 180 600 18">Tkemo jih ročno in jih vsak teden dostavimo do vrat.</p>
      ${link('Naše preproge', '20 220 100 18')}</main>`;
    expect(actionOf(alone, 'sl')).toEqual({ text: 'Naše preproge', standsOut: false });
    expect(actionOf(alone.replace('<a', 'Preberi <a').replace('</a>', '</a> danes'), 'sl')).toBeNull();
    const row = ['Naše preproge', 'O nas tukaj', 'Ure in kraji']
      .map((text, place) => link(text, `${20 + 140 * place} 220 100 18`, `/${place}`))
      .join('');
    expect(
      actionOf(alone.replace(/<a.*<\/a>/, `<div data-box="20 220 500 18">${row}</div>`), 'sl'),
    ).toBeNull();
  });
});

it.each([
  ['da', 'Vi væver tæpper i hånden og leverer dem til døren hver eneste uge.', 'Book tid', 'Åbningstider'],
  ['sv', 'Vi väver mattor för hand och levererar dem till dörren varje vecka.', 'Kontakta oss', 'Öppettider'],
  [
    'nl',
    'Wij weven tapijten met de hand en brengen ze elke week aan de deur.',
    'Click here to buy',
    'Over ons',
  ],
])('in “%s” a link asks by its words, wherever it stands', (lang, told, call, other) => {
  const links = [other, call].map((text, place) => link(text, `20 ${1800 + 40 * place} 200 18`, `/${place}`));
  const text = `<p data-box="20 1700 600 20">${told}</p><p data-box="20 1800 600 80">${told} ${links.join(' , ')}</p>`;
  const title = `<h1 data-box="20 100 900 60">${told}</h1>`;
  expect(actionOf(`<main>${title}${text}</main>`, lang)).toEqual({ text: call, standsOut: false });
});

it('neither a legal link nor the name of a trade in the menu is what a page asks', () => {
  const legal = `<main>${TITLE}<p data-box="20 200 600 18">${link('Terms of use', '20 200 100 18')}</p></main>`;
  expect(actionOf(legal)).toBeNull();
  const entry = `<nav>${link('Web design', '20 10 80 18')} ${link('Work', '120 10 60 18', '/work')}</nav>`;
  expect(actionOf(`<header>${entry}</header><main>${TITLE}</main>`)).toBeNull();
});

it('a button that stands out is chosen before what asks quietly', () => {
  const quiet = `<p data-box="20 300 600 20">${link('Check availability', '20 300 140 18')}</p>`;
  const button = `<a href="/visit" style="${BUTTON}" data-box="20 200 160 44">Our rooms</a>`;
  expect(actionOf(`<main>${TITLE}${button}${quiet}</main>`)).toEqual({ text: 'Our rooms', standsOut: true });
});

it.each(['Next slide', 'Cart (0)', 'Kurv · 2', 'Back to top'])(
  '“%s” works the page and asks nothing',
  (label) => {
    const button = `<button type="button" style="${BUTTON}" data-box="20 200 160 44">${label}</button>`;
    expect(actionOf(`<main>${TITLE}${button}</main>`)).toBeNull();
  },
);

describe('a card that is one link', () => {
  const card = (place: number): string =>
    `<a href="/oil/${place}" data-box="${20 + 300 * place} 200 280 320"><h3 data-box="${40 + 300 * place} 380 200 24">Olive oil</h3>
      <p data-box="${40 + 300 * place} 420 200 20">99 MAD</p>
      <span style="${BUTTON}" data-box="${40 + 300 * place} 460 160 40">Add to cart</span></a>`;

  it('asks with the button that is drawn at its foot', () => {
    const caption = card(0).replace('40 460 160 40', '20 480 280 40');
    expect(actionOf(`<main>${TITLE}${caption}</main>`)?.text).not.toBe('Add to cart');
    expect(actionOf(`<main>${TITLE}${card(0)}${card(1)}</main>`)).toEqual({
      text: 'Add to cart',
      standsOut: true,
    });
  });
});

it('a switch between monthly and yearly prices is none', () => {
  const button = (text: string, box: string): string =>
    `<button style="${BUTTON}" data-box="${box}">${text}</button>`;
  const html = `<main>${TITLE}${button('Monthly', '20 200 120 40')}${button('Yearly', '150 200 120 40')}
    ${button('Start now', '20 700 120 40')}</main>`;
  expect(actionOf(html)?.text).toBe('Start now');
});

describe('the likeness to an advert', () => {
  const likeness = (body: string) => {
    const html = `<!doctype html><html lang="en"><body><main>${TITLE}${body}</main></body></html>`;
    const { primaryAction } = observe(renderedSnapshot(html));
    return primaryAction && [primaryAction.advertSizedBox, primaryAction.pictureOnly];
  };
  const button = (box: string) => `<a href="/buy" style="${BUTTON}" data-box="${box}">Buy now</a>`;

  it('is a painted box of an advert’s size around the button, not the size of the button', () => {
    expect(likeness(button('20 200 234 60'))).toEqual([false, false]);
    const around = (style: string) =>
      `<div style="${style}" data-box="20 200 300 250"><p data-box="40 220 260 20">Spring sale</p>${button('40 300 160 48')}</div>`;
    expect(likeness(around(''))).toEqual([false, false]);
    expect(likeness(around('background-color: rgb(240, 230, 200)'))).toEqual([true, false]);
  });

  it('is a picture without text, save the badge of an app store', () => {
    const picture = (href: string) =>
      `<a href="${href}" data-box="20 200 160 50"><img alt="Get the app" src="app.png" data-box="20 200 160 50"></a>`;
    expect(likeness(picture('https://apps.apple.com/app/id1'))).toEqual([false, false]);
    expect(likeness(picture('/app'))).toEqual([false, true]);
  });
});

describe('where the action is seen', () => {
  const factsOf = (body: string, lang = 'en') =>
    observe(renderedSnapshot(`<!doctype html><html lang="${lang}"><body>${body}</body></html>`))
      .primaryAction;
  const button = (text: string, box: string, href = '/there') =>
    `<a href="${href}" style="${BUTTON}" data-box="${box}">${text}</a>`;

  it('not where a layer that stays is painted over it', () => {
    const under = (style: string, inner = 'We use cookies.', name = 'cookie-bar') =>
      factsOf(`<main>${TITLE}${button('Book a visit', '20 300 200 48')}</main>
        <div class="${name}" style="position:fixed;${style}" data-box="0 250 1350 200"><p>${inner}</p><button data-box="900 300 90 40">Accept</button></div>`);
    const ground = 'background-color:rgb(250, 250, 250)';
    expect(under(ground)).toMatchObject({ aboveFold: { desktop: false }, covered: { desktop: 'consent' } });
    expect(under(ground, 'Sale', 'promo')).toMatchObject({ covered: { desktop: 'layer' } });
    const open = { aboveFold: { desktop: true }, covered: { desktop: null } };
    expect(under('')).toMatchObject(open);
    expect(under(`${ground};pointer-events:none`, '', 'grain')).toMatchObject(open);
    expect(under(ground, '', 'preloader')).toMatchObject(open);
  });

  it('where a fixed button opens a call or a message, if the action is to get in touch', () => {
    const call = button('☎', '1200 800 48 48', 'tel:+441234567');
    const page = (text: string) =>
      factsOf(`<main>${TITLE}<p data-box="20 200 600 20">Woven by hand.</p>${button(text, '20 2800 200 48')}</main>
        <div style="position:fixed" data-box="1200 800 120 48">${call}</div>`);
    const touch = page('Contact us');
    expect(touch?.text).toBe('Contact us');
    expect(touch).toMatchObject({
      aboveFold: { desktop: true },
      occurrences: { fixed: { desktop: true }, others: { desktop: true } },
    });
    expect(page('Order the catalogue')).toMatchObject({ aboveFold: { desktop: false } });
    const message = `<form data-box="20 2700 600 300"><input name="name" data-box="20 2700 300 40"><textarea name="message" data-box="20 2750 300 90"></textarea>
      <button style="${BUTTON}" data-box="20 2900 200 48">Gönder</button></form>`;
    expect(
      factsOf(
        `<main>${TITLE}${message}</main><div style="position:fixed" data-box="1200 800 120 48">${call}</div>`,
      ),
    ).toMatchObject({ text: 'Gönder', aboveFold: { desktop: true } });
    const entry = `<header data-box="0 0 1350 70"><a href="#kontakt" style="border-radius: 4px; background-color: rgb(230, 230, 230)" data-box="1100 10 60 40">Bilgi</a></header>`;
    const led = factsOf(
      `${entry}<main>${TITLE}${message.replaceAll(' 29', ' 19').replaceAll(' 27', ' 17')}</main>`,
      'tr',
    );
    const plain = `<nav style="position:fixed" data-box="0 0 1350 70">${link('Bilgi', '1100 10 60 18', '#kontakt')}</nav>`;
    expect(factsOf(`${plain}<main>${TITLE}${message}</main>`, 'tr')?.aboveFold.desktop).toBe(false);
    expect(led).toMatchObject({ text: 'Gönder', aboveFold: { desktop: true }, depth: { desktop: 10 / 940 } });
  });

  it('where a button asks for the same act in other words', () => {
    const main = button('Book a room', '20 200 200 48', '/rooms');
    const far = `${button('Book your stay now', '20 2800 300 60', '/book')}${button('Book your stay now', '20 3800 300 60', '/book')}`;
    expect(factsOf(`<main>${TITLE}${main}${far}</main>`)).toMatchObject({ aboveFold: { desktop: true } });
  });

  it('where the fields begin that it sends, in a form or not', () => {
    const fields = ['Name', 'Town', 'Phone'].map(
      (name, place) =>
        `<label data-box="20 ${200 + 80 * place} 300 20">${name} <input name="${name}" data-box="20 ${220 + 80 * place} 300 40"></label>`,
    );
    const sent = `<button style="${BUTTON}" data-box="20 1400 200 48">Request a quote</button>`;
    expect(
      factsOf(`<main>${TITLE}<div data-box="20 200 400 1300">${fields.join('')}${sent}</div></main>`),
    ).toMatchObject({ text: 'Request a quote', formAboveFold: { desktop: true } });
  });
});

describe('what is no next step', () => {
  it('one word in the row of a menu, which names a page', () => {
    const row = ['Carpets', 'Journal', 'Shop'].map((text, place) =>
      link(text, `${20 + 100 * place} 20 80 18`, `/${place}`),
    );
    expect(actionOf(`<div data-box="20 20 400 18">${row.join(' ')}</div><main>${TITLE}</main>`)).toBeNull();
  });

  it('a picture that is described with a verb', () => {
    const picture = `<a href="/rug" data-box="20 2200 300 90"><img alt="Envy, a rug to show" src="rug.jpg" data-box="20 2200 300 90"></a>`;
    expect(actionOf(`<main>${TITLE}${picture}</main>`)).toBeNull();
  });

  it('a legal text, more of a list, or the code of a voucher', () => {
    const policy = link('Read the full policy.', '20 200 160 18', '/conduct');
    expect(actionOf(`<main>${TITLE}<p data-box="20 200 600 18">${policy}</p></main>`)).toBeNull();
    const more = `<button class="comments-loadmore" style="${BUTTON}" data-box="20 300 200 48">See 8 more comments</button>`;
    expect(actionOf(`<main>${TITLE}${more}</main>`)).toBeNull();
    const code = `<div data-box="20 300 400 48"><input name="coupon" data-box="20 300 200 48"><button style="${BUTTON}" data-box="230 300 100 48">Apply</button></div>`;
    const order = `<div data-box="20 600 400 48"><button style="${BUTTON}" data-box="20 600 200 40">Place order</button></div>`;
    expect(actionOf(`<main>${TITLE}${code}</main>`)).toBeNull();
    expect(actionOf(`<main>${TITLE}${code}${order}</main>`)?.text).toBe('Place order');
  });

  it('one of several alike cards that lead on, unless each says the same', () => {
    const cards = (label: (place: number) => string) =>
      [0, 1, 2]
        .map((place) => {
          const box = `${20 + 320 * place} 300 300 200`;
          return `<article data-box="${box}">${link(label(place), box, `/${place}`)}</article>`;
        })
        .join('');
    const page = (inner: string) =>
      `<!doctype html><html lang="en"><body><main>${TITLE}<section data-box="20 300 1000 200">${inner}</section></main></body></html>`;
    const hub = observe(
      renderedSnapshot(
        page(cards((place) => ['Discover our wool', 'See the looms', 'Visit us'][place] ?? '')),
      ),
    );
    expect(hub.primaryAction).toBeNull();
    expect(hub.choices.map(({ text }) => text)).toEqual(['Discover our wool', 'See the looms', 'Visit us']);
    expect(observe(renderedSnapshot(page(cards(() => 'Book a visit')))).primaryAction?.text).toBe(
      'Book a visit',
    );
    const picture = '<img alt="Gallery image" data-box="0 0 300 200">';
    expect(observe(renderedSnapshot(page(cards(() => picture)))).choices).toEqual([]);
    const stacked = cards((place) => `Part ${place}`).replace(/data-box="(\d+) 300/g, 'data-box="20 $1');
    expect(observe(renderedSnapshot(page(stacked))).choices).toEqual([]);
  });
});

it('where nothing asks in words, the number to call in the first screen is the next step', () => {
  const number = (y: number) =>
    `<main>${TITLE}<p data-box="20 ${y} 600 18">${link('020 7946 0018', `20 ${y} 140 18`, 'tel:+442079460018')}</p></main>`;
  expect(actionOf(number(200))).toEqual({ text: '020 7946 0018', standsOut: false });
  expect(actionOf(number(2200))).toBeNull();
});

it('a link in a rounded box of its own is a button, whatever letters the link is set in', () => {
  const pill = `<div style="background-color: rgb(0, 90, 60); border-radius: 24px" data-box="20 200 160 48">${link('Se vores priser', '50 214 100 20')}</div>`;
  expect(actionOf(`<main>${TITLE}${pill}</main>`, 'da')).toEqual({
    text: 'Se vores priser',
    standsOut: true,
  });
  const inner = `<span style="${BUTTON}; font-size: 16px" data-box="30 210 120 44">Start nu</span>`;
  const large = `<a href="/" style="font-size: 64px" data-box="20 200 160 90">${inner}</a>`;
  expect(actionOf(`<main>${TITLE}${large.replace('"/"', '"/start"')}</main>`, 'da')?.standsOut).toBe(true);
});

it('is never what empties a form', () => {
  const page = (type: string) =>
    actionOf(
      `<main>${TITLE}<form data-box="20 200 700 300"><label>Width<input data-box="20 220 300 40"></label><button type="${type}" style="${BUTTON}" data-box="20 300 310 48">Choose all carpets</button></form></main>`,
    );
  expect(page('button')?.text).toBe('Choose all carpets');
  expect(page('reset')).toBeNull();
});
