import { translated } from '@liftmark/contract/translated';
import { percent } from '../checks/shared/phrasing.ts';
import { text as de } from './content-missing-on-phones.text.de.ts';
import { text as es } from './content-missing-on-phones.text.es.ts';
import { text as fr } from './content-missing-on-phones.text.fr.ts';

const english = {
  title: 'Phones show too little of the page',
  measure:
    'Lowers the score by 20% if phones show only 30% of the text on desktop, or the other way around, and by 45% if it’s 5% or less. At 60% or more, the score isn’t lowered. Applies to pages with 400 characters of text or more.',
  reason: {
    mobile: ({ share }: { share: number }) =>
      `Phones show only ${percent(share)} of the text that the desktop page has.`,
    desktop: ({ share }: { share: number }) =>
      `Desktops show only ${percent(share)} of the text that the phone page has.`,
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
