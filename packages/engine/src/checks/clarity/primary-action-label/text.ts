import { translated } from '@liftmark/contract/translated';
import { quote } from '../../shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

const english = {
  title: {
    passes: 'The main CTA label is clear',
    fails: 'The main CTA label is unclear',
  },
  why: 'People read links and buttons in isolation, so a label has to say what it opens, and a broken promise undermines trust. Wording alone rarely moves revenue, but a label that says nothing or that screen readers can’t read is still a problem.',
  measure:
    'The label of the main CTA scores 1 if it names an action and its object or is one that everyone knows (“Add to cart”, “Donate”), 0.8 for a clear verb alone, 0.2 if it’s generic (“Submit”, “Click here”), and 0 without an accessible name.',
  notApplicable: { none: 'The page has no main CTA.' },
  notMeasured: {
    unknown: ({ label }: { label: string }) =>
      `It’s unclear whether the label ${quote(label)} says what it does.`,
  },
  /** By the kind of label. */
  observed: {
    'act-and-object': ({ action }: { action: string }) => `${action} says what it does.`,
    standard: ({ action }: { action: string }) => `${action} has a label that everyone knows.`,
    'telling-verb': ({ action }: { action: string }) => `${action} names the action.`,
    // Lists of verbs are never complete, so nothing is said about its grammar.
    topic: ({ action }: { action: string }) => `${action} has a specific label, not just “Submit” or “More”.`,
    generic: ({ action }: { action: string }) => `${action} doesn’t say what it does.`,
    nameless: ({ action }: { action: string }) => `${action} has no accessible name.`,
  },
  action: {
    named: ({ label }: { label: string }) => `The main CTA ${quote(label)}`,
    unnamed: ({ place }: { place: string }) => `The main CTA, ${place},`,
  },
  button: 'button',
  mainButton: 'main button',
  advice: {
    title: {
      rename: ({ label }: { label: string }) => `Make the ${quote(label, 40)} button say what it does`,
      add: ({ button }: { button: string }) => `Add a label to ${button}`,
      addToMain: 'Add a label to the main button',
    },
    steps: [
      'Name the action and what visitors get, in two to five words.',
      'Make sure the next page starts with the same words.',
    ],
    altText: 'If the button contains only an image, use the label as the image’s alt text.',
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
