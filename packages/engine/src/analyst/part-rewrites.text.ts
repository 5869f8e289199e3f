import { translated } from '@liftmark/contract/translated';
import { quote } from '../checks/shared/phrasing.ts';
import { text as de } from './part-rewrites.text.de.ts';
import { text as es } from './part-rewrites.text.es.ts';
import { text as fr } from './part-rewrites.text.fr.ts';

const SHOWN = 60;

/** Why a rewrite is offered, in one sentence each. */
const english = {
  blanks: 'Fill in what’s in brackets before you publish.',
  fromTitle: 'Says what the page title says but the headline doesn’t.',
  fromBelow: 'Turns the sentence that explains the page into the headline.',
  withNumber: 'Uses a number from further down the page.',
  fromPage: 'Combines what the page says in several places.',
  figure: 'Gives a figure that visitors can check and remember.',
  topic: ({ word }: { word: string }) => `Says more about ${quote(word, SHOWN)}, a word of the headline.`,
  names: ({ word }: { word: string }) => `Names ${quote(word, SHOWN)}, which the page is about.`,
  deep: ({ screens }: { screens: number }) =>
    `It’s now ${screens} screens down, where fewer visitors read it.`,
  plain: 'A whole sentence of the page’s own copy.',
  ownLabel: 'The page already uses this label for another button.',
  nextStep: 'Says what happens after the click.',
  labelToTest: 'A variant to test: your label already says what happens.',
  leads: ({ heading }: { heading: string }) =>
    `Starts with a sentence of the section instead of ${quote(heading, SHOWN)}.`,
  sectionHeading: 'Write your own heading: no sentence in this section is short enough to use as one.',
  fromDescription: 'Uses the description that search results show, but the page doesn’t.',
  fromSection: 'Moves the heading of a section to the top, where everyone reads it.',
  listed: 'Lists what the page offers further down.',
  withName: 'Names who offers it and what it is.',
  added: 'Keeps your first sentence and adds one from further down the page.',
  shorter: 'Keeps your first sentence alone, so that it’s read.',
  ownStep: 'The label of another button on your page: test whether its step works better as the main one.',
  labelToAdd: 'The page has no main button: add one that says what happens.',
  labelIfSo: 'A usual label on pages of this type: use it if your button leads there.',
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
