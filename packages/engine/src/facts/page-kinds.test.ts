import { describe, expect, test } from 'vitest';
import { observe } from './observe.ts';
import { renderedSnapshot } from './testing/snapshots.ts';

/** Kinds of pages and of quotations that were once taken for another, each with what tells it apart. */

function facts(body: string, title: string, language = 'en') {
  return observe(
    renderedSnapshot(
      `<!doctype html><html lang="${language}"><head><title>${title}</title></head><body>${body}</body></html>`,
    ),
  );
}

const plan = (name: string, price: string): string =>
  `<div><h3>${name}</h3><p>${price} / month</p><ul><li>All hours of the week</li></ul><a href="#join">Join</a></div>`;
const PLANS = `<section><h2>Memberships</h2><div>${plan('Off-peak', '$49')}${plan('Full', '$79')}${plan('Coached', '$149')}</div></section>`;

describe('page type', () => {
  test('a gym charges by the month and is no software', () => {
    const gym = `<h1>Barbells, chalk and coaches who count your reps</h1>${PLANS}
      <p>Dana Ruiz coaches powerlifting on weekdays.</p><footer><p>2210 Larimer Street, Denver, CO 80205</p></footer>`;
    expect(facts(gym, 'Ironworks, a strength gym in Denver').pageType.type).toBe('service');
  });

  test('software that one tries and signs in to is', () => {
    const tool = `<nav><a href="/pricing">Pricing</a><a href="/login">Log in</a></nav>
      <h1>Rotas for clinics, planned in an hour</h1><a href="/trial">Start free trial</a>${PLANS}`;
    expect(facts(tool, 'Rotaweave').pageType.type).toBe('saas');
  });

  test('somebody who shows their own work has a portfolio', () => {
    const pictures = ['Ember', 'The pass', 'Nine knives', 'Night shift']
      .map((name, at) => `<img src="${at}.jpg" alt="${name}" data-box="${at * 300} 400 280 360">`)
      .join('');
    const maker = `<h1>I photograph kitchens and the people in them</h1>${pictures}
      <p>I was a line cook for six years before I bought my camera.</p>`;
    expect(facts(maker, 'Ines Calder').pageType.type).toBe('portfolio');
  });

  test('a page called after a person shows who that is, without a word of “I”', () => {
    const pictures = `<h1>On paper</h1><p>Ink and charcoal, 2017 to 2019</p>`;
    expect(facts(pictures, 'On paper | Annika Vasseur').pageType.type).toBe('portfolio');
    expect(facts(pictures, 'On paper | Kunsthalle Vasseur').pageType.type).not.toBe('portfolio');
  });

  test('a page called after two people on a day to come is their wedding', () => {
    const day = `<main><section><h1>San Simpliciano</h1><p>A basilica in the north of Milan</p></section>
      <section><h2>Answer us</h2><p>By 12 August 2019, if you can.</p></section></main>`;
    expect(facts(day, 'Ines & Paul').pageType.type).toBe('event');
    expect(facts(day, 'San Simpliciano').pageType.type).not.toBe('event');
  });

  test('who quotes a buyer that says “I” shows no work of their own', () => {
    const pictures = ['Front', 'Side', 'Back', 'Box']
      .map((name, at) => `<img src="${at}.jpg" alt="${name}" data-box="${at * 300} 400 280 360">`)
      .join('');
    const pillow = `<h1>The pillow that keeps its shape</h1>${pictures}
      <p>I have slept through every night since, and so has my husband.</p>`;
    expect(facts(pillow, 'Contour pillow').pageType.type).not.toBe('portfolio');
  });

  test('sections as wide as the screen are no shelf', () => {
    const sections = ['Dance', 'Yoga', 'Theater', 'Choir', 'Drums', 'Chess']
      .map(
        (name, at) =>
          `<section data-box="0 ${at * 400} 1350 400"><img src="${at}.jpg" alt="" data-box="100 ${at * 400} 400 300"><h2>${name}</h2><p>A first lesson for €5</p></section>`,
      )
      .join('');
    const school = `<h1>Lessons for everybody in town</h1><main data-box="0 0 1350 2400">${sections}</main>`;
    expect(facts(school, 'The Old Mill').pageType.type).not.toBe('ecommerce-category');
  });

  test('a cart at the top and goods without a price are a shop', () => {
    const shop = `<header data-box="0 0 1350 60"><nav data-box="0 0 1350 60"><a href="/collections" data-box="200 20 120 20">Collections</a><a href="/cart" data-box="1200 20 80 20">Cart (0)</a></nav></header>
      <h1>Our collections</h1><h2>Linen</h2><h2>Wool</h2><p>Each collection is dyed in our yard.</p>
      <footer><p>2210 Larimer Street, Denver, CO 80205</p><a href="tel:+13035550100">Call us</a></footer>`;
    expect(facts(shop, 'Ember Yarns').pageType.type).toBe('ecommerce-category');
  });

  test('a shop with one price on the page sells that, and with several prices a choice', () => {
    const cart = `<header data-box="0 0 1350 60"><a href="/cart" data-box="1200 20 80 20">Cart (0)</a></header>`;
    const polo = `${cart}<h1>Club polo</h1><p>$49.00</p><p>Piqué cotton, cut close.</p>`;
    expect(facts(polo, 'Club polo').pageType.type).toBe('ecommerce-product');
    const prints = `<h1>Printed in your colors</h1><h3>Dragon</h3><p>$45</p><h3>Chess set</h3><p>$38</p><h3>Lamp</h3><p>$89</p>
      <p>Free shipping on all orders</p>`;
    expect(facts(prints, 'Layerworks').pageType.type).toBe('ecommerce-category');
  });

  test('a restaurant whose footer leads to the stores of apps is no app', () => {
    const stores = `<footer><a href="https://apps.apple.com/us/app/id1">Download on the App Store</a>
      <a href="https://play.google.com/store/apps/details?id=x">Get it on Google Play</a></footer>`;
    const menu = `<h1>Our menu</h1><h2>Starters</h2><p>Lentil soup, olives</p><h2>Mains</h2><p>Lamb, sea bass, falafel</p><h2>Desserts</h2>`;
    expect(facts(`${menu}${stores}`, 'The Olive Tree, a restaurant').pageType.type).toBe('hospitality');
    expect(
      facts(`<h1>Walk more</h1><p>Counts your steps.</p>${stores.replaceAll('footer', 'main')}`, 'Stride')
        .pageType.type,
    ).toBe('app');
  });

  test('a restaurant that sells gift cards on a page of their own has a product there', () => {
    const cards = `<nav><a href="/menu">Menu</a><a href="/reservations">Reservations</a></nav><h1>Gift Cards</h1>
      <p>Good for dinner, drinks and private dining. Choose an amount.</p><p>$25</p><p>$50</p><p>$100</p>
      <label>Quantity <input type="number" name="quantity"></label><button>Buy gift card</button>`;
    const snapshot = renderedSnapshot(
      `<!doctype html><html lang="en"><head><title>Gift Cards – The Olive Tree</title></head><body>${cards}</body></html>`,
    );
    const read = observe({ ...snapshot, finalUrl: 'https://olive.example/cards.html' });
    expect(read.pageType.type).toBe('ecommerce-product');
  });

  test('a shop without prices leads to its collection or to a marketplace', () => {
    const typeOf = (action: string) =>
      facts(
        `<h1>Handmade in Leeds</h1>${action}<h3>Handbags</h3><p>Italian leather, sewn by hand.</p><h3>Belts</h3><p>Cut to length.</p>`,
        'Oak and Hide',
      ).pageType.type;
    expect(typeOf('<a class="btn" href="/all">Explore collection</a>')).toBe('ecommerce-category');
    expect(typeOf('<a class="btn" href="https://www.etsy.com/shop/oak">Visit us</a>')).toBe(
      'ecommerce-category',
    );
    expect(typeOf('<a class="btn" href="/visit">Visit us</a>')).not.toBe('ecommerce-category');
  });

  test('a calculator with many fields is no form to sign up', () => {
    const fields = ['Weight', 'Height', 'Age', 'Hours of sport', 'Meals a day', 'Glasses of water']
      .map((label) => `<label>${label} <input type="number" name="${label}"></label>`)
      .join('');
    const page = `<h1>How much protein a day?</h1><form>${fields}<button>Calculate</button></form>`;
    expect(facts(page, 'Protein').pageType.type).not.toBe('signup');
  });

  test('phrases of a trade outweigh words that everybody uses', () => {
    const school = `<h1>Learn to drive in Leeds</h1><p>Driving lessons from a driving school with a small fleet.</p>
      <p>Book driving lessons by phone. The platform, the tool and the data stay in the office.</p>`;
    expect(facts(school, 'J Driving School').pageType.type).toBe('service');
  });

  test('little else than priced goods is a shelf, though one orders by message', () => {
    const goods = ['Television', 'Console', 'Telephone', 'Loudspeaker', 'Camera']
      .map(
        (name, at) =>
          `<article data-box="${at * 200} 200 180 300"><img src="${at}.jpg" alt="${name}" data-box="${at * 200} 200 180 180"><div>${name}</div><div>€${at + 2}49.99</div><a href="https://wa.me/39${at}">Order by message</a></article>`,
      )
      .join('');
    const shelf = `<h1>Offers of the week</h1><main data-box="0 200 1350 300">${goods}</main><footer>Tel. 081 195 7884</footer>`;
    expect(facts(shelf, 'Offers').pageType.type).toBe('ecommerce-category');
  });

  test('a gym that lets in its members by an app has opening hours and a street', () => {
    const gym = `<nav><a href="/login">Log in</a><a href="/trial">Free trial lesson</a></nav>
      <h1>Kickboxing in a small gym</h1><h2>Our lessons</h2><p>Lessons and training for beginners, with one trainer for eight people.</p>
      <footer><p>2210 Larimer Street, Denver, CO 80205</p><p>Mon to Fri 06:30 – 22:00</p><a href="tel:+13035550100">Call us</a></footer>`;
    expect(facts(gym, 'Strike, boxing in Denver').pageType.type).toBe('service');
  });

  test('a coach whose customers speak shows no portfolio', () => {
    const coach = (
      voices: string,
    ): string => `<header><a href="/coaching">Coaching</a></header><h1>I bring clarity to your team</h1>
      ${[1, 2, 3, 4].map((at) => `<img src="${at}.jpg" alt="" data-box="${at * 300} 400 280 360">`).join('')}
      <p>I show my work and my projects in this gallery of mine.</p><p>Coaching and consulting for clients, by appointment.</p>${voices}`;
    expect(facts(coach(''), 'Ines Calder').pageType.type).toBe('portfolio');
    expect(facts(coach('<h2>What my clients say</h2>'), 'Ines Calder').pageType.type).toBe('service');
  });

  test('two who lead to their works have a portfolio, though they say “we”', () => {
    const pair = `<header><nav><a href="/works">Portfolio</a><a href="/contact">Contact</a></nav></header>
      <h1>Nature before our lens</h1><h2>Our portfolio</h2><h2>Selected projects</h2><p>Our photos of animals and landscapes: projects of many years.</p><a class="btn" href="/works">See the gallery</a>`;
    expect(facts(pair, 'Nature photography').pageType.type).toBe('portfolio');
  });

  test('cards with long paragraphs are no article, whatever the builder of the page declares', () => {
    const card = `<div><h3>For the young</h3><p>${'Our programs help children learn and grow with friends. '.repeat(5)}</p></div>`;
    const page = `<nav><a href="/donate">Donate</a></nav><h1>Children are better off with us</h1><div>${card.repeat(7)}</div>`;
    expect(facts(page, 'Future Children').pageType.type).toBe('nonprofit');
  });

  test('long paragraphs below a date are an article', () => {
    const text = `<p>${'The protein sets, sinks and takes the dull bits along, and the slower the water warms the more it takes. '.repeat(3)}</p>`;
    const article = `<h1>Why stock is cooked twice</h1><p>By Greta Ohm, November 3, 2026</p>${text.repeat(7)}`;
    expect(facts(article, 'Why stock is cooked twice').pageType.type).toBe('article');
  });
});

describe('testimonials', () => {
  const count = (body: string) => facts(body, 'Slow Rails').proof.testimonials.count;
  const intro =
    '<h1>Across the Alps by train</h1><p>Trips with nothing to plan, for people who like windows.</p>';

  test('are letters without marks, and what stands beside them, signed alike', () => {
    const letter = (text: string, name: string): string =>
      `<div class="letter"><p>${text}</p><p><b>${name}</b></p></div>`;
    const letters = `<div>${letter('We missed a train and had a new plan before the next stop.', 'Farah Malik')}
      ${letter('Everything fitted, down to the seat on the lake side of the train.', 'Joan and Peter Ashby')}</div>`;
    expect(count(`${intro}<section>${letters}</section>`)).toBe(2);
  });

  test('are no cards of the offer with a heading that looks like a name', () => {
    const card = (name: string, text: string): string =>
      `<div class="pet"><h3>${name}</h3><p>${text}</p></div>`;
    const cards = `<div>${card('Bella', 'Adopted in April by a family on the coast.')}${card('Thunder', 'Came with three legs and runs on the beach today.')}</div>`;
    expect(count(`${intro}<section><h2>Their stories</h2>${cards}</section>`)).toBe(0);
  });

  test('are no words of the famous across the page', () => {
    const motto =
      '<section id="quote"><h2>“The world is a book, and those who do not travel read one page.” <span>- Saint Augustine</span></h2></section>';
    expect(count(`${intro}${motto}`)).toBe(0);
  });
});

describe('page type of software without its words', () => {
  const page = (line: string): string => `<nav><a href="#pricing">Pricing</a></nav>
    <h1>Get paid sooner, without writing a single reminder</h1><a href="/signup" class="btn">Start my free 30 days</a>
    <p>${line}</p><section id="pricing"><h2>One price</h2><h3>$19 a month</h3><p>Unlimited invoices, 3 users.</p></section>
    <footer><p>4 Mill Lane, Dublin D02</p><a href="tel:+35315550101">Call us</a></footer>`;

  test('is told by a trial that asks for no card', () => {
    const told = facts(page('No credit card. Cancel with one click.'), 'Quillback').pageType;
    expect(told.type).toBe('saas');
    expect(told.confidence).toBeGreaterThan(0.6);
  });

  test('names what else the page may be', () => {
    const { type, alternatives } = facts(page('Come in.'), 'Quillback').pageType;
    expect([type, ...alternatives]).toEqual(expect.arrayContaining(['saas', 'service']));
  });
});

describe('page type', () => {
  const reach = '<footer><p>Call (555) 010-4477. 12 Mill Lane, Denver, CO 80205</p></footer>';
  const typeOf = (body: string, title: string, language?: string) =>
    facts(body, title, language).pageType.type;

  test('a coach with a book to order is no shop', () => {
    const coach = `<h1>Coaching voor rouw en groei</h1><p>Individuele begeleiding, afspraak op maat.</p><a href="#c">Plan een gesprek</a>
      <h2>Mijn boek</h2><a href="#c" class="btn">Bestel het boek</a>
      <footer><p>Bel 020 555 01 44. Dorpsstraat 12, 1251 AB Laren</p></footer>`;
    expect(typeOf(coach, 'Praktijk Moerbei', 'nl')).toBe('service');
  });

  test('who speaks of themselves and is called for help sells a service', () => {
    const pictures = [1, 2, 3, 4].map(
      (at) => `<img src="${at}.jpg" alt="" data-box="${at * 200} 400 180 200">`,
    );
    const carer = `<h1>I come to your home</h1><p>I care for your feet, as I have for ten years. Treatments at home, appointments by phone.</p>${pictures.join('')}
      <a href="tel:+491700000000">Ask for an appointment</a><footer><p>Call 020 555 01 44</p></footer>`;
    expect(typeOf(carer, 'Foot care at home')).toBe('service');
  });

  test('who asks for gifts first is a nonprofit, however much it tells', () => {
    const story =
      '<p>' +
      'We walk with families through long years, and share what we have with whoever is in need of it. '.repeat(
        3,
      ) +
      '</p>';
    const page = `<h1>Light of the valley</h1><a href="/give" style="background:#c00;color:#fff" data-box="100 300 160 50">Donate now</a>${story.repeat(6)}`;
    expect(typeOf(page, 'Light of the valley')).toBe('nonprofit');
  });

  test('what is loaded by a button is an app', () => {
    const page = `<h1>Learn a verse every day</h1><p>Lessons and courses for all who want to learn.</p><a href="#get" style="background:#06c;color:#fff" data-box="100 300 160 50">Download App</a>`;
    expect(typeOf(page, 'Verse')).toBe('app');
  });

  test('who speaks of themselves and guarantees the result sells a service', () => {
    const pictures = [1, 2, 3, 4].map(
      (at) => `<img src="${at}.jpg" alt="" data-box="${at * 200} 400 180 200">`,
    );
    const trainer = `<h1>I train people over thirty</h1><p>I have trained for twelve years, and I write your plan.</p>
      ${pictures.join('')}<p>Money-back guarantee: no result, no fee.</p>${reach}`;
    expect(typeOf(trainer, 'Personal trainer in Denver')).not.toBe('portfolio');
  });

  test('a workshop for cars without a day is no event', () => {
    const workshop = `<h1>Find out where your workshop loses jobs</h1><p>A free review of your workshop's marketing.</p>
      <h2>Workshops we work for</h2><p>Diesel, tires, panels.</p>${reach}`;
    expect(typeOf(workshop, 'Workshop marketing')).not.toBe('event');
  });

  test('a form with a message writes to a gym, it opens no account', () => {
    const gym = `<h1>Fitness for women</h1><p>Classes all week.</p><h2>Sign up now!</h2>
      <form><label>Full name <input name="name"></label><label>Email <input type="email"></label>
      <label>Message <textarea name="message"></textarea></label><button>Submit</button></form>${reach}`;
    expect(typeOf(gym, 'Gym')).toBe('service');
  });
});

describe('page type in a language with a few words', () => {
  const typeAt = (path: string, language: string, title: string, body: string) => {
    const snapshot = renderedSnapshot(
      `<!doctype html><html lang="${language}"><head><title>${title}</title></head><body>${body}</body></html>`,
    );
    return observe({ ...snapshot, finalUrl: `https://boats.example${path}` }).pageType.type;
  };

  test('who offers services by phone sells a service', () => {
    const roofs = `<header><nav><a href="/tjenester">Tjenester</a><a href="/om-oss">Om oss</a></nav></header>
      <h1>Tørt under taket hele vinteren</h1><p>Vi legger tak og tar oss av vedlikehold for boliger i hele kommunen.</p>
      <a href="tel:+4755501044">Ring oss i dag</a>`;
    expect(typeAt('/', 'nb', 'Fjordtak', roofs)).toBe('service');
  });

  test('where one eats is hospitality', () => {
    const inn = `<header><nav><a href="/meny">Meny</a></nav></header><h1>Restaurang vid sjön</h1>
      <p>Vi serverar lunch och middag för våra gäster varje dag hela sommaren.</p><a href="tel:+4655501044">Boka bord</a>`;
    expect(typeAt('/', 'sv', 'Sjökrogen', inn)).toBe('hospitality');
  });

  test('a price list names itself in its address, title and heading', () => {
    const massage = `<header><nav><a href="/masaze">Masáže</a></nav></header><h1>Cenník</h1>
      <p>Všetky masáže a konzultácie v našej ordinácii, aj domáce návštevy pre pacientov.</p><a href="tel:+421555010447">Zavolajte nám</a>`;
    expect(typeAt('/cennik.html', 'sk', 'Cenník masáží', massage)).toBe('pricing');
    expect(typeAt('/masaze', 'sk', 'Masáže', massage.replace('>Cenník<', '>Masáže<'))).toBe('service');
  });

  test('who shows the own work has a portfolio', () => {
    const maker = `<h1>Fotografka z malého mesta</h1><h2>Moje práce</h2>
      <p>Fotím svadby a rodiny vonku, v lese a pri vode, keď je svetlo najkrajšie.</p>`;
    expect(typeAt('/', 'sk', 'Jana Horná', maker)).toBe('portfolio');
  });
});

describe('page type by its words', () => {
  test('who plans something for others sells no plans, and prices nothing', () => {
    const planner = `<h1>Plan next week in ten minutes</h1><p>Rotaweave plans the shifts of your team so that nobody is left out and
      everyone knows when to work next week.</p><a href="/signup">Start free trial</a>`;
    expect(facts(planner, 'Rotaweave plans shifts').pageType.type).toBe('saas');
  });

  test('who names prices and tells them on request has a pricing page', () => {
    const pricing = `<h1>Simple pricing for every team</h1><h2>Starter</h2><h2>Enterprise</h2><a href="/ask">Contact sales</a>`;
    expect(facts(pricing, 'Pricing').pageType.type).toBe('pricing');
  });

  test('who stands up for a cause is a nonprofit, though it asks for no gift and teaches', () => {
    const cause = `<h1>Child advocacy by parents</h1><p>Grassroots advocacy in every school of the state, with a workshop for beginners.</p>
      <a href="/join">Find your local group</a>`;
    expect(facts(cause, 'Parents for schools').pageType.type).toBe('nonprofit');
  });

  test('a massage practice that also feeds its guests sells a service', () => {
    const practice = `<h1>Massage and yoga classes by the river</h1><p>Healing, massage and physiotherapy. Breakfast and dinner for guests who stay.</p>
      <a href="tel:+13035550100">Call us</a>`;
    expect(facts(practice, 'River wellness').pageType.type).toBe('service');
  });
});
