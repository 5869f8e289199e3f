import { quote } from '../../checks/shared/phrasing.ts';

export const text = {
  why: 'People press a button when they know what they’ll get. A label that fits any page makes them guess, and one that repeats gives them no reason to choose.',
  measure:
    'Reported if four or more buttons have the same words and only lead to more reading, or if the label of the main call to action is generic or names no act.',
  same: ({ label, count }: { label: string; count: number }) => ({
    title: `Reword the ${count} ${quote(label, 30)} buttons`,
    observed: `${count} buttons say ${quote(label, 60)}, so none says what people find behind it.`,
    steps: [
      'Name on each button what its own section offers, such as “See the prices for [service]”.',
      'Keep one button that asks visitors to act, and turn the others into text links.',
      'Read the labels without the text around them: each should still make sense.',
    ],
  }),
};
