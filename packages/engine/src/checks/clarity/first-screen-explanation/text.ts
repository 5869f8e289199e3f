import { translated } from '@liftmark/contract/translated';
import type { PerViewport, ViewportName } from '../../../capture/snapshot.ts';
import type { People } from '../../shared/people.ts';
import { list, places, placesShown, quote } from '../../shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

const quoted = (phrases: readonly string[]) => list(phrases.map((phrase) => quote(phrase)));

const english = {
  title: {
    passes: 'A full sentence supports the headline',
    fails: 'The offer isn’t explained above the fold',
  },
  why: 'Visitors spend more than half of their viewing time above the fold, and the first ten seconds decide who stays. A full sentence next to the headline explains what the headline is too short to say.',
  measure:
    'A sentence of 8 to 60 words near the headline (the subheadline counts) that isn’t navigation, consent or legal text scores 1 above the fold, 0.5 on the second screen, and 0 if it’s further down, missing, hidden or placeholder text. If at least one word in eight is on the hype list, the score is multiplied by 0.3. Not scored if no headline stands out.',
  notMeasured: {
    picture: 'A large image above the fold may contain the explanation, but we don’t read text in images.',
    headline: 'No headline stands out, so there’s nothing for a sentence to explain.',
    viewports: 'The page wasn’t rendered on desktop or mobile.',
  },
  observed: {
    filler: ({ sentence }: { sentence: string }) =>
      `No sentence near the headline explains the offer: ${quote(sentence, 120)} is placeholder text from a template.`,
    none: 'There’s no sentence of 8 to 60 words near the headline.',
    shortLine: ({ subheadline }: { subheadline: string }) =>
      `The line next to the headline is ${quote(subheadline, 120)}, but there’s no sentence of 8 to 60 words nearby.`,
    praise: ({ sentence, praise, ...place }: Sentence & { praise: readonly string[] }) =>
      `The sentence ${quote(sentence, 120)} praises the offer instead of explaining it: ${quoted(praise)}. It’s ${placesShown(place)}.`,
    found: ({ sentence, ...place }: Sentence) =>
      `The sentence ${quote(sentence, 120)} is ${placesShown(place)}.`,
    low: ({ sentence, ...place }: Sentence) =>
      `The sentence ${quote(sentence, 120)} is ${placesShown(place)}. Not every visitor scrolls that far.`,
  },
  searched: ['the headline’s section', 'text within 400 px of the headline', 'the first two screens'],
  advice: {
    where: {
      belowHeadline: ({ headline }: { headline: string }) => `below the headline ${quote(headline, 60)}`,
      atTop: ({ page }: { page: string }) => `at the top of ${page}`,
    },
    explain: {
      title: ({ where }: { where: string }) => `Explain the offer in one sentence ${where}`,
      steps: ({ where }: { where: string }) => [
        'Write one sentence of 15 to 25 words: what it is, who it’s for and how it works.',
        `Place it ${where} as text, not inside an image.`,
        'Check on a phone that the headline, sentence and button are visible together.',
      ],
    },
    simplify: {
      title: ({ sentence }: { sentence: string }) => `Rewrite ${quote(sentence, 60)} in plain words`,
      steps: ({ praise, people: { many, others } }: { praise: readonly string[]; people: People }) => [
        `Remove ${quoted(praise)}: ${others.any} could say the same.`,
        `Write what ${many} get, who it’s for and how it works, in the words they use themselves.`,
        'Read the sentence to someone who doesn’t know you, and ask what it’s about.',
      ],
    },
    show: {
      title: ({ sentence, viewport }: { sentence: string; viewport: ViewportName }) =>
        `Show ${quote(sentence, 60)} on ${viewport} too`,
      steps: ({ viewport }: { viewport: ViewportName }) => [
        `Keep the sentence below the headline on ${viewport}; shorten it instead of hiding it.`,
        'Make room by reducing the height of the image or bar above it.',
      ],
    },
    move: {
      title: ({ sentence }: { sentence: string }) => `Move ${quote(sentence, 60)} above the fold`,
      steps: ({ depth }: { depth: PerViewport<number> }) => [
        `Place the sentence directly below the headline; it’s now ${places(depth)}.`,
        'Reduce the height of the image, slider or bar that pushes it down, starting with mobile.',
      ],
    },
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });

interface Sentence {
  sentence: string;
  depth: PerViewport<number>;
  missingOn: readonly ViewportName[];
}
