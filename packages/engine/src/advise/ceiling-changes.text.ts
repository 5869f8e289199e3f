import { translated } from '@liftmark/contract/translated';
import { text as de } from './ceiling-changes.text.de.ts';
import { text as es } from './ceiling-changes.text.es.ts';
import { text as fr } from './ceiling-changes.text.fr.ts';

interface Words {
  title: string;
  steps: readonly string[];
}

/** What to do about a ceiling that no other recommendation lifts, by its id. */
const english: Record<string, Words> = {
  'action-missing': {
    title: 'Add one clear button for what visitors should do',
    steps: ['Decide on the one thing visitors should do here, and add a button for it above the fold.'],
  },
  'broken-form': {
    title: 'Make the form work',
    steps: ['Give the form a button that sends it.', 'Send yourself a test message.'],
  },
  'broken-pictures': {
    title: 'Replace the images that don’t load',
    steps: ['Upload the missing files or correct their addresses, then load the page in a private window.'],
  },
  'builder-notes': {
    title: 'Remove the internal notes',
    steps: ['Delete the notes, and read the whole page once as a visitor.'],
  },
  'collapsed-layout': {
    title: 'Fix the broken layout',
    steps: [
      'Open the page at 390 and 1,350 px, and fix what overlaps, runs off the screen or is squeezed together.',
    ],
  },
  'content-missing-on-phones': {
    title: 'Show the content on phones, too',
    steps: ['Open the page on a phone, and show what’s hidden or cut off there.'],
  },
  'covered-page': {
    title: 'Remove the overlay that covers the page',
    steps: ['Show the overlay later, make it smaller, or give it a close button that works on both devices.'],
  },
  'dead-links': {
    title: 'Link the buttons and links that lead nowhere',
    steps: ['Click every link once. Correct its target, or remove it until the target exists.'],
  },
  'empty-order': {
    title: 'Show what visitors are about to pay for',
    steps: [
      'List the items with their prices and the total on this page.',
      'Send visitors with an empty cart back to the store.',
    ],
  },
  'empty-page': {
    title: 'Add more content to the page',
    steps: [
      'Say what you offer, for whom, how it works and what it costs, each in a section of its own.',
      'Open the page in a private window. If something is missing there, put it in the HTML.',
    ],
  },
  'expired-offer': {
    title: 'Replace the event or offer that’s over',
    steps: ['Put in the next date, or say what visitors can do now that it’s over.'],
  },
  'filler-text': {
    title: 'Replace the placeholder text',
    steps: ['Write what you offer, for whom and at what price in place of the filler.'],
  },
  'garbled-text': {
    title: 'Make the text readable',
    steps: ['Save the page as UTF-8, and replace every sentence that makes no sense.'],
  },
  'missing-content': {
    title: 'Add the content the page promises',
    steps: ['Put in what’s missing, or remove the frame or sentence that announces it.'],
  },
  'mixed-languages': {
    title: 'Use one language on the page',
    steps: ['Translate the passages in the other language, and link to a separate page for each language.'],
  },
  'offer-unstated': {
    title: 'Say what you offer',
    steps: ['Say in the headline what this is and who it’s for.'],
  },
  'poor-impression': {
    title: 'Make a better first impression',
    steps: ['Compare the part above the fold with two pages you trust, on a computer and on a phone.'],
  },
  'repeated-text': {
    title: 'Say everything once',
    steps: ['Delete the repeated passages, or replace them with facts about the offer.'],
  },
  'unreadable-text': {
    title: 'Make the text easy to read',
    steps: ['Set body text to 16 px or more, with a contrast of at least 4.5:1.'],
  },
  'unstyled-page': {
    title: 'Get the page’s styling to load',
    steps: ['Look for stylesheets that fail to load, and correct their addresses.'],
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
