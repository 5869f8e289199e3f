import { translated } from '@liftmark/contract/translated';
import { list, quote } from '../checks/shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

interface Placed {
  words: string;
  other: string;
  position: 'before' | 'after';
}

/** What a fix changes on the page, in one sentence. */
const english = {
  headline: ({ words }: { words: string }) => `Change the headline to “${words}”.`,
  pageTitle: ({ words }: { words: string }) => `Change the page title to “${words}”.`,
  explanation: ({ words }: { words: string }) => `Add the line “${words}” below the headline.`,
  buttonLabel: ({ before, after }: { before: string; after: string }) =>
    `Rename the ${quote(before)} button to “${after}”.`,
  buttonLook: ({ label, fill }: { label: string; fill: string }) =>
    `Give the ${quote(label)} button the color ${fill}.`,
  mainButton: ({ label, others }: { label: string; others: readonly string[] }) =>
    others.length === 0
      ? `Fill the ${quote(label)} button.`
      : `Make ${quote(label)} the only filled button, and ${list(others.map((other) => quote(other, 40)))} ${others.length === 1 ? 'an outline' : 'outlines'}.`,
  stickyButton: ({ label }: { label: string }) => `Add a sticky ${quote(label)} button.`,
  textContrast: ({ count }: { count: number }) =>
    count === 1 ? 'Increase the contrast of one text.' : `Increase the contrast of ${count} texts.`,
  viewport: 'Add a mobile viewport that visitors can zoom.',
  narrow: 'Fit wide content to the screen.',
  partBeside: 'The part beside the page needs a fix of its own.',
  labels: ({ count }: { count: number }) =>
    count === 1 ? 'Add a visible label to one form field.' : `Add visible labels to ${count} form fields.`,
  autocomplete: ({ count }: { count: number }) =>
    count === 1 ? 'Add autocomplete to one form field.' : `Add autocomplete to ${count} form fields.`,
  untick: ({ count }: { count: number }) =>
    count === 1 ? 'Untick the pre-selected box.' : `Untick the ${count} pre-selected boxes.`,
  alternatives: ({ count, of }: { count: number; of: number }) => {
    if (count < of) return `Add alternative text to ${count} of ${of} images.`;
    return count === 1 ? 'Add alternative text to one image.' : `Add alternative text to ${count} images.`;
  },
  stopPlayer: 'Stop autoplay and show the player’s controls.',
  stopTicker: 'Stop the moving line.',
  stopCarousel: 'Stop the carousel from moving on its own.',
  removeTicker: 'Remove the moving line.',
  deadLinks: ({ label, count }: { label: string; count: number }) =>
    count === 1
      ? `Link ${quote(label)} to the right place.`
      : `Link ${quote(label)} and other dead links to the right places.`,
  proof: ({ button }: { button: string }) => `Show proof below the ${quote(button)} button.`,
  price: ({ price, button }: { price: string; button: string }) =>
    `Show ${price} below the ${quote(button)} button.`,
  newText: ({ before, after }: { before: string; after: string }) => `Change ${quote(before)} to “${after}”.`,
  removal: ({ words }: { words: string }) => `Remove ${quote(words)}.`,
  move: ({ words, other, position }: Placed) =>
    position === 'before'
      ? `Move ${quote(words)} above ${quote(other)}.`
      : `Move ${quote(words)} below ${quote(other)}.`,
  line: ({ words, other, position }: Placed) =>
    position === 'before'
      ? `Add the line “${words}” above ${quote(other)}.`
      : `Add the line “${words}” below ${quote(other)}.`,
  faq: ({ count, open }: { count: number; open: number }) =>
    open === 0
      ? `Add a section with ${count} answered questions.`
      : `Add a section with ${count} questions, ${open} for you to fill in.`,
  links: ({ labels }: { labels: readonly string[] }) =>
    `Link to ${list(labels.map((label) => quote(label)))} in the footer.`,
  lineToFill: ({ words }: { words: string }) => `Add the line “${words}”, with your own facts.`,
  leftovers: ({ count }: { count: number }) =>
    count === 1 ? 'Remove the text that a template left.' : `Remove ${count} texts that a template left.`,
  testimonial: ({ button }: { button: string | null }) =>
    button === null
      ? 'Add a customer testimonial at the end of the page.'
      : `Add a customer testimonial below the ${quote(button)} button.`,
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
