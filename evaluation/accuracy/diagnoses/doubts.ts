import { addToContent } from '../defects/defect.ts';
import { attribute, type Element, textOf } from '../markup.ts';
import { type DiagnosisDefect, section } from './diagnosis-defect.ts';

const VAGUE = [
  'We care about every kitchen that we work for, and we listen before we say a word.',
  'Our team brings passion and years of learning to the table, so that cooking is a joy again.',
  'Good food starts with good people, and good people stay where they are valued.',
  'That is why we take our time, ask many questions and never stop at the first idea.',
  'Whatever your dream may be, together we find the way that fits you and your guests.',
  'Come by, have a coffee with us, and see what a kitchen with a soul can feel like.',
];
const FIELDS = [
  'First name',
  'Last name',
  'Email',
  'Phone',
  'Company',
  'Department',
  'Street',
  'City',
  'Postal code',
  'Country',
  'Budget',
  'How you found us',
];
const QUOTES = [
  'We saved two evenings a month from the first week on, and nobody calls me at home.',
  'The best forty minutes of our month, and we would do it again tomorrow.',
  'They answered within an hour and fixed it before the guests came.',
];
const SIGNED = [
  'Maria Lindholm, ward manager, Northgate Clinics, Leeds',
  'Peter Okafor, operations lead, Quayside Hotels, Hull',
  'Ines Pereira, head chef, Fell and Fold, York',
];
const PITCHES = ['saas', 'course', 'event', 'nonprofit', 'service'] as const;

/** Why visitors want it, believe it and dare it. */
export const DOUBT_DIAGNOSES: readonly DiagnosisDefect[] = [
  {
    id: 'form-alone',
    what: 'A headline and a form are all that is left',
    diagnosis: 'offer-unexplained',
    languages: ['en'],
    types: ['saas', 'service', 'nonprofit'],
    inject: (html) =>
      html.fill(
        html.all('body'),
        '<main style="padding:80px 6vw;min-height:700px"><h1>Registration</h1><form action="/send" method="post"><p><label>Name <input name="name"></label></p><p><label>Email <input type="email" name="email"></label></p><p><label>Phone <input type="tel" name="phone"></label></p><button style="background:#134f8a;color:#fff;padding:14px 26px">Register</button></form></main>',
      ),
    mend: {
      what: 'The page says what people register for',
      with: (html) =>
        html.fill(html.all('h1'), 'Twelve jars of fruit, cooked in Leeds and brought to your door') &&
        html.insert(
          html.all('h1'),
          'after',
          '<p>Each box holds twelve jars, packed by hand the day before it leaves our kitchen in Leeds, and a courier brings it on Thursday between 8 and 12.</p><h2>What’s in a box</h2><ul><li>Four jars of berries from two farms within 30 miles</li><li>Four jars of stone fruit, with a third less sugar</li><li>Four jars of apples and pears, cooked in batches of forty liters</li></ul><h2>How it works</h2><ol><li>Register and choose your jars until Tuesday evening</li><li>Put the empty jars at your door on Thursday</li><li>We wash and fill them again, up to twenty times</li></ol><p>A box costs $49, delivery included. Skip a week or stop whenever you like.</p>',
        ),
    },
  },
  {
    id: 'pictures-hidden',
    what: 'No picture is shown anywhere',
    diagnosis: 'no-picture',
    types: ['saas', 'ecommerce-product', 'course', 'event', 'hospitality'],
    inject: (html, { marks }) =>
      marks.heroImage !== undefined &&
      html.style('img,picture,svg,video,canvas{display:none!important}*{background-image:none!important}'),
    mend: {
      what: 'They are shown',
      with: (html) => html.style('img{display:block!important;min-width:480px;min-height:320px}'),
    },
  },
  {
    id: 'picture-repeated',
    what: 'Four things are shown with the same picture',
    diagnosis: 'weak-pictures',
    inject: (html, { marks }) => {
      const [picture] = html.all(...(marks.heroImage ? [marks.heroImage] : []));
      const source = picture && attribute(picture, 'src');
      if (!source) return false;
      const shown = ['Kitchen', 'Orchard', 'Bakery', 'Cellar'].map(
        (name) => `<img class="same" src="${source}" alt="${name}" width="420" height="280">`,
      );
      return addToContent(html, section(shown.join('')));
    },
    mend: { what: 'The section is removed', with: (html) => html.remove(html.all('.same')) },
  },
  {
    id: 'copy-without-figures',
    what: 'Six paragraphs of praise are all that is left',
    diagnosis: 'weak-benefits',
    languages: ['en'],
    types: ['saas', 'course', 'service'],
    inject: (html) =>
      html.fill(
        html.all('body'),
        `<main style="padding:80px 6vw"><h1>Kitchens for restaurants and hotels</h1><p><a href="/book" style="background:#134f8a;color:#fff;padding:14px 26px">Book a visit</a></p>${VAGUE.map((line) => `<p class="vague">${line}</p>`).join('')}</main>`,
      ),
    mend: {
      what: 'Two paragraphs say how much and how fast',
      with: (html) => {
        const [first, second] = html.all('.vague');
        if (first === undefined || second === undefined) return false;
        return (
          html.fill(
            [first],
            'We have fitted 214 kitchens since 2011, the last 40 of them in under 9 weeks.',
          ) && html.fill([second], 'On average, a cook walks 31% less per shift afterward.')
        );
      },
    },
  },
  {
    id: 'claim-unsourced',
    what: 'A result in percent has no source',
    diagnosis: 'doubtful-claims',
    languages: ['en'],
    types: ['saas', 'course', 'service', 'nonprofit'],
    inject: (html) =>
      addToContent(
        html,
        section(
          '<p id="claimed">Our method raises the profit of small bakeries by 45% within a few weeks.</p>',
        ),
      ),
    mend: {
      what: 'It links to the study',
      with: (html) =>
        html.insert(
          html.all('#claimed'),
          'end',
          ' <a href="https://journal.example/12">Study of 212 bakeries</a>',
        ),
    },
  },
  {
    id: 'quotes-nameless',
    what: 'Three quotes without names are the only proof',
    diagnosis: 'weak-proof',
    languages: ['en'],
    types: PITCHES,
    inject: (html, { marks }) => {
      html.remove(html.all(...(marks.proof ?? [])));
      return addToContent(
        html,
        section(
          `<h2>What our customers say</h2>${QUOTES.map((quote) => `<figure><blockquote>“${quote}”</blockquote><figcaption>A happy customer</figcaption></figure>`).join('')}`,
        ),
      );
    },
    mend: {
      what: 'Each has its name, role and company',
      with: (html) =>
        html
          .all('figcaption')
          .slice(-QUOTES.length)
          .map((caption, place) => html.fill([caption], SIGNED[place] ?? ''))
          .some(Boolean),
    },
  },
  {
    id: 'contact-removed',
    what: 'Every number, address and contact link is removed',
    diagnosis: 'who-is-behind',
    languages: ['en'],
    inject: (html) => {
      const reaches = (link: Element) =>
        /^(mailto|tel):|contact|wa\.me|about|help/.test(attribute(link, 'href') ?? '');
      html.remove(html.all('a').filter(reaches));
      html.remove(html.all('address', 'footer', '.foot'));
      return html.remove(html.all('p', 'li', 'span').filter(isAddress)) || true;
    },
    mend: {
      what: 'A phone number and an address are shown',
      with: (html) =>
        html.insert(
          html.all('body'),
          'end',
          '<footer><p>Hearth &amp; Hob Inc., 210 Mill Lane, Portland, OR 97209</p><p>Phone: <a href="tel:+15035550142">(503) 555-0142</a></p></footer>',
        ),
    },
  },
  {
    id: 'policy-missing',
    what: 'A form asks for an address and a birth date, and nothing says what happens to them',
    diagnosis: 'unsafe',
    languages: ['en'],
    inject: (html) => {
      html.remove(html.all('a').filter((link) => /privacy/.test(attribute(link, 'href') ?? '')));
      return addToContent(
        html,
        section(
          '<form class="personal" action="/send" method="post"><p><label>Name <input name="name" autocomplete="name"></label></p><p><label>Phone <input type="tel" name="phone" autocomplete="tel"></label></p><p><label>Street address <input name="address" autocomplete="street-address"></label></p><button>Send my details</button></form>',
        ),
      );
    },
    mend: {
      what: 'A privacy policy is linked below the button',
      with: (html) =>
        html.insert(html.all('.personal'), 'end', '<p><a href="/privacy">Privacy policy</a></p>'),
    },
  },
  {
    id: 'form-long',
    what: 'The form asks for twelve things',
    diagnosis: 'demanding-form',
    languages: ['en'],
    types: PITCHES,
    inject: (html, { marks }) =>
      marks.form === undefined &&
      addToContent(
        html,
        section(
          `<form class="long" action="/send" method="post">${fieldsOf(FIELDS)}<button>Request a quote</button></form>`,
        ),
      ),
    mend: {
      what: 'It asks for three',
      with: (html) =>
        html.fill(
          html.all('.long'),
          `${fieldsOf(['First name', 'Email'])}<p><label>Question <textarea name="message"></textarea></label></p><button>Request a quote</button>`,
        ),
    },
  },
  {
    id: 'form-emptied',
    what: 'A button beside the one that sends the form empties it',
    diagnosis: 'demanding-form',
    languages: ['en'],
    types: PITCHES,
    inject: (html, { marks }) =>
      marks.form === undefined &&
      addToContent(
        html,
        section(
          `<form action="/send" method="post">${fieldsOf(['First name', 'Email'])}<p><label>Question <textarea name="message"></textarea></label></p><button>Request a quote</button> <button type="reset" class="clear">Clear</button></form>`,
        ),
      ),
    mend: { what: 'It is removed', with: (html) => html.remove(html.all('.clear')) },
  },
  {
    id: 'terms-removed',
    what: 'Nothing is said of returns, delivery and guarantees',
    diagnosis: 'no-risk-relief',
    languages: ['en'],
    types: ['ecommerce-product', 'checkout'],
    inject: (html) => {
      const terms = /return|refund|guarantee|warranty|deliver|shipping|working days|cancel/;
      return html.remove(html.saying(terms, 'p', 'li', 'dt', 'dd', 'a', 'summary'));
    },
    mend: {
      what: 'Returns, delivery time and guarantee are stated near the button',
      with: (html, { marks }) =>
        html.insert(
          html.all(marks.headline),
          'after',
          '<p>Free 60-day returns. Delivered in 2 to 4 working days. 10-year guarantee. Pay by Visa, Mastercard or PayPal.</p>',
        ),
    },
  },
];

function fieldsOf(labels: readonly string[]): string {
  return labels
    .map((label, place) => `<p><label>${label} <input name="field-${place}" required></label></p>`)
    .join('');
}

/** A line with a mail address, a phone number or a postal code. */
function isAddress(element: Element): boolean {
  const said = textOf(element);
  return (
    said.length < 200 &&
    (/@|\(\d{3}\) \d|\+\d{2}|\d{5} \d{3}/.test(said) || /[A-Z]{2} \d{5}|[A-Z]{2}\d \d[A-Z]{2}/.test(said))
  );
}
