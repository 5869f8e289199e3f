import { translated } from '@liftmark/contract/translated';
import { list, quote } from '../../shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

const quoted = (names: readonly string[]) => list(names.map((name) => quote(name, 30)));

const english = {
  title: { passes: 'Plans are easy to compare', fails: 'Plans are hard to compare' },
  why: 'Across fifty experiments, having many options did no harm by itself. Across 99 observations, too much choice hurt when options were complex and people had no clear preference, so easy comparison and a recommendation matter more than the number of plans.',
  measure:
    'For three or more plans: 0.5 if they can be compared (aligned rows, or “everything in X, plus”), and 0.5 if one is highlighted or each says who it’s for.',
  notApplicable: { fewPlans: 'There are fewer than three plans.' },
  observed: ({
    names,
    comparable,
    guided,
  }: {
    names: readonly string[];
    comparable: boolean;
    guided: boolean;
  }) =>
    `The plans ${quoted(names)} ${comparable ? 'can be compared line by line' : 'don’t list the same rows'}, ${comparable === guided ? 'and' : 'but'} ${guided ? 'the page helps visitors choose' : 'the page doesn’t say who each plan is for'}.`,
  searched: ['plan cards and comparison tables', 'highlights and “who it’s for” lines on each plan'],
  advice: {
    title: ({ names }: { names: readonly string[] }) => `Make ${quoted(names)} easy to compare`,
    steps: {
      compare: ({ names }: { names: readonly string[] }) => [
        `Give ${quoted(names)} the same rows in the same order, or describe each plan by what it adds to the one before.`,
        'Start with the rows where the plans differ; leave out what they all include.',
      ],
      guide: ({ names }: { names: readonly string[] }) => [
        `Add a line to each of ${quoted(names)} that says who it’s for, and highlight the plan that fits most customers, if there is one.`,
      ],
    },
    placeholders: { first: '[plan]', second: '[next plan]' },
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
