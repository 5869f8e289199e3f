import { quote } from '../../shared/phrasing.ts';

export const text = {
  title: {
    passes: 'The main CTA label is clear',
    fails: 'The main CTA label is unclear',
  },
  why: 'People read links and buttons in isolation, so a label has to say what it opens, and a broken promise undermines trust. Wording alone rarely moves revenue, but a label that says nothing or that screen readers can’t read is still a problem.',
  measure:
    'Judges the label of the main CTA. An action with an object, or a label everyone knows (“Add to cart”, “Donate”), scores 1; a clear verb alone, 0.8; a generic label (“Submit”, “Click here”), 0.2; and no accessible name, 0.',
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
