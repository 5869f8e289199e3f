import { describe, expect, it } from 'vitest';
import { readingIn } from '../../language/reading.ts';
import { wordsFor } from '../../language/words-for.ts';
import { PageModel } from '../../page/page-model.ts';
import { FactContext } from '../fact-context.ts';
import { readBody } from '../testing/read.ts';
import { renderedSnapshot } from '../testing/snapshots.ts';
import { proofFacts } from './proof.ts';
import { voicesOf } from './testimonials.ts';

const testimonials = (html: string) => voicesOf(readBody(html)).testimonials;

describe('a quotation of which nothing says who said it', () => {
  it('is a testimonial where somebody speaks of what happened to him or her', () => {
    const [only] = testimonials(
      '<figure><blockquote>“We dropped two meetings a week and nobody misses them.”</blockquote></figure>',
    );
    expect(only).toMatchObject({
      name: null,
      text: 'We dropped two meetings a week and nobody misses them.',
    });
  });

  it('is none where it is a saying', () => {
    expect(testimonials('<blockquote>“Simplicity is the ultimate sophistication.”</blockquote>')).toEqual([]);
  });
});

it.each(['J. D.', 'Jane D.'])('%s is no author of a saying', (line) => {
  const html = `<figure><blockquote>“We dropped two meetings a week and nobody misses them.”</blockquote><figcaption>${line}</figcaption></figure>`;
  expect(testimonials(html)).toMatchObject([{ name: line, initialsOnly: true }]);
});

it('the line behind a quotation in the same block tells who speaks, with or without a name', () => {
  const html =
    '<blockquote>“We have not lost a single sail since April.”<br><cite>Head of a sailing school, Kiel</cite></blockquote>';
  expect(testimonials(html)).toMatchObject([{ name: null, role: 'Head of a sailing school, Kiel' }]);
});

it('the line below a whole quotation tells who speaks, with or without a name', () => {
  const html =
    '<div><blockquote>“I fished here as a boy, and now my children do.”</blockquote><p>Retired farmer on the river</p></div>';
  expect(testimonials(html)).toMatchObject([{ name: null, role: 'Retired farmer on the river' }]);
});

it('the dash before who said it makes a testimonial of a quotation outside of any markup for one', () => {
  const html = (line: string) =>
    `<section><p>“I used to sort photos for three hours. Now it takes five minutes.”</p><p>${line}</p></section>`;
  expect(testimonials(html('— Motorsport photographer, Queensland'))).toMatchObject([
    { name: null, role: 'Motorsport photographer, Queensland' },
  ]);
  expect(testimonials(html('Drop your photos and see'))).toEqual([]);
});

it('a verse of a book is no testimonial', () => {
  const html =
    '<section><blockquote><div>“</div>But you will receive power when the Holy Spirit has come upon you, and you will be My witnesses.<div>Acts 1:8</div></blockquote></section>';
  expect(testimonials(html)).toEqual([]);
});

it('a quotation with a date behind its source is a review', () => {
  const html =
    '<section><p>“Honest cooking, and a welcome as at home.”<br>Southwest Table, May 2026</p></section><section><p>Open from noon to ten.</p></section>';
  expect(voicesOf(readBody(html)).reviews).toMatchObject([{ author: 'Southwest Table', date: 'May 2026' }]);
});

it('a list of firms beside a quotation does not say who said it', () => {
  const html =
    '<div><h2>Who books</h2><ul><li>Norrland Architects</li><li>Halden University</li></ul><blockquote>“Our jury saw the building as we had drawn it.”</blockquote></div>';
  expect(testimonials(html)).toMatchObject([{ name: null, firm: null }]);
});

describe('cards that are no testimonials', () => {
  const cards = (...each: string[]) =>
    testimonials(`<div>${each.map((one) => `<div>${one}</div>`).join('')}</div>`);

  it.each([
    [
      'what a firm says of its own offer under a title',
      '<div>Balloon Arches</div><p>From arches to garlands, we create designs that set the scene.</p>',
      '<div>Photo Backdrops</div><p>Capture your day with a backdrop that we build for you.</p>',
    ],
    [
      'a case with the figures of it',
      '<p>A firm was buying a book of business. We built the dashboards for it.</p><b>$4.5M</b><p>Additional Revenue</p>',
      '<p>Twelve dealers and no numbers. We built one board for all of them.</p><b>+12%</b><p>Sales Growth</p>',
    ],
    [
      'a step with its number',
      '<p>Étape 1</p><p>We listen to what you need and plan the day with you.</p>',
      '<p>Étape 2</p><p>We name a price for our work within one day.</p>',
    ],
    [
      'a room with its list',
      '<p>Feel the breeze and rest in our hammocks on the porch.</p><ul><li>Rustic Tables</li><li>Green Porch</li></ul>',
      '<p>Swim in our pool under old trees all year round.</p><ul><li>Warm Pool</li><li>Deck Chairs</li></ul>',
    ],
  ])('%s', (_what, ...each) => {
    expect(cards(...each)).toEqual([]);
  });

  it('a line of who spoke, and a button, name nobody', () => {
    const found = testimonials(
      `<article class="quote"><blockquote>They moved all our sites within three weeks, with zero stress.</blockquote>
       <b>Kasper</b><p>Founder · PLNTR and the other shops of it</p></article>
       <div class="social-proof"><p>Join the first class of our new course now</p><button>Take The Test</button></div>`,
    );
    expect(found.map(({ name }) => name)).toEqual(['Kasper']);
  });

  it('words of the owner, whom the footer names', () => {
    const quote =
      '<blockquote><p>“My approach rests on real cases that I worked on myself.”</p><p>— Arno Lund</p></blockquote>';
    const page = (footer: string) =>
      voicesOf(readBody(`${quote}</main><footer><p>${footer}</p></footer><main>`)).testimonials.length;
    expect(page('© 2026 Lund Coaching · Arno Lund, trainer')).toBe(0);
    expect(page('© 2026 Harbor Coaching')).toBe(1);
  });
});

it('letters in place of a portrait are not the name', () => {
  const [one] = testimonials(
    '<div class="testimonial"><p>“He opened the way for me, fifteen years ago.”</p><div>AS</div><p>Abdou Sarr, project lead</p></div>',
  );
  expect(one).toMatchObject({ name: 'Abdou Sarr', role: 'project lead' });
});

it('a picture of that name tells a testimonial', () => {
  const card =
    '<div><img src="/testimonial-2.png" alt=""><h3>Samir Chaudari</h3><p>CEO</p><p>The clothes came back on time, every single week.</p></div>';
  expect(testimonials(`<div>${card}</div>`)).toHaveLength(1);
});

it('names stand above the words, too, where the section says whose words they are', () => {
  const card = (name: string) =>
    `<div><h6>${name}</h6><p>The ring came two days later and fits as if it was made for her.</p></div>`;
  const section = (heading: string) =>
    `<section><h2>${heading}</h2>${card('Samantha Jonas')}${card('Ana Ruiz')}</section>`;
  expect(testimonials(section('Testimonials'))).toHaveLength(2);
  expect(testimonials(section('Our rings'))).toEqual([]);
});

describe('words of the page’s own people', () => {
  it.each([
    [
      'who present themselves',
      '<p>Hi, I’m Marla, groomer and owner of two dogs.</p><div><p>“Happy pets make a happy life, wherever you are.”</p><div>Marla Odum</div><div>Grooming expert</div></div>',
    ],
    [
      'of whom the page has a section',
      '<h1>Food for all</h1><blockquote><p>“Nobody is an island, and least of all in hard times.”</p><cite>~ the committee</cite></blockquote><h2>Our committee</h2><p>Meets on Mondays.</p>',
    ],
  ])('are none: %s', (_who, html) => {
    expect(testimonials(html)).toEqual([]);
  });

  it('neither are animals that say who they are', () => {
    const card = (name: string): string =>
      `<li class="card"><img src="${name}.jpg" alt=""><p>Hello, I’m ${name}, I love long walks and my next home will have a sofa.</p><strong>${name} Doe</strong></li>`;
    expect(testimonials(`<ul>${['Bella', 'Max', 'Luna'].map(card).join('')}</ul>`)).toEqual([]);
  });
});

it.each([
  [
    'what somebody may ask',
    '<div class="step"><h3>Ask</h3><div>"What is the rate for a late shift on Sunday?"</div></div>',
  ],
  [
    'a motto that the sentence goes on from',
    '<div><p>“Style and plenty of heart”, true to this motto we have furnished a house of a hundred square meters for you.</p><a href="/d" class="btn">To the dresses</a></div>',
  ],
  [
    'the title of a study',
    '<ul class="awards"><li><p>“As someone who is seasick, I am thankful for trains”: how crews talk about us and them</p><p>Jay Rodolitz, Harbor University</p></li></ul>',
  ],
  [
    'where something lies',
    '<div><blockquote>Twenty minutes from the old town, an hour from the harbor and the sea.</blockquote><cite>Biver · Rhone · 13120</cite></div>',
  ],
  [
    'what is known of a reviewer',
    '<div class="review"><div>★★★★★</div><span>Local Guide · 16 reviews · 3 photos</span><b>Ed Stone</b></div>',
  ],
])('%s is no testimonial', (_what, html) => {
  expect(testimonials(html)).toEqual([]);
});

it('the line above that only calls them reviews has not said what introduces them', () => {
  const html = `<section class="testimonials"><div><span>Reviews</span><h2>Work that lasts</h2>
    <p>Short lines, clear advice and clean work are what our clients find with us again.</p></div></section>`;
  expect(testimonials(html)).toEqual([]);
});

describe('a slider', () => {
  const slide = (at: number, words: string, name: string) =>
    `<div class="slide" data-box="${at} 100 1000 300"><p data-box="${at} 120 900 60">“${words}”</p><b data-box="${at} 200 200 20">${name}</b></div>`;
  const read = (slides: string, style = 'overflow:hidden') => {
    const body = `<section data-box="0 0 1350 500"><h2 data-box="100 20 900 40">What customers say</h2><div style="overflow:hidden" data-box="100 100 1000 300"><div style="${style}" data-box="100 100 1000 300">${slides}</div></div></section>`;
    const model = new PageModel(
      renderedSnapshot(`<!doctype html><html lang="en"><body>${body}</body></html>`),
    );
    return new FactContext(model, wordsFor('en'));
  };
  const page = (slides: string) => voicesOf(read(slides)).testimonials.map(({ text, name }) => [text, name]);

  it('says what its slides out of sight say, and what their clones say once', () => {
    const first = 'They mended our boat within two days and told us why.';
    const second = 'We would not give our sails to anybody else again.';
    const slides = [
      slide(100, first, 'Ada Brandt'),
      slide(1400, second, 'Jon Weir'),
      slide(2600, first, 'Ada Brandt'),
    ];
    expect(page(slides.join(''))).toEqual([
      [first, 'Ada Brandt'],
      [second, 'Jon Weir'],
    ]);
  });

  it('counts those in sight, and of a row that moves by itself each, since all pass by', () => {
    const slides =
      slide(100, 'They mended our boat within two days and told us why.', 'Ada Brandt') +
      slide(1400, 'We would not give our sails to anybody else again.', 'Jon Weir');
    const counted = (style?: string) => proofFacts(read(slides, style)).testimonials;
    expect(counted()).toMatchObject({ count: 1, items: [{ waits: false }, { waits: true }] });
    expect(counted('animation-name:pass').count).toBe(2);
  });
});

describe('slides that are not rendered', () => {
  const slide = (words: string, name: string, hidden = '') =>
    `<div class="testimonial" style="${hidden}"><p>${words}</p><h4>${name}</h4></div>`;
  const slides =
    slide('They mended our boat within two days and told us why.', 'Ada Brandt') +
    slide('We would not give our sails to anybody else again.', 'Jon Weir', 'display:none');
  const names = (html: string) => testimonials(html).map(({ name }) => name);

  it('wait where arrows or dots turn to them', () => {
    const turned = `<section><h2>What customers say</h2><div>${slides}<div><button>‹</button><button>›</button></div></div></section>`;
    expect(names(turned)).toEqual(['Ada Brandt', 'Jon Weir']);
    expect(
      names(turned.replaceAll('<button>‹</button><button>›</button>', '<span class="dot"></span>'.repeat(2))),
    ).toEqual(['Ada Brandt', 'Jon Weir']);
  });

  it('are closed, or a translation, where nothing does', () => {
    expect(names(`<section><h2>What customers say</h2><div>${slides}</div></section>`)).toEqual([
      'Ada Brandt',
    ]);
  });
});

it('who is named by what they are has no name', () => {
  const html =
    '<div class="testimonial-card"><p>“A quiet place with the friendliest hosts that we have met.”</p><span>Owner, Lake Garda</span></div>';
  expect(testimonials(html)).toMatchObject([{ name: null, role: 'Owner', place: 'Lake Garda' }]);
});

it('words that the footer says again are the motto of the page', () => {
  const motto = '<p>"We care for people. We build a future that is safer for us all."</p>';
  const card = `<div class="review-card">${motto}</div>`;
  expect(testimonials(`<section>${card}</section>`)).toHaveLength(1);
  expect(testimonials(`<section>${card}</section></main><footer>${motto}</footer><main>`)).toEqual([]);
});

it.each([
  [
    'the line that leads to the quotations',
    '<div id="testimonials"><div>What those who have sailed with us say about it</div></div>',
  ],
  [
    'a line below the title of a section still empty',
    '<section id="reviews" class="reviews-section"><p>Reviews</p><p>The first reviews will soon be here, be the first to leave one!</p></section>',
  ],
])('%s is no testimonial', (_what, html) => {
  expect(testimonials(html)).toEqual([]);
});

describe('beside the title, in the first screen', () => {
  const page = (card: string, y = 300) => {
    const html = `<section data-box="0 0 1350 900"><h1 data-box="60 100 500 80">Meet your engineer</h1><h4 data-box="60 200 500 200">${'The network where clinics find people who build. '.repeat(6)}</h4>${card.replaceAll('<p>', `<p data-box="700 ${y} 500 60">`)}</section><section data-box="0 900 1350 900"><p data-box="60 1000 500 60">Post a project today.</p></section>`;
    const model = new PageModel(
      renderedSnapshot(`<!doctype html><html lang="en"><body><main>${html}</main></body></html>`),
    );
    return voicesOf(new FactContext(model, wordsFor('en'))).testimonials.length;
  };
  const card = (name: string) =>
    `<div class="${name}"><b>Dr Sarah Chen</b><div>Cardiologist, Cleveland</div><p>“I need an analysis of a novel stent, and I need it soon.”</p></div>`;

  it('stand examples of the offer', () => {
    expect(page(card('hero-card'))).toBe(0);
    expect(page(card('preview-card'))).toBe(0);
  });

  it('stand testimonials where their box says so, and elsewhere without', () => {
    expect(page(card('testimonial'))).toBe(1);
    expect(page(card('card'), 1200)).toBe(1);
  });
});

it('an unsigned quotation is none for being set as one', () => {
  const html =
    '<section><h2>Why early advice pays</h2><p class="side-quote">“The right moment to call a lawyer is before the problem grows.”</p></section>';
  expect(testimonials(html)).toEqual([]);
});

describe('voices that stand side by side', () => {
  const card = (text: string, name: string): string =>
    `<div class="col-4"><div><p>“${text}”</p><div>${name}</div><div>Hamburg</div></div></div>`;
  const row = `<h2>What our customers say</h2><div class="row">${card('We would book them again at once.', 'Ada Holm')}${card('Nobody was ever late, not even in the snow.', 'Ben Ruiz')}${card('My mother looks forward to every visit.', 'Cleo Brandt')}</div>`;
  const names = (html: string): (string | null)[] => testimonials(html).map(({ name }) => name);

  it('leave the sayings and leads of the page aside', () => {
    const motto =
      '<section><h2>What drives us</h2><blockquote><p>“Everybody deserves to grow old at home.”</p><cite>Erich Fromm, thinker</cite></blockquote></section>';
    const lead =
      '<header class="hero hero--reviews"><h1>Reviews</h1><p>The voices of those who have been with us for more than twenty years.</p><div>5.0</div><div>Mean Grade</div></header>';
    expect(names(`${motto}<section>${row}</section>`)).toEqual(['Ada Holm', 'Ben Ruiz', 'Cleo Brandt']);
    expect(names(`${lead}<section>${row}</section>`)).toEqual(['Ada Holm', 'Ben Ruiz', 'Cleo Brandt']);
  });

  it('are one row though each has a class of its own, and a name behind its last sentence', () => {
    const entry = (at: string, text: string): string =>
      `<article class="${at}"><h4>Very good</h4><p>${text}</p><p>August 1, 2024</p></article>`;
    const html = `<section><h2>Testimonials</h2><div>${entry('first', 'The teachers are patient with all of us. Maria G.')}${entry('second', 'My son and I take lessons together now. Jorge M.')}</div></section>`;
    expect(testimonials(html)).toMatchObject([
      { name: 'Maria G.', text: 'The teachers are patient with all of us.' },
      { name: 'Jorge M.', text: 'My son and I take lessons together now.' },
    ]);
  });

  it('have one beside them that is signed in full, and none in a line about them', () => {
    const expert =
      '<section><h2>Checked by experts</h2><blockquote>“I recommend it to all the families that I see in my practice.”</blockquote><p>Dr Sarah Mitchell</p><p>Geriatric nurse</p></section>';
    const line = '<aside><p>Reviews</p><p>Word for word, as they were written to us.</p></aside>';
    expect(names(`${expert}<section id="reviews">${line}${row}</section>`)).toEqual([
      'Dr Sarah Mitchell',
      'Ada Holm',
      'Ben Ruiz',
      'Cleo Brandt',
    ]);
  });

  it('are one row though their class has the number of each', () => {
    const entry = (at: number, text: string, name: string): string =>
      `<div class="guest-${at}"><p>${name}</p><p>Skipper</p><p>${text}</p></div>`;
    const html = `<section><h2>What our customers say</h2><div>${entry(1, 'The friendliest harbor that we have found so far.', 'Ada Holm')}${entry(2, 'Nobody was ever late, not even in the snow.', 'Ben Ruiz')}</div></section>`;
    expect(testimonials(html)).toHaveLength(2);
  });

  it('lie deep in the boxes of page builders, on a page that is called after them', () => {
    const deep = (text: string, name: string): string =>
      `<div class="columns css-${name.length}"><div class="column"><div class="wrap"><div class="rich"><div><p>${text}</p></div></div></div><div class="wrap"><div class="rich"><div><h6>${name}</h6></div></div></div></div></div>`;
    const html = `<h1>Reviews</h1><section><div>${deep('They put the panels up within a day and left nothing behind.', 'Mark Humphries')}${deep('Our bills have halved since, and the crew was kind.', 'Celine Barteau')}</div></section>`;
    expect(names(html)).toEqual(['Mark Humphries', 'Celine Barteau']);
  });
});

it('a drawn quotation mark makes a heading of whole sentences a voice', () => {
  const html =
    '<div class="item"><i class="icofont-quote-left"></i><h3>Their trucks kept our shops supplied through the whole winter, with no delay.</h3><span>Logistics Manager, Nordkauf</span></div>';
  expect(testimonials(html)).toHaveLength(1);
});

it('who bought what bears the name of the site is none of its people', () => {
  const quote = (line: string) =>
    voicesOf(
      new FactContext(
        new PageModel(
          renderedSnapshot(
            `<!doctype html><body><main><h2>What our customers say</h2><div><div><p>“Our cat runs in it every single evening.”</p><cite>${line}</cite></div></div></main></body>`,
          ),
        ),
        wordsFor('en'),
        { brand: 'Catwheel' },
      ),
    ).testimonials.length;
  expect(quote('Daniel Overbeck · Mainz · Catwheel Plus')).toBe(1);
  expect(quote('Daniel Overbeck, founder of Catwheel')).toBe(0);
});

it('slides that count themselves have no stars, and what stands below a title leads on', () => {
  const slide = (at: number, title: string): string =>
    `<article class="slide" role="group" aria-roledescription="slide" aria-label="${at} of 5"><p>Every child matters</p><h2>${title}</h2><p>Care and therapy for children and for the families who love them.</p></article>`;
  expect(testimonials(`<div>${slide(1, 'A chance to shine')}${slide(2, 'Early help counts')}</div>`)).toEqual(
    [],
  );
});

describe('a quotation of a few words', () => {
  const below = (heading: string, line: string) => testimonials(`<h2>${heading}</h2><p>${line}</p>`);

  it.each(['Anonymous', 'Anonymous patient', 'Name withheld'])(
    'of %s is a testimonial without a name',
    (who) => {
      expect(below('What our patients say', `"Great service!" – ${who}`)).toMatchObject([
        { text: 'Great service!', name: null, initialsOnly: false },
      ]);
    },
  );

  it('is a testimonial where a heading about customers is above and a name behind', () => {
    expect(below('What our patients say', '"Great service!" – Jill Marsden')).toMatchObject([
      { text: 'Great service!', name: 'Jill Marsden' },
    ]);
  });

  it('is none elsewhere, nor without anybody behind it', () => {
    expect(below('Our motto', '"Great service!" – Jill Marsden')).toEqual([]);
    expect(below('What our patients say', '"Great service!"')).toEqual([]);
  });
});

it.each([
  ['de', 'Das sagen unsere Kunden', '„Seit der Behandlung schlafe ich wieder durch.“ – Anonym'],
  ['fr', 'Ils parlent de nous', '« Je dors enfin depuis mon traitement. » – Anonyme'],
  ['es', 'Opiniones de clientes', '«Por fin duermo desde el tratamiento.» – Anónimo'],
  ['nl', 'Ervaringen van klanten', '“Ik slaap eindelijk weer door sinds april.” – Anoniem'],
])('who signs as anonymous gives no name, in %s', (language, heading, line) => {
  const html = `<h2>${heading}</h2><p>${line}</p>`;
  expect(voicesOf(readBody(html, language)).testimonials).toMatchObject([{ name: null }]);
});

it('a long row of names is read in no time, and is no testimonial', () => {
  const cities = 'Berlin · Hamburg · Munich · Cologne · Leipzig · Bremen · Essen · Kiel · Hanover · Trier · ';
  expect(testimonials(`<p>${cities.repeat(8)}Nuremberg.</p>`)).toEqual([]);
});

it('the title of a drawing does not make the whole page one of reviews', () => {
  const cards = ['Friendly clinic near you', 'Seasoned doctors']
    .map((name) => `<div><h5>${name}</h5><p>Your welcoming practice just around the corner.</p></div>`)
    .join('');
  expect(testimonials(`${cards}<footer><svg><title>Google Reviews</title></svg></footer>`)).toEqual([]);
});

it('sums of reviews are none', () => {
  const html =
    '<section><h2>What customers say</h2><div><p>★★★★★</p><p>+800 reviews on Google · 4.8 / 5</p></div><div><p>★★★★★</p></div></section>';
  expect(testimonials(html)).toEqual([]);
});

describe('whether customers speak is not told', () => {
  const counted = (html: string) => proofFacts(readBody(html)).testimonials;
  const figure = (words: string, who = '') =>
    `<section><figure><blockquote>“${words}”</blockquote>${who && `<figcaption>${who}</figcaption>`}</figure></section>`;

  it.each([
    [
      'of a rule of the house',
      figure('Test the strategy until it breaks, and only then put money on it.', 'Ray Dal, Principal'),
    ],
    [
      'of somebody who does not sign',
      figure('I was told that I had six months, and I had debts and two children.'),
    ],
    [
      'of the famous',
      figure('Taking pictures is savoring life intensely, every hundredth of a second.', 'Marc Riboud') +
        figure('A picture is a secret about a secret, the more it tells the less is known.', 'Diane Arbus'),
    ],
    ['that stand in pictures', '<section><h2>What our customers say</h2><img src="/1.png" alt=""></section>'],
  ])('by words %s', (_whose, html) => {
    expect(counted(html)).toMatchObject({ count: null, items: [], notMeasured: expect.any(String) });
  });

  it.each([
    [
      'one signs what happened to him',
      figure('I used to sort photos for three hours, now it is five minutes.', 'Photographer, Perth'),
    ],
    [
      'a heading says so',
      '<section><h2>What our customers say</h2><blockquote>“Honest cooking, and a welcome as at home.”</blockquote><p>Ada Berg</p></section>',
    ],
  ])('but where %s', (_what, html) => {
    expect(counted(html).count).toBe(1);
  });

  it('but where nobody signs in a row of quotations', () => {
    const card = (words: string) => `<figure class="card"><blockquote>“${words}”</blockquote></figure>`;
    const cards = [
      'Planning 62 nurses on paper took two evenings a month. Now it takes an hour on a Tuesday, and nobody calls at home.',
      'The warnings about rest alone were worth the change. The last inspection took ten minutes, and the one before a day.',
      'Swaps used to be a chat group with eighty people in it, of whom half never answered. Nobody is in that group now.',
      'The office asked for one sheet with all the hours, and the program makes it by itself on the first of each month.',
    ].map(card);
    expect(counted(`<section><h2>Rota planners</h2><div>${cards.join('')}</div></section>`).count).toBe(4);
  });
});

it('what follows a place is no firm', () => {
  const [one] = testimonials(
    '<div class="testimonial"><p>“My garage looks better than most showrooms in town.”</p><p>Jason Moss, North Scottsdale, AZ</p></div>',
  );
  expect(one).toMatchObject({ name: 'Jason Moss', firm: null, place: 'AZ' });
});

it('the day on which somebody said it is no firm', () => {
  const [one] = testimonials(
    '<div class="testimonial"><p>“Boils faster than the one it replaced, and looks good.”</p><p>Maria K., verified buyer, March 2, 2026</p></div>',
  );
  expect(one).toMatchObject({ name: 'Maria K.', role: 'verified buyer', firm: null });
});

it.each([
  ['김보기', '김보기, 수간호사, 북문의원'],
  ['李样例', '李样例，护士长，北门诊所'],
])('%s is a name, though of letters without capitals', (name, line) => {
  const [one] = testimonials(
    `<div class="testimonial"><p>“62 nurses on paper took us two evenings a month.”</p><p>${line}</p></div>`,
  );
  expect(one).toMatchObject({ name });
});

it('a team speaks for itself', () => {
  const card = (who: string) =>
    testimonials(
      `<div class="testimonial"><p>“This formula was reviewed for whoever has dry skin.”</p><p>${who}</p></div>`,
    );
  expect(card('Harbor Clinical Team, dermatologists')).toEqual([]);
  expect(card('Ada Berg, dermatologist')).toHaveLength(1);
});

it.each([
  [
    'da',
    '»Vagtplanen tager en time, og ingen ringer til mig.« Mette Holm, leder',
    { name: 'Mette Holm', role: 'leder' },
  ],
  ['nl', '‘Het rooster kost één uur, en niemand belt me nog.’ Sanne Vos, teamleider', { name: 'Sanne Vos' }],
  ['ru', '«График занимает час, и никто мне не звонит». Ольга Белова, директор', { name: 'Ольга Белова' }],
  [
    'ja',
    '「シフト表は1時間でできます。家に電話もかかってきません。」 木村 花子さん（北門クリニック 看護師）',
    { name: '木村 花子', role: '看護師', firm: '北門クリニック' },
  ],
  [
    'ko',
    '“근무표가 한 시간이면 됩니다. 집으로 전화도 안 옵니다.” 김○○, 세종',
    { name: '김○○', initialsOnly: true },
  ],
  [
    'cs',
    '„Poctivá kuchyně, skvěle připravené ryby a přijetí jako doma.“ Jihočeský gurmán, květen 2026',
    { name: 'Jihočeský gurmán', role: null, firm: null },
  ],
  [
    'ru',
    '«Честная кухня, отличная рыба и приём как дома». «Вкус Севера», май 2026 г.',
    { name: 'Вкус Севера', role: null },
  ],
])(
  'a quotation ends with its own mark, and its speaker stands behind it, in %s: %s',
  (language, text, voice) => {
    const html = `<div class="testimonial"><p>${text}</p></div>`;
    const [one] = readingIn([language], () => voicesOf(readBody(html, language)).testimonials);
    expect(one).toMatchObject(voice);
  },
);

it('names in marks that a sentence goes on from are no quotation', () => {
  const html =
    '<p>「雪椿」「鈴蘭」「山桜」。通りに面した明るいお部屋で、畳の間とベッドの両方の心地よさを備えております。</p>';
  expect(readingIn(['ja'], () => voicesOf(readBody(html, 'ja')).testimonials)).toEqual([]);
});
