import { addToContent } from '../defects/defect.ts';
import { type DiagnosisDefect, section } from './diagnosis-defect.ts';

const SENTENCES = [
  'Each box holds twelve jars, packed by hand the day before it leaves our kitchen in Leeds.',
  'We cook in batches of forty liters, so that the fruit keeps its shape and needs a third less sugar.',
  'You choose the jars online until Tuesday evening, and a courier brings them on Thursday between 8 and 12.',
  'Empty jars go back with the same courier; we wash and fill them again up to twenty times.',
  'Our seven growers are within 30 miles, and each label names the farm and the week of the harvest.',
  'Restaurants get the same jars in crates of sixty, with an invoice at the end of the month.',
];
const PARAGRAPHS = SENTENCES.map((sentence) => `<p>${sentence} ${sentence}</p>`).join('');

/** What a page says, and what it holds. */
export const CONTENT_DIAGNOSES: readonly DiagnosisDefect[] = [
  {
    id: 'headline-greets',
    what: 'The headline is a greeting, and nothing near it explains the offer',
    diagnosis: 'vague-headline',
    languages: ['en'],
    types: ['saas', 'course', 'event', 'nonprofit', 'service'],
    inject: (html, { marks }) => {
      html.remove(html.all(...(marks.explanation ?? [])));
      return html.fill(html.all(marks.headline), 'Welcome to our website');
    },
    mend: {
      what: 'It says what is offered, for whom and how fast',
      with: (html, { marks }) =>
        html.fill(html.all(marks.headline), 'Plan the rota of your clinic in one hour a month'),
    },
  },
  {
    id: 'years-contradict',
    what: 'The page was founded in 2019 and has 25 years of experience',
    diagnosis: 'contradictions',
    languages: ['en'],
    inject: (html) =>
      addToContent(html, section('<p>Founded in 2019 in Leeds.</p><p>25 years of experience</p>')),
    mend: {
      what: 'Both lines say the same',
      with: (html) => html.fill(html.saying('25 years of experience', 'p'), 'Seven years of experience'),
    },
  },
  {
    id: 'returns-contradict',
    what: 'Returns are possible within 30 days, and within 7',
    diagnosis: 'contradictions',
    types: ['ecommerce-product', 'saas', 'course'],
    languages: ['en'],
    inject: (html) =>
      addToContent(
        html,
        section(
          '<p>Hassle-free 30-day returns</p><p>Return or exchange within 7 days if you don’t love it.</p>',
        ),
      ),
    mend: {
      what: 'Both lines are removed',
      with: (html) => html.remove(html.saying(/^hassle-free|within 7 days/, 'p')),
    },
  },
  {
    id: 'guarantees-contradict',
    what: 'The guarantee lasts 30 days, and 60',
    diagnosis: 'contradictions',
    languages: ['en'],
    inject: (html) =>
      addToContent(
        html,
        section('<p>30-day money-back guarantee</p><p>60-day money-back guarantee, no questions asked.</p>'),
      ),
    mend: {
      what: 'Both lines say the same',
      with: (html) =>
        html.fill(html.saying(/60-day/, 'p'), '30-day money-back guarantee, no questions asked.'),
    },
  },
  {
    id: 'trials-contradict',
    what: 'The trial lasts 14 days, and 30',
    diagnosis: 'contradictions',
    types: ['saas'],
    languages: ['en'],
    inject: (html) =>
      html.saying(/free trial/, 'a').length === 0 &&
      addToContent(html, section('<p>Start a 14-day free trial</p><p>Start a 30-day free trial</p>')),
    mend: {
      what: 'One of the lines is removed',
      with: (html) => html.remove(html.saying(/30-day free/, 'p')),
    },
  },
  {
    id: 'shipping-contradicts',
    what: 'Delivery is free, and calculated at checkout',
    diagnosis: 'contradictions',
    types: ['ecommerce-product'],
    languages: ['en'],
    inject: (html) =>
      html.fill(html.saying(/^free shipping/, 'div', 'p'), 'Free shipping') &&
      html.fill(html.saying(/plus .* shipping/, 'p'), 'Shipping calculated at checkout'),
    mend: {
      what: 'Free delivery has a condition',
      with: (html) => html.fill(html.saying('Free shipping', 'div', 'p'), 'Free shipping on orders over $60'),
    },
  },
  {
    id: 'heading-misspelled',
    what: 'Two headings of the page are misspelled',
    diagnosis: 'language-quality',
    languages: ['en'],
    inject: (html) =>
      addToContent(html, section('<h2>Recieve your seperate delivery</h2><p>It arrives on Thursday.</p>')),
    mend: {
      what: 'They are spelled right',
      with: (html) => html.fill(html.saying(/recieve/, 'h2'), 'Receive your separate delivery'),
    },
  },
  {
    id: 'cards-copied',
    what: 'Four cards of a template say the same',
    diagnosis: 'template-leftovers',
    languages: ['en'],
    inject: (html) =>
      addToContent(
        html,
        section(
          `<div style="display:grid;grid-template-columns:1fr 1fr;gap:20px">${['Berries', 'Stone fruit', 'Citrus', 'Apples'].map((name) => `<div class="jar" style="border:1px solid #999;padding:20px"><h3>${name}</h3><p class="copied">We design, build and host the whole website for you, so that you can look after your customers while we look after it.</p></div>`).join('')}</div>`,
        ),
      ),
    mend: {
      what: 'Each card has its own description',
      with: (html) =>
        html
          .all('.copied')
          .map((card, place) => html.fill([card], SENTENCES[place] ?? ''))
          .some(Boolean),
    },
  },
  {
    id: 'contact-made-up',
    what: 'Phone number and mail address are those of a template',
    diagnosis: 'template-leftovers',
    languages: ['en'],
    inject: (html) => addToContent(html, section('<p>Call us: (123) 456-7890</p><p>info@yourdomain.com</p>')),
    mend: {
      what: 'They are real ones',
      with: (html) =>
        html.fill(html.saying(/456-7890/, 'p'), 'Call us: (802) 555-0119') &&
        html.fill(html.saying(/yourdomain/, 'p'), 'hello@ovenschool.net'),
    },
  },
  {
    id: 'content-thin',
    what: 'All content but the headline and one line is removed',
    diagnosis: 'thin-content',
    languages: ['en'],
    types: ['saas', 'course', 'event', 'nonprofit', 'service'],
    inject: (html, { marks }) => {
      const headline = html.all(marks.headline)[0];
      if (headline === undefined) return false;
      const words = html.html(headline);
      return html.fill(
        html.all('body'),
        `<main style="padding:120px 6vw;min-height:700px">${words}<p>Ask us for more, we are happy to help.</p><p><a href="/contact" style="background:#134f8a;color:#fff;padding:14px 26px">Contact us</a></p></main>`,
      );
    },
    mend: {
      what: 'Six paragraphs say what is offered',
      with: (html) => html.insert(html.all('main'), 'end', PARAGRAPHS),
    },
  },
  {
    id: 'number-missing',
    what: 'A dash stands where a line of proof should have its number',
    diagnosis: 'broken-content',
    languages: ['en'],
    inject: (html) =>
      addToContent(html, section('<p class="counted-teams"><b>—</b> teams already use it</p>')),
    mend: {
      what: 'The number is there',
      with: (html) => html.fill(html.all('.counted-teams'), '430 teams already use it'),
    },
  },
  {
    id: 'counters-at-zero',
    what: 'Three counters read 0',
    diagnosis: 'broken-content',
    languages: ['en'],
    inject: (html) =>
      addToContent(
        html,
        section(
          '<div style="display:flex;gap:40px"><div><h3>0</h3><p>Happy customers</p></div><div><h3>0</h3><p>Projects completed</p></div><div><h3>0</h3><p>Awards won</p></div></div>',
        ),
      ),
    mend: { what: 'They have run', with: (html) => html.fill(html.saying('0', 'h3'), '214') },
  },
  {
    id: 'frame-blank',
    what: 'An embedded calendar stays blank',
    diagnosis: 'broken-content',
    inject: (html) =>
      addToContent(
        html,
        section('<iframe class="calendar" srcdoc="<div></div>" style="width:100%;height:420px"></iframe>'),
      ),
    mend: { what: 'It is removed', with: (html) => html.remove(html.all('.calendar')) },
  },
  {
    id: 'loader-endless',
    what: 'A loading animation never ends',
    diagnosis: 'broken-content',
    inject: (html) =>
      html.style('@keyframes turn{to{transform:rotate(1turn)}}') &&
      addToContent(
        html,
        section(
          '<div class="loading-spinner" style="width:60px;height:60px;border:6px solid #999;border-top-color:#134f8a;border-radius:50%;animation:turn 1s linear infinite"></div>',
        ),
      ),
    mend: { what: 'It is removed', with: (html) => html.remove(html.all('.loading-spinner')) },
  },
  {
    id: 'message-unkept',
    what: 'An ad promises a 60-day free trial that the page doesn’t mention',
    diagnosis: 'broken-promise',
    languages: ['en'],
    types: ['saas', 'course', 'event'],
    message: 'Try it free for 60 days: bread ovens and sourdough for every kitchen',
    inject: () => true,
    mend: {
      what: 'The page repeats the promise at its top',
      with: (html, { marks }) =>
        html.insert(
          html.all(marks.headline),
          'after',
          '<p>Try it free for 60 days: bread ovens and sourdough for every kitchen.</p>',
        ),
    },
  },
];
