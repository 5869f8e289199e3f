import { describe, expect, it } from 'vitest';
import { wordsFor } from '../language/words-for.ts';
import { PageModel } from '../page/page-model.ts';
import { faqOf } from './content/faq.ts';
import { appointmentOf, flaggedPhrasesOf, templateRemnantsOf } from './content/flagged-phrases.ts';
import { lodgingOf } from './content/lodging.ts';
import { FactContext } from './fact-context.ts';
import { formFacts, leadFormOf } from './forms/forms.ts';
import { observe } from './observe.ts';
import { offerFacts } from './offer/offer.ts';
import { proofFacts } from './proof/proof.ts';
import { readBody } from './testing/read.ts';
import { renderedSnapshot, staticSnapshot } from './testing/snapshots.ts';
import { trustFacts } from './trust/trust.ts';
import { urgencyFacts } from './urgency/urgency.ts';

function read(html: string, language: string | null = 'en'): FactContext {
  return new FactContext(
    new PageModel(staticSnapshot(`<!doctype html><body><main>${html}</main></body>`)),
    wordsFor(language),
  );
}

const offer = (html: string, language?: string | null) => {
  const context = read(html, language);
  return offerFacts(context, formFacts(context));
};

describe('forms', () => {
  const forms = (html: string) => formFacts(read(html));

  it('count one field per radio group and date in parts, and leave consent out', () => {
    const [form] = forms(`<form><label>Name<input name="name" required></label>
      <label><input type="radio" name="size" value="s">S</label><label><input type="radio" name="size" value="m">M</label>
      <select name="birth_day"><option>1</option></select><select name="birth_month"><option>1</option></select>
      <label><input type="checkbox" name="ok"> I agree to the terms</label><input type="hidden" name="t">
      <button>Request a quote</button></form>`);
    expect(form?.visibleFieldCount).toBe(3);
    expect(form?.requiredCount).toBe(1);
    expect(form?.purpose).toBe('lead');
  });

  it.each([
    ['site search', '<form role="search"><input name="q" placeholder="Search"><button>Go</button></form>'],
    [
      'add to cart',
      '<form action="/cart/add"><select name="size"><option>S</option></select><input type="number" name="quantity"><button>Add to cart</button></form>',
    ],
    [
      'sorting',
      '<div class="filters"><label>Sort by <select name="sort"><option>Price</option></select></label></div>',
    ],
  ])('leave out %s', (_name, html) => {
    expect(forms(html)).toEqual([]);
  });

  it('count one field for a date that is drawn in parts', () => {
    const part = (name: string) =>
      `<span role="spinbutton" contenteditable="true" aria-label="${name}">01</span>`;
    const [form] = formFacts(
      read(
        `<form><input name="name"><div role="group">${part('Day')}/${part('Month')}/${part('Year')}</div><button>Send</button></form>`,
      ),
    );
    expect(form?.visibleFieldCount).toBe(2);
  });

  it('find fields that no form element holds', () => {
    const [form] = forms(
      '<section><h2>Stay in touch</h2><div><input type="email" placeholder="Your email"><button>Subscribe</button></div></section>',
    );
    expect(form).toMatchObject({ purpose: 'newsletter', visibleFieldCount: 1 });
    expect(form?.fields[0]?.labelSource).toBe('placeholder');
  });

  it('are not labeled by the sentence that invites to fill them in', () => {
    const [form] = forms(
      '<div><p>Join our newsletter for news.</p><input placeholder="Email"><button>Submit</button></div>',
    );
    expect(form?.fields[0]).toMatchObject({ label: 'Email', labelSource: 'placeholder', kind: 'email' });
  });

  it('take the largest as the lead form', () => {
    const found =
      forms(`<form><input type="email" name="e"><button>Subscribe to our newsletter</button></form>
      <form><label>Name<input name="n"></label><label>Message<textarea name="m"></textarea></label><button>Send message</button></form>`);
    expect(leadFormOf(found)?.purpose).toBe('contact');
  });
});

describe('proof', () => {
  const proof = (html: string) => proofFacts(read(html));

  it('takes a quotation with its speaker as a testimonial, and its clone once', () => {
    const card =
      '<blockquote><p>"They planned our whole move in two days and nothing broke."</p><cite>Maria Keller, Office manager</cite></blockquote>';
    const { testimonials } = proof(`<section><h2>What our customers say</h2>${card}${card}</section>`);
    expect(testimonials.count).toBe(1);
    expect(testimonials.items[0]).toMatchObject({ name: 'Maria Keller', role: 'Office manager' });
  });

  it('takes no pull quote, motto or heading in quotation marks for one', () => {
    const html =
      '<article><h1>Bread</h1><p>Long text about bread.</p><blockquote>Good bread needs time and nothing else at all.</blockquote></article><p>We call it "slow" software.</p>';
    expect(proof(html).testimonials.count).toBe(0);
  });

  it('tells customer logos from integrations and payment marks', () => {
    const row = (names: string[]) => names.map((name) => `<img src="/${name}.svg" alt="${name}">`).join('');
    expect(
      proof(`<section><h2>Trusted by teams at</h2><div>${row(['Acme', 'Globex', 'Initech'])}</div></section>`)
        .customerLogos.count,
    ).toBe(3);
    expect(
      proof(`<section><h2>Integrations</h2><div>${row(['Slackish', 'Mailer', 'Sheets'])}</div></section>`)
        .customerLogos.count,
    ).toBe(0);
    expect(
      proof(`<section><div>${row(['visa', 'mastercard', 'paypal'])}</div></section>`).customerLogos.count,
    ).toBe(0);
  });

  it('reads averages and review counts, and no hotel stars', () => {
    expect(proof('<p>Rated 4.8 out of 5 by 1,284 reviews</p>').ratings.summaries[0]).toMatchObject({
      average: 4.8,
      count: 1284,
    });
    expect(
      proof('<p><span aria-label="4.5 out of 5 stars">★★★★☆</span></p>').ratings.summaries[0]?.average,
    ).toBe(4.5);
    expect(proof('<p>Service as in a 5-star hotel.</p>').ratings.count).toBe(0);
  });

  it('counts figures about the organization, no times and years', () => {
    expect(
      proof(
        '<section><div><strong>12,000+</strong> <span>happy customers</span></div><div><strong>35</strong> <span>countries</span></div></section>',
      ).numbers.count,
    ).toBe(2);
    expect(proof('<p>Open 24 hours since 1998. Support in 2 days.</p>').numbers.count).toBe(0);
  });

  it('claims no absence in a language without a word list', () => {
    const { testimonials, numbers } = proofFacts(read('<p>Tervetuloa</p>', null));
    expect(testimonials.count).toBeNull();
    expect(numbers.notMeasured).toBeDefined();
  });
});

describe('offer', () => {
  it.each([
    ['$1,299.00', 1299, 'USD'],
    ['1.299,00 €', 1299, 'EUR'],
    ['CHF 19.–', 19, 'CHF'],
    ['299 kr', 299, 'SEK'],
    ['R$ 49,90', 49.9, 'BRL'],
    ['£9', 9, 'GBP'],
  ])('reads the price %s', (text, amount, currency) => {
    expect(offer(`<p>${text}</p>`).prices).toMatchObject([{ amount, currency }]);
  });

  it('reads period and unit', () => {
    expect(offer('<p><b>$12</b> per user per month</p>').prices[0]).toMatchObject({
      amount: 12,
      period: 'month',
      unit: 'user',
    });
  });

  it.each([
    'Save $20 today',
    'We raised $4,000 of our goal',
    'Free shipping over $50',
    'A market of $3 billion',
    'plus $6.90 shipping',
  ])('takes no price from "%s"', (text) => {
    expect(offer(`<p>${text}</p>`).prices).toEqual([]);
  });

  it('marks struck prices', () => {
    expect(
      offer('<p><del>$80</del> <b>$60</b></p>').prices.map((price) => [price.amount, price.struck]),
    ).toEqual([
      [80, true],
      [60, false],
    ]);
  });

  it.each([
    ['en', '30-day money-back guarantee', true],
    ['en', 'All sales are final. No refunds.', false],
    ['en', 'We file your tax returns', false],
    ['de', '14 Tage Geld-zurück-Garantie', true],
    ['fr', 'Satisfait ou remboursé', true],
    ['nl', 'Niet goed, geld terug', true],
  ])('judges the guarantee of %s "%s"', (language, text, present) => {
    expect(offer(`<p>${text}</p>`, language).guarantee.present).toBe(present);
  });

  it.each([
    ['en', 'Start your free trial', true],
    ['en', 'Contact us for a free, no-obligation offer', true],
    ['pt', 'Gratuito · Sem compromisso', true],
    ['en', 'Free shipping and free parking', false],
    ['en', 'Feel free to ask, toll-free', false],
    ['de', 'Kostenloser Versand', false],
    ['de', 'Kostenlos testen', true],
    ['fr', 'Devis gratuit', true],
    ['es', 'Envío gratis', false],
    ['it', 'Prova gratuita', true],
    ['pt', 'Teste grátis', true],
  ])('judges the free offer of %s "%s"', (language, text, present) => {
    expect(offer(`<p>${text}</p>`, language).freeOffer.present).toBe(present);
  });
});

it('reads what a button leads to: a demo, a gift, a place on a waiting list', () => {
  const asked = (html: string, language = 'en') => {
    const { demo, giftAsked, waitingList } = offer(html, language);
    return [demo.present, giftAsked.present, waitingList.present];
  };
  expect(asked('<a href="/demo">Demander une démo</a>', 'fr')).toEqual([true, false, false]);
  expect(asked('<button>Jetzt spenden</button>', 'de')).toEqual([false, true, false]);
  expect(asked('<nav><a href="/spenden">Spenden</a></nav>', 'de')).toEqual([false, false, false]);
  expect(asked('<button>Join the waitlist</button>')).toEqual([false, false, true]);
  expect(asked('<p>The waitlist is closed. Our demo was free.</p>')).toEqual([false, false, false]);
});

describe('urgency', () => {
  const kinds = (text: string, language = 'en') =>
    urgencyFacts(read(`<p>${text}</p>`, language)).claims.map((claim) => claim.kind);

  it.each([
    ['Only 3 left in stock', ['stock']],
    ['Offer ends on March 3, 2027', ['deadline']],
    ['12 seats left', ['places']],
    ['9 people are viewing this', ['demand']],
    ['Someone from Boston bought this 4 minutes ago', ['demand']],
    ['Spring sale: 20% off until March 31, 2027', ['deadline']],
    ['Limited-time offer', ['vague']],
    ['Limited edition print', []],
    ['Harbor Tools Limited, opening hours 9 to 5', []],
    ['Unlimited projects', []],
    ['Hurry! Only 2 spots left!!! Offer ends today!', ['places', 'deadline']],
  ])('reads "%s"', (text, expected) => {
    expect(kinds(text)).toEqual(expected);
  });

  it('reads the end of a deadline and the seconds of a countdown', () => {
    expect(urgencyFacts(read('<p>Offer ends on March 3, 2027</p>')).claims[0]).toMatchObject({
      end: '2027-03-03',
      hasYear: true,
    });
    const { countdown, readings } = urgencyFacts(
      read(
        '<div class="countdown"><span>01</span> days <span>02</span> hours <span>03</span> minutes <span>04</span> seconds</div>',
      ),
    );
    expect(countdown.present).toBe(true);
    expect(readings[0]).toMatchObject({ value: 93_784, finestUnit: 'second' });
  });
});

describe('the way to a price', () => {
  const routes = (html: string, language?: string) =>
    offer(html, language).quoteRoute.evidence.map(({ text }) => text);

  it.each([
    ['Request a quote', 'en'],
    ['Custom', 'en'],
    ['Sur mesure', 'fr'],
    ['Maatwerk', 'nl'],
    ['Talk to our sales team today', 'en'],
  ])('is “%s”', (text, language) => {
    expect(routes(`<p>${text}</p>`, language)).toEqual([text]);
  });

  it.each([
    ['<a href="/stay">Reserve your stay</a>', 'en'],
    ['<a href="https://wa.me/55">Reservar pelo WhatsApp</a>', 'pt'],
    ['<a href="/prenota.html">Richiesta soggiorno</a>', 'it'],
    ['<a href="/reg/registration.html">Join us</a>', 'en'],
  ])('may be a booking: %s', (html, language) => {
    expect(offer(html, language).bookingRoute.present).toBe(true);
  });

  it('is no link that leads nowhere, and no page about bookings', () => {
    expect(offer('<a href="/blog/booking-tips">Tips</a>').bookingRoute.present).toBe(false);
    expect(offer('<a href="/timetable">Schedule</a>').bookingRoute.present).toBe(false);
  });

  it('leads down the page to prices that could not be read, unless another link leads to them', () => {
    const below = '<a href="#prices">Prices</a><h2 id="prices">Prices</h2><img src="prices.png">';
    expect(offer(below).pricesNotMeasured).toBe(
      'The link “Prices” leads further down the page, but we couldn’t read an amount there.',
    );
    expect(offer(`${below}<a href="/pricing">All prices</a>`).pricesNotMeasured).toBeNull();
    expect(offer('<a href="#menu">Menu</a>').pricesNotMeasured).toBeNull();
  });

  it.each([
    ['Straighten your smile with modern, custom-fit aligner therapy.', 'en'],
    ['We build custom kitchens', 'en'],
    ['Des meubles sur mesure pour votre salon', 'fr'],
    ['Maatwerk voor uw tuin', 'nl'],
  ])('is not “%s”', (text, language) => {
    expect(routes(`<p>${text}</p>`, language)).toEqual([]);
  });
});

describe('several countdowns', () => {
  const POPUP = '<p id="popup" class="countdown">This offer expires in 14:53</p>';
  const FLASH = `<p>${'We sell perfumes by the drop. '.repeat(6)}</p><p id="flash" class="countdown">Flash sale ends in: 23:59:59</p>`;
  const valuesOf = (first: string, later: string) => {
    const snapshot = staticSnapshot(`<!doctype html><body><main>${first}</main></body>`);
    const again = staticSnapshot(`<!doctype html><body><main>${later}</main></body>`).desktop;
    const model = new PageModel({ ...snapshot, later: again });
    return urgencyFacts(new FactContext(model, wordsFor('en'))).readings.map(({ capture, value }) => [
      capture,
      value,
    ]);
  };

  it('are read again each in its own element', () => {
    expect(valuesOf(POPUP + FLASH, FLASH.replace('59:59', '59:49'))).toEqual([
      ['desktop', 893],
      ['desktop', 86_399],
      ['later', 86_389],
    ]);
    expect(valuesOf(POPUP, FLASH)).toEqual([['desktop', 893]]);
  });

  it('are known again by their words where their place has changed', () => {
    expect(valuesOf(POPUP, `<div><div>${POPUP.replace('id="popup"', '')}</div></div>`)).toContainEqual([
      'later',
      893,
    ]);
    const clock = (id: string) => `<p id="${id}" class="countdown">14:53</p>`;
    expect(valuesOf(clock('popup'), clock('flash'))).toEqual([['desktop', 893]]);
  });
});

describe('an end of limited time', () => {
  const ends = (text: string, language = 'en') =>
    urgencyFacts(read(`<p>${text}</p>`, language)).claims.map(({ hasEnd }) => hasEnd);

  it.each([
    ['Offer ends today!', false],
    ['Sale ends tonight', false],
    ['Sale ends tonight at 9 pm', true],
    ['Sale ends Sunday at midnight', true],
    ['Offer ends at the end of the month', true],
  ])('is stated in "%s": %s', (text, stated) => {
    expect(ends(text)).toEqual([stated]);
  });

  it('is not stated by a day that is said anew every day in any language', () => {
    expect(ends('Das Angebot endet heute', 'de')).toEqual([false]);
    expect(ends('L’offre se termine ce soir', 'fr')).toEqual([false]);
  });
});

describe('pressure', () => {
  const pressure = (text: string) =>
    urgencyFacts(read(`<p>${text}</p>`)).pressure.map(({ shouted }) => shouted);

  it('is a phrase without a reason, and whatever is shouted', () => {
    expect(pressure('Hurry, this is your last chance')).toEqual([false]);
    expect(pressure('Hurry, only 2 spots left')).toEqual([]);
    expect(pressure('Hurry! Only 2 spots left!!! Offer ends today!')).toEqual([true]);
    expect(pressure('Welcome!!! Good to have you here!')).toEqual([]);
  });
});

describe('trust and content', () => {
  it('finds privacy, terms and the kinds of contact', () => {
    const context = read(
      '<footer><a href="/p">Privacy Policy</a> <a href="/t">Terms &amp; Conditions</a> <a href="tel:+4930123456">Call</a><p>12 Harbor Street, Bristol BS1 4ST</p><p>hello@example.com</p></footer>',
    );
    const trust = trustFacts(context, []);
    expect(trust.privacyPolicy.present).toBe(true);
    expect(trust.terms.present).toBe(true);
    expect(trust.contact.kinds.toSorted()).toEqual(['address', 'email', 'phone']);
  });

  it('says where it looked for what is missing', () => {
    const trust = trustFacts(read('<p>Hello</p>'), []);
    expect(trust.terms).toMatchObject({ present: false });
    expect(trust.terms.searched.length).toBeGreaterThan(0);
  });

  it('counts answered questions, not a lone heading', () => {
    const faq =
      '<section><h2>Frequently asked questions</h2><details><summary>Can I cancel?</summary><p>Yes, whenever you like it.</p></details><details><summary>Is it safe?</summary><p>Yes, it is kept in two places.</p></details></section>';
    expect(faqOf(read(faq)).count).toBe(2);
    const worries = ['Do I see a doctor now?', 'What was in that letter?', 'Whom do I ask?'];
    const cards = worries.map(
      (said) => `<h3>“${said}”</h3><p>You are not the only one who asks that at night.</p>`,
    );
    expect(faqOf(read(cards.join(''))).count).toBe(0);
    expect(faqOf(read('<h2>Ready to start?</h2><p>Then sign up for it today.</p>')).count).toBe(0);
  });

  it.each([
    ['Hello, world!', 'Hello, world!'],
    [
      'This is a template for a simple marketing or informational website.',
      'This is a template for a simple marketing',
    ],
    [
      'Donec id elit non mi porta gravida at eget metus. Fusce dapibus, tellus ac cursus.',
      'Donec id elit non mi',
    ],
    ['Heading', 'Heading'],
    ['© Untitled. All rights reserved', '© Untitled'],
    ['Showing all ... pieces in our collection', 'Showing all ...'],
    ['Use your credits â€” $89.00 covered', 'â€”'],
    ['Logo 1', 'Logo 1'],
    ['Foto folgt', 'Foto folgt'],
    ['Service Title', 'Service Title'],
    ['Sed ut perspiciatis unde omnis iste natus error sit voluptatem.', 'Sed ut perspiciatis'],
    [
      'Nisi aliquid commodi consequatur, accusantium doloremque laudantium totam.',
      'Nisi aliquid commodi consequatur, accusantium',
    ],
    ['Add your service description here.', 'Add your service description here'],
    ['123 Street, New York, USA', '123 Street'],
    ['Musterstraße 1, Berlin', 'Musterstraße 1'],
    ['Call 555-555-555', '555-555-555'],
    ['Far far away, behind the word mountains', 'Far far away, behind the word mountains'],
    ['Read **our story** first', '**our story**'],
    ['/* Force deployment */', '/* Force deployment */'],
    ['© 20XX Harbor Ltd.', '20XX'],
    ['Ab XX € im Monat', 'XX €'],
    ['Call +012 345 67890', '+012 345 67890'],
  ])('knows “%s” for the text of a template', (line, remnant) => {
    expect(templateRemnantsOf(read(`<p>${line}</p>`)).map(({ text }) => text)).toEqual([remnant]);
  });

  it.each([
    'Say hello to the world of sourdough, and bake along.',
    'Vestibulum and fermentum: two words of Latin that every winemaker knows.',
    'Heading for the coast? Take the 7.40 train.',
    'Showing all our work … and then some.',
    '© 2024 Untitledmusic Ltd.',
    'Das Foto folgt der Linie des Hauses.',
    'Câu Â, São Paulo, Ânimo',
    'Write to info@examples.com or to 123 Street Road.',
  ])('takes “%s” for no filler', (line) => {
    expect(templateRemnantsOf(read(`<p>${line}</p>`))).toEqual([]);
  });

  it('knows what a server says for a missing part, and pictures that nobody has replaced', () => {
    const remnants = (body: string) =>
      templateRemnantsOf(
        new FactContext(
          new PageModel(renderedSnapshot(`<!doctype html><body><main>${body}</main></body>`)),
          wordsFor('en'),
        ),
      ).map(({ text }) => text);
    expect(remnants('<p style="font-size:32px" data-box="0 0 300 40">Not found</p>')).toEqual(['Not found']);
    expect(remnants('<p style="font-size:14px" data-box="0 0 300 40">Not found</p>')).toEqual([]);
    const logo = (name: string) => `<svg data-box="0 0 300 90"><text>${name}</text></svg>`;
    expect(remnants(`${logo('Logo 1')}${logo('Logo 2')}`)).toEqual(['Logo 1', 'Logo 2']);
    expect(remnants(logo('Logo 1'))).toEqual([]);
    expect(remnants('<img src="a.jpg" alt="Untree.co" data-box="0 0 300 300">')).toEqual(['Untree.co']);
    expect(remnants('<img src="a.jpg" alt="A tree" data-box="0 0 300 300">')).toEqual([]);
    const picture = '<img src="https://placehold.co/600x400" alt="Boat" data-box="0 0 300 300">';
    expect(remnants(picture)).toEqual(['placehold.co']);
    const button = (label: string) => `<button data-box="0 0 300 40">${label}</button>`;
    expect(remnants(button('Next step: ()'))).toEqual(['()']);
    expect(remnants(button('Your text here'))).toEqual([]);
  });

  it.each([
    ['<p>+49 30 1234 567 89</p>', ['+49 30 1234 567 89']],
    ['<p>1111111111</p>', ['1111111111']],
    ['<p>[Telefonnummer]</p>', ['[Telefonnummer]']],
    ['<h3>Blockchain Benefit One</h3>', ['Blockchain Benefit One']],
    ['<a href="https://instagram.com/yourprofile">Instagram</a>', ['instagram.com/yourprofile']],
    ['<a href="mailto:your-email@your-domain.com">mia@boats.example</a>', ['your-email@your-domain.com']],
    ['<a href="https://instagram.com/yourboats">Instagram</a>', []],
    ['<p>Over 10 000 000 boats since 1998, 1 234 567 of them red</p>', []],
    ['<p>P. IVA 01234567890</p>', []],
    ['<p>Call +44 117 412 0098</p>', []],
    ['<p>Bank: 12345678-1234567</p>', ['12345678-1234567']],
    ['<p>070-123 45 67</p>', ['070-123 45 67']],
    ['<p>+32 470 12 34 xx</p>', ['+32 470 12 34 xx']],
    ['<p>export@example.com</p>', ['export@example.com']],
    ['<a href="tel:+4512345678">Ring nu</a>', ['+4512345678']],
    ['<a href="tel:+4512345678">+45 12 34 56 78</a>', ['+45 12 34 56 78']],
    ['<a href="tel:+441174120098">Call</a>', []],
  ])('knows numbers, mails and profiles of nobody: %s', (html, left) => {
    expect(templateRemnantsOf(read(html)).map(({ text }) => text)).toEqual(left);
  });

  it('names everything that a footer has of its template, and takes none of it for a way to get in touch', () => {
    const context = read(
      '<footer><p>© 2024 Your Company Name. 123 Street, New York, USA. info@example.com, +012 345 67890</p></footer>',
    );
    expect(templateRemnantsOf(context).map(({ text }) => text)).toEqual([
      'Your Company Name',
      '123 Street',
      'info@example.com',
      '+012 345 67890',
    ]);
    expect(trustFacts(context, []).contact.kinds).toEqual([]);
  });

  it('takes a title that is nothing but filler for more of it, not for the topic of the page', () => {
    const titled = (title: string) =>
      templateRemnantsOf(
        new FactContext(
          new PageModel(
            staticSnapshot(
              `<!doctype html><title>${title}</title><body><main><h1>Hello, world!</h1></main></body>`,
            ),
          ),
          wordsFor('en'),
        ),
      );
    expect(titled('Hello, world!')).toHaveLength(2);
    expect(titled('How to print “Hello, world!” in seven languages')).toEqual([]);
  });

  it('finds template text, but not in code or quotations', () => {
    expect(templateRemnantsOf(read('<p>Hello {{name}}</p>')).map((each) => each.text)).toEqual(['{{name}}']);
    for (const field of ['[First Name]', '[last_name]', '[Vorname]', '*|FNAME|*'])
      expect(templateRemnantsOf(read(`<p>Dear ${field}, welcome.</p>`)).map((each) => each.text)).toEqual([
        field,
      ]);
    expect(templateRemnantsOf(read('<p>Modal body text goes here.</p>'))).toHaveLength(1);
    expect(templateRemnantsOf(read('<p>He said [first] that the name [full text] counts.</p>'))).toEqual([]);
    expect(templateRemnantsOf(read('<pre>Hello {{name}}</pre><p>This is fine.</p>'))).toEqual([]);
  });
});

describe('facts that real pages write in their own way', () => {
  it('looks for what templates leave in the time of the length of a text', () => {
    expect(templateRemnantsOf(read('<p>Hello &lt;%= user.name %&gt;</p>')).map((each) => each.text)).toEqual([
      '<%= user.name %>',
    ]);
    const opened = `<p>${`<b>${'&lt;% '.repeat(16_000)}</b>`.repeat(12)}</p>`;
    // Each would look for its end in all of the text, for minutes.
    expect(templateRemnantsOf(read(opened))).toEqual([]);
  });

  it('stock is told within a longer line', () => {
    const line =
      'plus $6.90 shipping. In stock: leaves our warehouse tomorrow, with you in 2 to 4 working days.';
    expect(urgencyFacts(read(`<h1>Enamel kettle</h1><p>${line}</p>`)).availability?.text).toBe(line);
  });

  it('cards are a method of payment, also without a brand', () => {
    expect(offer('<p>Secure payment by card or PayPal on the next page.</p>').payment.methods).toEqual([
      'card',
      'PayPal',
    ]);
    expect(offer('<p>No credit card needed.</p>').payment.methods).toEqual([]);
  });

  it('quotations set in cards are testimonials, also where nobody is named', () => {
    const cards = [
      'I went home with one change, and it took forty minutes off each truck.',
      'The only event where rail and port people sit at the same table.',
    ]
      .map((words) => `<figure><blockquote>“${words}”</blockquote></figure>`)
      .join('');
    const { testimonials } = proofFacts(read(`<h2>What planners tell</h2>${cards}`));
    expect(testimonials.items.map(({ name }) => name)).toEqual([null, null]);
  });

  it('a box to tick is labelled by the words behind it, a price among them', () => {
    const [form] = formFacts(
      read(
        '<form><label>Email<input type="email"></label><p><input type="checkbox" checked> Add premium membership for $9.99 per month</p><button>Sign up</button></form>',
      ),
    );
    expect(form?.fields[1]).toMatchObject({
      kind: 'paid-extra',
      label: 'Add premium membership for $9.99 per month',
    });
  });

  it('a menu is no row of customers', () => {
    const menu = ['Partners', 'Insights', 'Careers', 'Login'];
    const links = menu.map((word) => `<div><a href="#">${word}</a></div>`).join('');
    expect(proofFacts(read(links)).customerLogos.count).toBe(0);
  });

  it('each fold of a list is a question of its own', () => {
    const fold = (question: string) =>
      `<button aria-expanded="false">${question}</button><p hidden>It is told here in a sentence or two.</p>`;
    const list = ['Can I change plans?', 'What happens after?', 'Do you charge extra?'].map(fold).join('');
    expect(faqOf(read(`<div class="faq"><h2>Questions</h2>${list}</div>`)).count).toBe(3);
  });

  it('who uses the offer is a figure of use, also in a footer, and a weight is none', () => {
    const numbers = (html: string) => proofFacts(read(html)).numbers.count;
    expect(numbers('<footer><p>Ledgerline ApS. Used by 9,200 small companies.</p></footer>')).toBe(1);
    expect(numbers('<dl><dt>Weight</dt><dd>1.3 kg</dd><dt>Size</dt><dd>24 cm</dd></dl>')).toBe(0);
  });
});

it.each([
  ['en', 'Bring the form with you to your first appointment.'],
  ['de', 'Bitte rufen Sie an, um einen Termin zu vereinbaren.'],
  ['fr', 'Le cabinet reçoit sur rendez-vous.'],
  ['es', 'Atendemos con cita previa.'],
  ['it', 'Si riceve su appuntamento.'],
  ['pt', 'Faça o agendamento por telefone.'],
  ['nl', 'Bel voor een afspraak.'],
])('sees that one comes by appointment, in %s', (language, line) => {
  expect(appointmentOf(readBody(`<p>${line}</p>`, language))?.text).toBe(line);
  expect(appointmentOf(readBody(`<blockquote>${line}</blockquote>`, language))).toBeNull();
});

it.each([
  ['en', 'We are a leading dental practice committed to excellence with innovative care.', 3],
  ['en', 'The road leading to the harbor is a leading cause of delay.', 0],
  ['en', 'A club for women’s empowerment, run without disruption of the next generation at school.', 0],
  ['en', 'Holistic therapy, robust locks and the risk of leveraged products.', 0],
  ['de', 'Und das Beste: der ganzheitliche Therapieansatz nach Dr. Kosel.', 0],
  ['fr', 'La boutique sera exceptionnellement fermée.', 0],
  ['pt', 'Plano Premium: relatórios por e-mail.', 0],
  ['de', 'Als führende Praxis sind wir der Exzellenz verpflichtet.', 2],
  ['fr', 'Entreprise leader, engagés pour l’excellence, des soins innovants.', 3],
  ['es', 'Somos líderes, con un firme compromiso con la excelencia y un trato innovador.', 3],
  ['it', 'Siamo leader, impegnati per l’eccellenza con cure innovative.', 3],
  ['pt', 'Somos líderes, com compromisso com a excelência e cuidados inovadores.', 3],
  ['nl', 'Vooraanstaande praktijk met innovatieve zorg en passie voor excellentie.', 3],
])('hears praise of oneself in %s: %s', (language, line, count) => {
  const praise = flaggedPhrasesOf(readBody(`<p>${line}</p>`, language)).filter(({ list }) => list === 'hype');
  expect(praise).toHaveLength(count);
});

it.each([
  ['Ocean City Mansion | Boutique Hotel', 'stay'],
  ['Ferienwohnung Harz', 'stay'],
  ['Trattoria da Pina', 'table'],
  ['Hotel and restaurant by the lake', null],
  ['Laugar Brewery', null],
])('tells by what “%s” calls itself whether one stays or eats there', (title, house) => {
  expect(lodgingOf(readBody('<p>Welcome</p>'), { title, siteName: null, description: null })).toBe(house);
});

it('counts the words that receive the visitor, without those of menus and of what lies below', () => {
  const { content } = observe(
    renderedSnapshot(
      `<!doctype html><html lang="en"><body><nav data-box="0 500 900 40"><a href="/a">About us</a></nav>
      <main><p data-box="0 600 900 40">Open on Sundays</p><p data-box="0 3000 900 40">We sell boats</p></main>`,
    ),
  );
  expect(content.firstScreenWords).toBe(3);
});
