import { translated } from '@liftmark/contract/translated';
import { text as de } from './competitor.text.de.ts';
import { text as es } from './competitor.text.es.ts';
import { text as fr } from './competitor.text.fr.ts';

/** What compared pages do better. */
const english = {
  lead: 'The compared pages do this better, the most important first:',
  difference: ({ name, title }: { name: string; title: string }) => `${name}: ${title}`,
  sides: ({ theirs, yours }: { theirs: string; yours: string }) => `There: ${theirs} On your page: ${yours}`,
  takeOver: ({ step }: { step: string }) => `Take over: ${step}`,
  behind: ({ category, best, own, name }: { category: string; best: number; own: number; name: string }) =>
    `${name} leads in ${category} (${best} to your ${own}).`,
  ahead: ({ categories }: { categories: string }) => `You’re ahead in ${categories}.`,
  none: 'The compared pages do nothing that matters better than yours.',
  notCompared:
    'This report looks at your page alone, so it can’t say what a competitor does better. To compare: open “Analyze”, choose the competitor comparison, and enter your address and theirs. Both pages are measured the same way, and you can ask me this question in that report.',
  meanwhile: ({ standing }: { standing: string }) => `Compared with other pages, your score is ${standing}`,
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
