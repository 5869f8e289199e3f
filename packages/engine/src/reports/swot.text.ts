import { translated } from '@liftmark/contract/translated';
import { text as de } from './swot.text.de.ts';
import { text as es } from './swot.text.es.ts';
import { text as fr } from './swot.text.fr.ts';

const english = {
  fixFirst: 'Fix this first: it limits what the rest of the page can achieve.',
  opportunity: ({ observed, impact }: { observed: string; impact: string }) => `${observed} ${impact}`,
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
