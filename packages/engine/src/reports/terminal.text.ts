import { translated } from '@liftmark/contract/translated';
import { amount } from '../checks/shared/phrasing.ts';
import { text as de } from './terminal.text.de.ts';
import { text as es } from './terminal.text.es.ts';
import { text as fr } from './terminal.text.fr.ts';

/** What the report says in a terminal beside its own words. */
const english = {
  score: 'Liftmark Score',
  noScore: 'No score: we couldn’t measure enough',
  noCategoryScore: 'not enough data to score',
  uncapped: ({ words }: { words: string }) => `${words}.`,

  changes: 'What to change, most valuable first',
  worth: ({ heading, together }: { heading: string; together: string }) => `${heading} (${together})`,
  fix: ({ fix }: { fix: string }) => `Fix: ${fix}`,
  together: 'All of these fixes together',
  nothingToChange: 'Nothing we measured needs to change.',

  coverage: ({
    measured,
    checks,
    fromHtml,
    notApplicable,
    notMeasured,
  }: {
    measured: number;
    checks: number;
    fromHtml: boolean;
    notApplicable: number;
    notMeasured: number;
  }) =>
    `${measured} of ${amount(checks, 'check')} measured${fromHtml ? ' from the HTML alone' : ''}; ${notApplicable} ${notApplicable === 1 ? 'doesn’t' : 'don’t'} apply and ${notMeasured} couldn’t be measured.`,
  made: ({ rubric, seconds }: { rubric: string; seconds: string }) => `Rubric ${rubric}, ${seconds} s.`,
  note: ({ warning }: { warning: string }) => `Note: ${warning}`,
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
