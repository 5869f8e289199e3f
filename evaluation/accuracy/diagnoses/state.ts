import { addToContent, controls, isMadeForPhones } from '../defects/defect.ts';
import { attribute } from '../markup.ts';
import { type DiagnosisDefect, section } from './diagnosis-defect.ts';

const SENTENCE =
  'We collect the jars on Tuesday and wash them by hand, and on Thursday a courier brings them back to your door with the fruit of the week';
const WALL = `${Array.from({ length: 9 }, () => SENTENCE).join(', and then ')}.`;
const DESIGN =
  'body{font:17px/1.6 Verdana,sans-serif;margin:0 auto;max-width:1000px;padding:0 24px}a{color:#134f8a}button,main p>a{background:#134f8a;color:#fff;padding:14px 24px;border:0;display:inline-block}section{background:#eef3f8;padding:30px}footer{background:#12283c;color:#fff;padding:30px}footer a{color:#fff}';
const PALE = 'p,li,h2,h3,td,blockquote,figcaption{color:#d2d2d2!important;background:#fff!important}';
const DARK = 'p,li,h2,h3,td,blockquote,figcaption{color:#222!important}';
const POPUP =
  '<div id="offer-layer" role="dialog" aria-modal="true" style="position:fixed;inset:0;z-index:9999;background:#fff;padding:120px 20vw"><h2>Get 10% off your first order</h2><p>Leave your email address, and we will send you a code within a minute.</p><form><input type="email" aria-label="Email"><button>Send me the code</button></form></div>';
const ENTRIES = [
  'Kitchens',
  'Bathrooms',
  'Bedrooms',
  'Gardens',
  'Garages',
  'Attics',
  'Cellars',
  'Balconies',
  'Hallways',
  'Offices',
  'Workshops',
  'Terraces',
];
const CARDS = ['Fall menu', 'Winter menu', 'Spring menu', 'Summer menu', 'Feast menu'];

/** Whether the page can be seen, read and used. */
export const STATE_DIAGNOSES: readonly DiagnosisDefect[] = [
  {
    id: 'styles-removed',
    what: 'All styles are removed',
    diagnosis: 'unstyled',
    inject: (html) => {
      const sheets = html.all('link').filter((link) => attribute(link, 'rel') === 'stylesheet');
      html.set(html.all('body *'), 'style', null);
      return html.remove([...sheets, ...html.all('style')]);
    },
    mend: { what: 'A short stylesheet sets type, colors and buttons', with: (html) => html.style(DESIGN) },
  },
  {
    id: 'copy-pale',
    what: 'All copy is light gray on white',
    diagnosis: 'unreadable-text',
    inject: (html) => html.style(PALE),
    mend: { what: 'It is nearly black', with: (html) => html.style(DARK) },
  },
  {
    id: 'viewport-missing',
    what: 'The mobile viewport is missing',
    diagnosis: 'broken-on-phone',
    inject: (html) =>
      isMadeForPhones(html) &&
      html.remove(html.all('meta').filter((meta) => attribute(meta, 'name') === 'viewport')),
    mend: {
      what: 'It is declared',
      with: (html) =>
        html.insert(
          html.all('head'),
          'start',
          '<meta name="viewport" content="width=device-width, initial-scale=1">',
        ),
    },
  },
  {
    id: 'pictures-missing',
    what: 'Three pictures don’t exist',
    diagnosis: 'broken-pictures',
    inject: (html) =>
      addToContent(
        html,
        section(
          ['kitchen', 'orchard', 'courier']
            .map(
              (name) => `<img class="gone" src="/no/${name}.jpg" alt="Our ${name}" width="420" height="280">`,
            )
            .join(''),
        ),
      ),
    mend: { what: 'They are removed', with: (html) => html.remove(html.all('.gone')) },
  },
  {
    id: 'popup-covers-page',
    what: 'A promotion without a close button covers the whole page',
    diagnosis: 'covered',
    languages: ['en'],
    inject: (html) => html.insert(html.all('body'), 'end', POPUP),
    mend: {
      what: 'It becomes a section of the page',
      with: (html) => {
        const layer = html.all('#offer-layer');
        html.set(layer, 'role', null);
        html.set(layer, 'aria-modal', null);
        return html.set(layer, 'style', 'padding:40px 20vw');
      },
    },
  },
  {
    id: 'gap-in-content',
    what: 'The content has a gap of 1,200 pixels',
    diagnosis: 'empty-space',
    inject: (html) =>
      addToContent(
        html,
        `<div class="gap" style="height:1200px"></div>${section('<p>Ask us anything.</p>')}`,
      ),
    mend: {
      what: 'The gap is 40 pixels high',
      with: (html) => html.set(html.all('.gap'), 'style', 'height:40px'),
    },
  },
  {
    id: 'headline-below-picture',
    what: 'On phones, an empty box of 1,400 pixels is above the headline',
    diagnosis: 'hidden-message',
    types: ['saas', 'course', 'event', 'nonprofit', 'service'],
    inject: (html) =>
      isMadeForPhones(html) &&
      html.style('@media(max-width:760px){.banner{height:1400px;background:#3d5a73}}') &&
      html.insert(html.all('body'), 'start', '<div class="banner"></div>'),
    mend: { what: 'The box is removed', with: (html) => html.remove(html.all('.banner')) },
  },
  {
    id: 'wall-of-text',
    what: 'A paragraph has more than 200 words',
    diagnosis: 'too-much-text',
    languages: ['en'],
    types: ['saas', 'course', 'event', 'nonprofit', 'service'],
    inject: (html) => addToContent(html, section(`<p class="wall">${WALL}</p>`)),
    mend: {
      what: 'It is a list of three lines',
      with: (html) =>
        html.insert(
          html.all('.wall'),
          'after',
          '<ul><li>We collect on Tuesday</li><li>We wash by hand</li><li>We deliver on Thursday</li></ul>',
        ) && html.remove(html.all('.wall')),
    },
  },
  {
    id: 'menu-long',
    what: 'The menu has twelve more entries',
    diagnosis: 'hard-to-find',
    languages: ['en'],
    types: ['saas', 'course', 'event', 'nonprofit', 'service'],
    inject: (html) =>
      html.insert(
        html.all('header', 'nav'),
        'end',
        `<nav class="more">${ENTRIES.map((entry) => `<a href="/${entry.toLowerCase()}">${entry}</a> `).join('')}</nav>`,
      ),
    mend: { what: 'They are removed', with: (html) => html.remove(html.all('.more')) },
  },
  {
    id: 'labels-repeated',
    what: 'Five cards have the same button “Learn more”',
    diagnosis: 'vague-action-label',
    languages: ['en'],
    types: ['saas', 'course', 'event', 'nonprofit', 'service'],
    inject: (html) =>
      addToContent(
        html,
        section(
          CARDS.map(
            (name, place) =>
              `<div style="padding:20px"><h3>${name}</h3><p>Twelve jars from seven growers.</p><a class="learn" href="/menus/${place}" style="display:inline-block;background:#134f8a;color:#fff;padding:14px 26px">Learn more</a></div>`,
          ).join(''),
        ),
      ),
    mend: {
      what: 'Each button names its card',
      with: (html) =>
        html
          .all('.learn')
          .map((link, place) => html.fill([link], `See the ${CARDS[place]?.toLowerCase() ?? ''}`))
          .some(Boolean),
    },
  },
  {
    id: 'only-a-number',
    what: 'The only way to act is a phone number',
    diagnosis: 'contact-hard',
    languages: ['en'],
    types: ['saas', 'service', 'course', 'event', 'nonprofit'],
    inject: (html, { marks }) => {
      html.remove([...controls(html, marks.action), ...html.all('form', 'button')]);
      const leads =
        /sign|book|buy|enroll|order|lesson|contact|help|volunteer|trial|ticket|quote|donate|give|call/;
      html.remove(html.saying(leads, 'a'));
      html.remove(html.all('a').filter((link) => /^(mailto|tel):/.test(attribute(link, 'href') ?? '')));
      return html.insert(
        html.all(marks.headline),
        'after',
        '<p><a href="tel:+18025550119" style="display:inline-block;background:#134f8a;color:#fff;padding:14px 26px">Call (802) 555-0119</a></p>',
      );
    },
    mend: {
      what: 'There is a form with three fields, too',
      with: (html) =>
        addToContent(
          html,
          section(
            '<form action="/send" method="post"><label>Name <input name="name"></label><label>Email <input type="email" name="email"></label><label>Question <textarea name="message"></textarea></label><button>Send your question</button></form>',
          ),
        ),
    },
  },
];
