import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { attribute } from '../markup.ts';
import type { Page } from '../pages.ts';
import { addToContent, type Defect, MORE_TEXT } from './defect.ts';

export const READING_DEFECTS: readonly Defect[] = [
  {
    id: 'text-tiny',
    what: 'All text but headings is 10 px high',
    turns: 'text-size',
    related: {
      'tap-targets': 'Smaller links are smaller targets.',
      'text-contrast': 'Small text needs more contrast than large text.',
      'action-contrast': 'The button shrinks with its label.',
      'action-position': 'The page is shorter with smaller text.',
      'proof-position': 'The page is shorter with smaller text.',
      'headline-specificity': 'A headline that is no heading shrinks, too.',
      'main-headline': 'The headline stands out more against smaller text.',
      'first-screen-explanation': 'More of the page fits into the first screen.',
      'support-channel': 'More of the page fits into the first screen.',
      'title-headline-match': 'More of the page fits into the first screen.',
      'mobile-fit': 'Smaller text is narrower.',
    },
    inject: (html) =>
      html.style(
        'body,body :is(p,li,td,dd,dt,a,span,div,label,summary,blockquote,figcaption,button,small,input){font-size:10px!important}',
      ),
  },
  {
    id: 'text-faint',
    what: 'Paragraphs and lists are drawn in a tone near the ground’s',
    turns: 'text-contrast',
    inject: (html, page) =>
      html.style(`p,li,dd,dt,td,blockquote{color:${page.dark ? '#3d4650' : '#c9c9c9'}!important}`),
  },
  {
    id: 'text-transparent',
    what: 'Paragraphs and lists are almost transparent',
    turns: 'text-contrast',
    related: {
      'action-contrast': 'A button within a paragraph fades with it.',
      'proof-position': 'Faded proof is hard to see.',
    },
    inject: (html) => html.style('p,ul,ol,dl,table,blockquote{opacity:.25!important}'),
  },
  {
    id: 'alternatives-missing',
    what: 'No picture has an alternative text',
    turns: 'image-alternatives',
    related: {
      'customer-logos': 'Logos are known by their names.',
      'customer-proof': 'Logos are known by their names.',
      'primary-action-label': 'A badge is known by its name.',
      'product-images': 'Pictures are told apart by their names.',
      'testimonial-attribution': 'Portraits can be known by their names.',
    },
    inject: (html) => {
      const named = html
        .all('img')
        .filter((image) => image.attrs.some(({ name, value }) => name === 'alt' && value !== ''));
      return html.set(named, 'alt', null);
    },
  },
  {
    id: 'text-covered',
    what: 'Lines of text are printed over each other',
    turns: 'rendering-defects',
    related: {
      ...MORE_TEXT,
      'main-headline': 'The lines are larger than the text of some pages.',
    },
    inject: (html) =>
      addToContent(
        html,
        `<section style="position:relative;height:120px;margin:40px 5vw">${['Delivery and pick-up times', 'Where to find our people', 'What to bring along', 'How to get in touch'].map((line) => `<p style="position:absolute;top:30px;left:0;margin:0;font-size:22px">${line}</p>`).join('')}</section>`,
      ),
  },
  {
    id: 'pictures-stretched',
    what: 'Every picture is drawn twice as wide as it should be',
    turns: 'rendering-defects',
    related: {
      'mobile-fit': 'Wide pictures can make the page wider than the screen.',
      'customer-logos': 'Logos are known by their size.',
      'customer-proof': 'Logos are known by their size.',
      'action-position': 'Pictures of another height move what is below them.',
      'proof-position': 'Pictures of another height move what is below them.',
    },
    inject: (html, page) =>
      html.all('img').some((image) => isPhotograph(attribute(image, 'src') ?? '', page)) &&
      html.style('img{width:min(420px,90vw)!important;height:70px!important;object-fit:fill!important}'),
  },
];

/** Drawings keep their proportions however they are stretched. */
function isPhotograph(source: string, page: Page): boolean {
  return /\.(jpe?g|png)$/.test(source) && existsSync(join(page.folder, dirname(page.document), source));
}
