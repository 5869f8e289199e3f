import { quote } from '../checks/shared/phrasing.ts';

const SHOWN = 60;

/** Why a rewrite is offered, in one sentence each. */
export const text = {
  blanks: 'The page doesn’t say what’s in brackets. Fill it in before you publish.',
  fromTitle: 'Says what the page’s title says and its headline doesn’t.',
  fromBelow: 'Puts the sentence that explains the page in the largest type.',
  withNumber: 'Names a number that the page states further down.',
  fromPage: 'Combines what the page says in several places.',
  figure: 'Gives a figure, which visitors can check and remember.',
  topic: ({ word }: { word: string }) => `Explains ${quote(word, SHOWN)}, which the headline only names.`,
  deep: ({ screens }: { screens: number }) =>
    `It’s ${screens} screens down today, where fewer visitors read it.`,
  plain: 'Says in one sentence what visitors get.',
  ownLabel: 'The page already uses this label for another button.',
  nextStep: 'Says what happens after the click.',
  labelToTest: 'A variant to test: your label already says what happens.',
  leads: ({ heading }: { heading: string }) =>
    `Starts with what visitors get instead of ${quote(heading, SHOWN)}.`,
  sectionHeading: 'Needs a heading of yours: no sentence of this section is short enough for one.',
};
