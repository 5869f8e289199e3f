import { amount } from '@liftmark/contract/figures';
import { translated } from '@liftmark/contract/translated';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

/** What exported fixes say around the page's own words. */

const from = (before: string) => (before === '' ? '' : ` from “${before}”`);

const english = {
  none: 'This report has no fix to take with you.',
  devices: { both: 'Element', desktop: 'Element on desktop', mobile: 'Element on phones' },
  at: ({ devices, selector }: { devices: string; selector: string }) => `${devices}: ${selector}`,
  placeholder: 'Replace the placeholder with your own words before you publish it.',
  metas: { description: 'description', viewport: 'viewport', title: 'page title' },
  positions: {
    before: ({ tag, selector }: { tag: string; selector: string }) =>
      `in front of the <${tag}> at ${selector}`,
    after: ({ tag, selector }: { tag: string; selector: string }) => `behind the <${tag}> at ${selector}`,
    start: ({ tag, selector }: { tag: string; selector: string }) =>
      `at the start of the <${tag}> at ${selector}`,
    end: ({ tag, selector }: { tag: string; selector: string }) =>
      `at the end of the <${tag}> at ${selector}`,
  },

  list: {
    title: ({ url }: { url: string }) => `Changes to ${url}`,
    setText: ({ tag, before, after }: { tag: string; before: string; after: string }) =>
      `Change the text of the <${tag}>${from(before)} to “${after}”.`,
    setAttribute: ({ tag, name, before, after }: Record<'tag' | 'name' | 'before' | 'after', string>) =>
      after === ''
        ? `Set the attribute ${name} of the <${tag}>, without a value.`
        : `Change the attribute ${name} of the <${tag}>${from(before)} to “${after}”.`,
    removeAttribute: ({ tag, name }: { tag: string; name: string }) =>
      `Remove the attribute ${name} from the <${tag}>.`,
    setStyle: ({ tag, styles }: { tag: string; styles: string }) => `Style the <${tag}> with ${styles}.`,
    addRule: ({
      elements,
      styles,
      upToWidth,
    }: {
      elements: string;
      styles: string;
      upToWidth: number | null;
    }) =>
      `Style every ${elements} with ${styles}${upToWidth === null ? '' : `, on screens up to ${upToWidth} px wide`}.`,
    removeRule: ({ element, property }: { element: string; property: string }) =>
      `Remove ${property} from the style rules for ${element}.`,
    remove: ({ tag }: { tag: string }) => `Remove the <${tag}>.`,
    move: ({ tag, place }: { tag: string; place: string }) => `Move the <${tag}>. New place: ${place}.`,
    insert: ({ what, place }: { what: string; place: string }) => `Add ${what}. Place: ${place}.`,
    setMeta: ({ name, before, after }: Record<'name' | 'before' | 'after', string>) =>
      `Change the ${name}${from(before)} to “${after}”.`,
    testimonial: ({ quote, author }: { quote: string; author: string }) =>
      `a testimonial: “${quote}”, by “${author}”`,
    line: ({ words }: { words: string }) => `the line “${words}”`,
    faq: ({ heading, items }: { heading: string; items: { question: string; answer: string }[] }) =>
      `a section “${heading}” with ${items.map(({ question, answer }) => `“${question}”: “${answer}”`).join('; ')}`,
    stickyButton: ({ label, address }: { label: string; address: string }) =>
      `a sticky button “${label}” that leads to ${address}`,
    links: ({ items }: { items: { label: string; address: string }[] }) =>
      `a line with links: ${items.map(({ label, address }) => `“${label}” to ${address}`).join('; ')}`,
    formLabel: ({ words, field }: { words: string; field: string }) =>
      `the label “${words}” for the field #${field}`,
  },

  html: {
    title: ({ url }: { url: string }) => `HTML and CSS for ${url}`,
    replace: 'Replace',
    by: 'with',
    addAttribute: 'Add the attribute',
    removeAttribute: 'Remove the attribute',
    addStyle: 'Add the style',
    addCss: 'Add to your CSS',
    removeCss: 'Remove from your CSS',
    remove: 'Remove the element.',
    move: {
      before: 'Move it in front of this element:',
      after: 'Move it behind this element:',
      start: 'Move it to the start of this element:',
      end: 'Move it to the end of this element:',
    },
    insert: {
      before: 'Add in front of it',
      after: 'Add behind it',
      start: 'Add at its start',
      end: 'Add at its end',
    },
    head: 'Put in the <head>, in place of any you have',
  },

  snippet: {
    shows: ({ count, url }: { count: number; url: string }) =>
      `Liftmark: ${amount(count, 'fix', 'fixes')} for ${url}, all at once or none.`,
    paste: 'Paste this code into the variation of your A/B test, as JavaScript.',
    undo: ({ name }: { name: string }) => `To take it back, run ${name}.undo() in the browser’s console.`,
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
