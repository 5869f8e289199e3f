import type { PerViewport, ViewportName } from '../../capture/snapshot.ts';
import { placesShown, quote } from '../../checks/shared/phrasing.ts';

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

export const text = {
  why: 'Most attention goes to what people see before they scroll, and many never get further. A button that comes late is only seen by those who have read that far.',
  measure:
    'Reported if the hero has no button or form that asks visitors to act, on desktop, mobile or both, and the page has one further down or in the header. More serious the further down it is, and less serious if the header shows one on both devices. Also reported, mildly, if a long page goes on for 2.5 screens or more after its last button.',
  title: ({ label, isForm, on }: { label: string; isForm: boolean; on: ViewportName | null }) =>
    isForm
      ? `Add a button to the hero that leads to the ${quote(label, 40)} form${onDevice(on)}`
      : `Put ${quote(label, 40)} in the hero${onDevice(on)}`,
  observed: ({ label, depth, header, on, reading }: Late) =>
    [
      `The hero has no button${onDevice(on)} that asks visitors to act${reading === null ? '' : `, only ${quote(reading, 40)}`}.`,
      ...(depth === null
        ? []
        : [`${quote(label, 60)} first appears ${placesShown({ depth, missingOn: hiddenOn(depth) })}.`]),
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
    `Add a filled button ${headline === null ? 'to the hero' : `below ${quote(headline, 50)}`}${isForm ? ` that jumps to the ${quote(label, 40)} form and says what people get` : ` with the words ${quote(label, 40)}`}.`,
    ...(reading === null ? [] : [`Make ${quote(reading, 40)} the second, quieter button beside it.`]),
    'On phones, shorten what’s above the button, or keep it in a bar at the bottom of the screen.',
    'Repeat it where people decide: after the prices, after the reviews and at the end.',
  ],
  end: {
    title: ({ label }: { label: string }) => `Repeat ${quote(label, 40)} at the end of the page`,
    observed: ({ screens }: { screens: number }) =>
      `After its last button, the page goes on for ${screens} screens and ends without another.`,
    steps: ({ label }: { label: string }) => [
      `Close the page with one sentence that sums up the offer, and ${quote(label, 40)} as a filled button below it.`,
      `Add ${quote(label, 40)} after each long section too, or keep it in a bar that stays on the screen.`,
    ],
  },
};

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
