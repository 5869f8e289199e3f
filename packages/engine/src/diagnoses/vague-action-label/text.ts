import { translated } from '@liftmark/contract/translated';
import { quote } from '../../checks/shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

const english = {
  why: 'People click a button when they know what they’ll get. A label that would fit any page makes them guess, and the same label on every button gives them no reason to choose one over another.',
  measure:
    'Reported if four or more buttons have the same label and only lead to more information, or if the label of the main call to action is generic or doesn’t name an action. Equal labels never come among the first five.',
  same: ({ label, count }: { label: string; count: number }) => ({
    title: `Reword the ${count} ${quote(label, 30)} buttons`,
    observed: `${count} buttons say ${quote(label, 60)}, so none of them tells visitors where it leads.`,
    steps: [
      'On each button, name what its section offers, such as “See the prices for [service]”.',
      'Keep one button that asks visitors to act, and turn the others into text links.',
      'Read each label without the text around it. It should still make sense.',
    ],
  }),
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
