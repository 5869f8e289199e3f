import { translated } from '@liftmark/contract/translated';
import type { PerViewport, ViewportName } from '../../capture/snapshot.ts';
import { placesShown, quote } from '../../checks/shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

interface Late {
  label: string;
  /** How far down the first button of the content is; null without one. */
  depth: PerViewport<number> | null;
  /** The button in the header, and the devices that show it. */
  header: { label: string; on: readonly ViewportName[] } | null;
  /** The only device whose hero has none; null for both. */
  on: ViewportName | null;
  /** The button above the fold that only leads to more reading. */
  reading: string | null;
}

const english = {
  why: 'Most attention goes to what people see before they scroll, and many never go further. A button far down the page is only seen by people who read that far.',
  measure:
    'Reported if, on desktop, mobile or both, the hero has no button or form that asks visitors to act, although the page has one further down or in the header. It’s more serious the further down the button is, and less serious if the header shows one on both devices. If we have no word list for the page’s language, it’s reported if there’s no button of any kind above the fold. Also reported, as less serious, if a form begins above the fold on desktop while its button is 1.2 screens down or more, or if a long page goes on for 2.5 screens or more after its last button. If the hero shows other buttons, it’s reported if the main call to action is below the fold on both devices or one. It only comes among the first five if neither device shows the button that it’s about above the fold, not even in the header.',
  title: ({ label, isForm, on }: { label: string; isForm: boolean; on: ViewportName | null }) =>
    isForm
      ? `Add a button for the ${quote(label, 40)} form to the hero${onDevice(on)}`
      : `Put ${quote(label, 40)} in the hero${onDevice(on)}`,
  observed: ({ label, depth, header, on, reading }: Late) =>
    [
      `The hero${onDevice(on)} has no button that asks visitors to act${reading === null ? '' : `, only ${quote(reading, 40)}`}.`,
      ...(depth === null
        ? []
        : [`${quote(label, 60)} is ${placesShown({ depth, missingOn: hiddenOn(depth) })}.`]),
      ...headerSays(header),
    ].join(' '),
  steps: ({
    label,
    isForm,
    headline,
    reading,
  }: {
    label: string;
    isForm: boolean;
    headline: string | null;
    reading: string | null;
  }) => [
    `${headline === null ? 'In the hero' : `Below ${quote(headline, 50)}`}, add a filled button ${isForm ? `that jumps to the ${quote(label, 40)} form and says what people get` : `labeled ${quote(label, 40)}`}.`,
    ...(reading === null ? [] : [`Make ${quote(reading, 40)} a secondary, quieter button next to it.`]),
    'On phones, shorten the content above the button, or keep the button in a bar at the bottom of the screen.',
    'Repeat the button where people decide: after the prices, after the reviews and at the end.',
  ],
  nothing: ({
    label,
    depth,
    headline,
  }: {
    label: string;
    depth: PerViewport<number>;
    headline: string | null;
  }) => ({
    title: 'Add a button to the hero',
    observed: `There’s no button above the fold. The first one, ${quote(label, 60)}, is ${placesShown({ depth, missingOn: hiddenOn(depth) })}.`,
    steps: [
      `${headline === null ? 'In the hero' : `Below ${quote(headline, 50)}`}, add a filled button that says what visitors get when they click it.`,
      'On phones, shorten the content above the button, or keep the button in a bar at the bottom of the screen.',
      'Repeat the button where people decide: after the prices, after the reviews and at the end.',
    ],
  }),
  submit: ({ label, screens, fields }: { label: string; screens: number; fields: number }) => ({
    title: `Move ${quote(label, 40)} and its form further up`,
    observed: `The form begins above the fold on desktop, but its button ${quote(label, 60)} is ${screens.toFixed(1)} screens down, after ${fields} fields.`,
    steps: [
      'Shorten what’s above the form, so the form starts right below the headline.',
      'Put short fields side by side on desktop, and remove the ones you don’t need right away.',
      `Check that the form and ${quote(label, 40)} fit on one screen of a laptop.`,
    ],
  }),
  end: {
    title: ({ label }: { label: string }) => `Repeat ${quote(label, 40)} at the end of the page`,
    observed: ({ screens }: { screens: number }) =>
      `The page goes on for ${screens} screens after its last button.`,
    steps: ({ label }: { label: string }) => [
      `End the page with one sentence that sums up the offer, and put ${quote(label, 40)} below it as a filled button.`,
      `Add ${quote(label, 40)} after each long section too, or keep it in a bar that stays on the screen.`,
    ],
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });

function hiddenOn({ desktop, mobile }: PerViewport<number>): ViewportName[] {
  if (mobile === null) return ['mobile'];
  return desktop === null ? ['desktop'] : [];
}

function onDevice(device: ViewportName | null): string {
  return device === null ? '' : ` on ${device}`;
}

function headerSays(header: Late['header']): string[] {
  if (header === null) return [];
  const where = header.on.length === 2 ? 'in the header' : `in the ${header.on[0]} header`;
  return [`Above the fold, ${quote(header.label, 40)} is only ${where}.`];
}
