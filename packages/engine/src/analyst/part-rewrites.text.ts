import { quote } from '../checks/shared/phrasing.ts';

const SHOWN = 60;

/** Why a rewrite is offered, in one sentence each. */
export const text = {
  blanks: 'The page doesn’t say what’s in brackets. Fill it in before you publish.',
  fromTitle: 'Says what the page title says but the headline doesn’t.',
  fromBelow: 'Turns the sentence that explains the page into the headline.',
  withNumber: 'Uses a number from further down the page.',
  fromPage: 'Combines what the page says in several places.',
  figure: 'Gives a figure that visitors can check and remember.',
  topic: ({ word }: { word: string }) => `Explains ${quote(word, SHOWN)}, which the headline only mentions.`,
  deep: ({ screens }: { screens: number }) =>
    `It’s now ${screens} screens down, where fewer visitors read it.`,
  plain: 'Says in one sentence what visitors get.',
  ownLabel: 'The page already uses this label for another button.',
  nextStep: 'Says what happens after the click.',
  labelToTest: 'A variant to test: your label already says what happens.',
  leads: ({ heading }: { heading: string }) =>
    `Starts with what visitors get instead of ${quote(heading, SHOWN)}.`,
  sectionHeading: 'Write your own heading: no sentence in this section is short enough to use as one.',
};
