import { describe, expect, it } from 'vitest';
import { wordsFor } from '../language/words-for.ts';
import { PageModel } from '../page/page-model.ts';
import { templateRemnantsOf } from './content/flagged-phrases.ts';
import { FactContext } from './fact-context.ts';
import { formFacts } from './forms/forms.ts';
import { motionFacts } from './layout/motion.ts';
import { navigationFacts } from './navigation/navigation.ts';
import { offerFacts } from './offer/offer.ts';
import { productFacts } from './product/product.ts';
import { proofFacts } from './proof/proof.ts';
import { renderedSnapshot, staticSnapshot } from './testing/snapshots.ts';
import { trustFacts } from './trust/trust.ts';

/** Misreadings that people met on real pages, each in the smallest page that shows it. */

function read(html: string, language = 'en', snapshot = staticSnapshot): FactContext {
  const page = `<!doctype html><body>${html}</body>`;
  return new FactContext(new PageModel(snapshot(page)), wordsFor(language));
}

function offerOf(html: string, language?: string, snapshot?: typeof staticSnapshot) {
  const context = read(html, language, snapshot);
  return offerFacts(context, formFacts(context));
}

describe('shipping', () => {
  const page = (line: string): string =>
    `<div>Free shipping on orders over $75</div><main><h1>Kettle</h1><p>$49</p><p>${line}</p></main>`;

  it('is what stands beside the price, not what a banner says of the whole shop', () => {
    expect(offerOf(page('plus $6.90 shipping')).costs.shipping).toMatchObject({
      kind: 'amount',
      evidence: { text: 'plus $6.90 shipping' },
    });
  });

  it('is the banner where nothing else is said', () => {
    expect(offerOf(page('Made of steel')).costs.shipping?.kind).toBe('threshold');
  });

  it('is free above a threshold, whatever stands beside the price', () => {
    const { freeShipping } = offerOf(page('plus $6.90 shipping')).costs;
    expect(freeShipping?.text).toBe('Free shipping on orders over $75');
    expect(offerOf('<p>$49, plus $6.90 shipping</p>').costs.freeShipping).toBeNull();
  });

  it.each([
    ['49.90 € zzgl. Versand', 'plus'],
    ['zzgl. Versand (4,90 €)', 'amount'],
    ['Versandkostenfrei', 'free'],
  ])('in "%s" is %s', (line, kind) => {
    expect(offerOf(`<p>${line}</p>`, 'de').costs.shipping?.kind).toBe(kind);
  });
});

describe('prices', () => {
  it.each([
    ['Labor: $62 per hour', 0],
    ['$40 per day', 0],
    ['$12 per month', 1],
  ])('of which "%s" recurs %i times', (text, recurring) => {
    expect(offerOf(`<p>${text}</p>`).billing.recurring).toBe(recurring);
  });

  it('of a menu are a list of what one gets', () => {
    const dishes = ['Huîtres de Marennes', 'Soupe de poissons', 'Rouget et fenouil']
      .map((dish, at) => `<p><span>${dish}</span> <span>${12 + at} €</span></p>`)
      .join('');
    expect(offerOf(`<main><div>${dishes}</div></main>`, 'fr').contents?.items[0]).toContain('Huîtres');
  });

  it('in sections below each other are no plans', () => {
    const plan = (name: string, price: string): string =>
      `<div><h3>${name}</h3><p>${price} per month</p><p>For teams that plan their week</p></div>`;
    const section = (at: number, name: string, price: string): string =>
      `<section data-box="0 ${at * 400} 1350 400"><h2>${name}</h2><p>${price} per month for each location, and some words</p></section>`;
    const stacked = ['Rotas', 'Swaps', 'Payroll'].map((name, at) => section(at, name, `$${at + 5}`)).join('');
    expect(offerOf(`<main>${stacked}</main>`, 'en', renderedSnapshot).plans).toEqual([]);
    const beside = ['Solo', 'Team', 'Firm'].map((name, at) => plan(name, `$${at + 5}`)).join('');
    expect(offerOf(`<main><div>${beside}</div></main>`).plans).toHaveLength(3);
  });
});

describe('a procedure', () => {
  const procedure = (text: string, language: string): boolean | undefined => {
    const context = read(`<main><h1>Sanitär</h1><p>${text}</p></main>`, language);
    const { facts } = productFacts(context, 'service', offerFacts(context, []));
    return facts.find(({ name }) => name === 'procedure')?.found;
  };

  it.each([
    ['fr', 'Vous appelez, nous posons trois questions, nous annonçons un prix. Vous payez à la fin.', true],
    ['en', 'You call, we ask three questions, then we name a price. You pay when it works.', true],
    ['de', 'Sie rufen an, wir stellen drei Fragen, danach nennen wir einen Preis. Sie zahlen am Ende.', true],
    ['en', 'We repair pipes, boilers and taps. Our van carries most of the parts.', false],
  ])('in prose of %s "%s": %s', (language, text, found) => {
    expect(procedure(text, language)).toBe(found);
  });
});

describe('a select', () => {
  const label = (html: string) => {
    const [form] = formFacts(read(`<form>${html}<input type="email"><button>Send</button></form>`));
    return form?.fields[0]?.label;
  };

  it.each([
    ['<select name="title"><option>Title</option><option>Mr</option></select>', 'Title'],
    [
      '<select name="f1"><option>Annual income</option><option>0 to 20,000</option></select>',
      'Annual income',
    ],
    [
      '<select name="f1"><option disabled selected>Pick a day</option><option>Monday</option></select>',
      'Pick a day',
    ],
    [
      '<select name="f1"><option value="">Your size</option><option value="s">S</option></select>',
      'Your size',
    ],
    ['<select name="f1"><option>Small</option><option>Large</option></select>', null],
  ])('%s is labelled %s', (html, expected) => {
    expect(label(html)).toBe(expected);
  });
});

describe('testimonials', () => {
  it('do not stand in a form for a quote', () => {
    const table = `<div id="quote"><h2>Your quote by tomorrow</h2><p>We insure sailing boats and motor boats of all kinds up to 15 meters.</p>
      <p>Anna Harrow, London</p><form><input name="name"><button>Get a quote</button></form></div>`;
    expect(proofFacts(read(table)).testimonials.count).toBe(0);
  });

  it.each(['May 2026', '12 March 2026', '2026-03-12', '3 weeks ago'])('take "%s" for no firm', (date) => {
    const html = `<div class="review"><p>“It boils a full liter in under four minutes, every time.”</p><p>Rosa Lind, ${date}</p></div>`;
    const [item] = proofFacts(read(html)).testimonials.items;
    expect(item).toMatchObject({ name: 'Rosa Lind', role: null, firm: null, place: null });
  });
});

it('a player without a box is heard', () => {
  const snapshot = renderedSnapshot('<body><audio src="a.mp3" autoplay></audio></body>');
  const node = snapshot.desktop?.nodes.findIndex(({ tag }) => tag === 'audio') ?? -1;
  snapshot.desktop?.motion.push({ node, kind: 'audio', durationMs: null, muted: false, controls: false });
  expect(motionFacts(new PageModel(snapshot))).toMatchObject([
    { kind: 'audio', sound: true, pausable: false },
  ]);
});

it('what a form asks for is no filler text', () => {
  const remnants = (html: string) => templateRemnantsOf(read(html));
  expect(remnants('<form><label>Describe your project<textarea></textarea></label></form>')).toEqual([]);
  expect(remnants('<p>We help you describe your brand in one line.</p>')).toEqual([]);
  expect(remnants('<p>Your headline here</p>')).toHaveLength(1);
});

it.each([
  ['$25 feeds a family for a week, and your donation is matched.', true],
  ['The policy covers the tow and helps you home.', false],
])('"%s" tells what a gift does: %s', (text, told) => {
  expect(offerOf(`<main><p>${text}</p></main>`).giftPurpose !== null).toBe(told);
});

it.each([
  ['12 quai Nord, 17000 La Rochelle', 'La Rochelle'],
  ['Hafenstraße 4, D-20457 Hamburg', 'Hamburg'],
  ['210 Mill Lane, Portland, OR 97209', 'Portland'],
  ['Keizersgracht 12, 1015 CS Amsterdam', 'Amsterdam'],
  ['14 Bridge Street, Bristol BS1 4QA', 'Bristol'],
  ['© 2026 Harbor', null],
])('the town of "%s" is %s', (line, town) => {
  const context = read(`<footer><p>${line}</p></footer>`);
  expect(trustFacts(context, []).organization.town).toBe(town);
});

describe('the length of a trial', () => {
  it.each([
    [
      'en',
      'Unlimited invoices, 3 users, all reminders. 30 days free, then $19. Refund in the first 60 days.',
      30,
    ],
    ['en', 'Start my free 30 days', 30],
    ['en', 'Two weeks free, no credit card', 14],
    ['en', '5 seats and a 14-day free trial', 14],
    ['en', 'From $29 a month, first month free, cancel any time.', 30],
    ['en', 'Start your free trial', null],
    ['de', '3 Nutzer, 30 Tage kostenlos testen', 30],
    ['fr', 'Pour 5 personnes, 14 jours gratuits', 14],
  ])('in %s: "%s" is %s days', (language, text, days) => {
    expect(offerOf(`<p>${text}</p>`, language).trial?.days ?? null).toBe(days);
  });
});

describe('what a product page tells of the product', () => {
  const missing = (html: string, language?: string): string[] => {
    const context = read(html, language, renderedSnapshot);
    const { facts } = productFacts(context, 'ecommerce-product', offerFacts(context, formFacts(context)));
    return facts.filter(({ found }) => !found).map(({ name }) => name);
  };
  const page = (details: string): string =>
    `<main><h1>Merino crew sweater</h1><p>£89</p><label>Size <select><option>S</option></select></label>${details}</main>`;

  it('stands in one section of prose too', () => {
    const prose =
      '<section><h2>Details</h2><p>Knitted in Hawick from 19.5 micron merino. Reinforced cuffs, machine washable at 30 °C.</p></section>';
    expect(missing(page(prose))).toEqual([]);
    const german =
      '<section><h2>Beschreibung</h2><p>In Albstadt gestrickt aus Merinowolle, Bündchen verstärkt, bei 30 °C maschinenwaschbar, 340 g schwer.</p></section>';
    expect(missing(`<main><p>Größe</p>${german}</main>`, 'de')).toEqual([]);
  });

  it('is missing where the section says next to nothing', () => {
    expect(missing(page('<section><h2>Details</h2><p>You will love it.</p></section>'))).toEqual([
      'description',
      'attributes',
    ]);
  });
});

describe('pictures of a product', () => {
  const pictures = (html: string): number => {
    const context = read(html, 'en', renderedSnapshot);
    return productFacts(context, 'ecommerce-product', offerFacts(context, formFacts(context))).pictures
      .length;
  };

  it('are painted as a background or named by a role too, decoration and small ones not', () => {
    const box = 'data-box="0 0 560 560"';
    expect(
      pictures(`<main><div role="img" aria-label="Green sweater on a hanger" ${box}></div></main>`),
    ).toBe(1);
    expect(pictures(`<main><div style="background-image:url(/a.jpg)" ${box}></div></main>`)).toBe(1);
    expect(pictures(`<main><div style="background-image:url(/a.jpg)" ${box}>Words on it</div></main>`)).toBe(
      0,
    );
    expect(pictures('<main><div role="img" aria-label="Star" data-box="0 0 40 40"></div></main>')).toBe(0);
  });
});

describe('navigation', () => {
  it('is not the links below the headline', () => {
    const page = new PageModel(
      renderedSnapshot(`<!doctype html><body><div><h1 data-box="60 60 600 40">Boats for a day</h1>
        <a href="#" data-box="60 120 80 20">Click here</a> <a href="#" data-box="150 120 90 20">Learn more</a></div></body>`),
    );
    const headline = page.main.tagged('h1')[0] ?? null;
    expect(navigationFacts(page, wordsFor('en'), { headline }).linkCount).toBe(0);
  });
});
