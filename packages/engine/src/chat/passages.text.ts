import { translated } from '@liftmark/contract/translated';
import { text as de } from './passages.text.de.ts';
import { text as es } from './passages.text.es.ts';
import { text as fr } from './passages.text.fr.ts';

/** The titles under which parts of a report or of the methodology are quoted, and how the score is calculated. */
const english = {
  titles: {
    summary: 'Report summary',
    ceiling: ({ title }: { title: string }) => `Score ceiling: ${title}`,
    category: ({ category }: { category: string }) => `${category} score`,
    finding: ({ label, title }: { label: string; title: string }) => `${label}: ${title}`,
    advice: ({ title, checks }: { title: string; checks: string }) => `${title} (${checks})`,

    comparison: 'Comparison with competitors',
    competitors: 'What competitors do better',

    strength: ({ title }: { title: string }) => `Strength: ${title}`,
    weakness: ({ title }: { title: string }) => `Weakness: ${title}`,
    opportunity: ({ title }: { title: string }) => `Opportunity: ${title}`,
    threat: ({ title }: { title: string }) => `Threat: ${title}`,
    threats: 'Threats',

    copy: ({ element }: { element: string }) => `Copy: ${element}`,
    headline: 'Headline',
    button: ({ label, location }: { label: string; location: string }) => `Button “${label}” (${location})`,
    copyAdvice: 'Copy recommendation',

    method: 'How the score is calculated',
    measure: ({ check }: { check: string }) => `How we measure ${check}`,
    ceilingRule: ({ title }: { title: string }) => `Ceiling: ${title}`,
    notChecked: ({ title }: { title: string }) => `Not checked: ${title}`,
    page: 'On the page',
  },

  noThreats: 'We found no threats from competition, from what visitors expect or from legal risks.',
  better: ({ suggestion }: { suggestion: string }) => `Better: “${suggestion}”.`,
  example: ({ copy }: { copy: string }) => `For example: “${copy}”.`,
  method: ({ passes, fails }: { passes: number; fails: number }) =>
    `Each check scores from 0 to 1 and has a weight. A category’s score is the weighted average of its checks, on a scale matched to people’s ratings. The Liftmark Score is the rounded average of the category scores. A ceiling lowers the whole score when a page is fundamentally broken. A check passes at ${passes} or higher and fails below ${fails}. Checks that don’t apply are left out. If some checks couldn’t be measured, the score is shown as a range.`,
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
