import { amount } from '@liftmark/contract/figures';
import { translated } from '@liftmark/contract/translated';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

/** What the screen of a SWOT analysis says itself. */
const english = {
  title: 'SWOT Analysis',
  lead: 'Every item is based on a finding about the page, named below it.',
  partOfPro: 'Part of Pro',
  locked: {
    title: ({ count }: { count: number }) => amount(count, 'item is locked', 'items are locked'),
    text: 'Everyone can see the strengths. Pro shows everything else, with what we saw and what to do about it.',
  },
  strengths: {
    title: 'Strengths',
    lead: 'The page does these things well. Keep them when you change the rest.',
    empty: 'No important check passed yet. The weaknesses show where to start.',
  },
  weaknesses: {
    title: 'Weaknesses',
    lead: 'Problems on the page that hold visitors back.',
    empty: 'We found nothing serious.',
    action: 'Suggestion',
  },
  opportunities: {
    title: 'Opportunities',
    lead: 'Smaller changes that are worth the effort.',
    empty: 'No smaller change would be worth the effort.',
    action: 'To do',
  },
  threats: {
    title: 'Threats',
    lead: 'Risks from outside: laws, platforms, lost trust.',
    empty: 'We found no outside risks.',
    action: 'Mitigation',
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
