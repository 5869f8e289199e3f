import { translated } from '@liftmark/contract/translated';
import { list, quote } from '../../shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

function names(labels: readonly string[], limit: number): string {
  return list(
    labels.map((label) => quote(label, 60)),
    limit,
  );
}

const english = {
  title: { passes: 'No options are preselected', fails: 'Options are preselected for visitors' },
  why: 'Experiments with samples of the US public found that mild tricks more than doubled acceptance of a dubious service, while aggressive ones caused a backlash. Such tricks boost sales in the short term but damage trust, and pre-checked consent is unlawful in the EU.',
  measure: (cases: string) =>
    `When the page loads, it scores ${cases}. “Remember me”, “same address”, and default amounts and frequencies don’t count.`,
  how: {
    paid: 'if a paid extra or a recurring donation is checked',
    checked: 'if consent or a newsletter is',
    unchecked: 'if neither is',
  },
  notApplicable: { noOptions: 'The page has no options for extras, consent or a newsletter.' },
  observed: {
    unchecked: ({ labels }: { labels: readonly string[] }) =>
      `Not checked when the page loads: ${names(labels, 3)}.`,
    checked: ({ labels }: { labels: readonly string[] }) =>
      `Checked when the page loads: ${names(labels, 4)}.`,
  },
  advice: {
    title: ({ labels }: { labels: readonly string[] }) => `Leave ${names(labels, 3)} unchecked by default`,
    steps: ({ labels }: { labels: readonly string[] }) => [
      `Remove the checked state from ${names(labels, 5)}.`,
      'Next to each one, say what it costs or offers, so that interested visitors choose it themselves.',
      'Risk: in the EU, pre-checked consent isn’t valid. Defaults like these may sell in the short term but lead to lost trust, refunds and complaints later.',
    ],
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
