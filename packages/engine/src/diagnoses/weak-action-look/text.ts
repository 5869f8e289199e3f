import { translated } from '@liftmark/contract/translated';
import { quote } from '../../checks/shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

const FILL =
  'Give it a solid fill in a color that the page uses nowhere else, and make sure its label has a contrast of at least 4.5:1.';
const SIZE = 'Make it at least 44 px tall, with room around the label, so it’s easy to tap with a thumb.';
const ALONE = 'Keep the other links near it plain, so that this button stands out.';

function name(label: string): string {
  return quote(label, 40);
}

const english = {
  why: 'People scan a page for what looks like a button. They miss a call to action that looks like plain text, a caption or a disabled button.',
  measure:
    'Reported for the main call to action if it’s plain text or a menu item and no button on the page asks visitors to act, if its label has a contrast below 2.6:1 (2.2:1 on a colored fill), if its fill is gray or close to the background, if it looks like a browser’s unstyled button, or if it’s only an outline and no button is filled. The first of these that applies determines how serious it is. A menu item never comes among the first five if the page has no other button.',
  link: (label: string) => ({
    title: `Turn ${name(label)} into a button`,
    observed: `${quote(label, 60)} is the page’s call to action, but it looks like any other text. No button on the page asks visitors to act.`,
    steps: [
      `Style ${name(label)} as a filled button.`,
      FILL,
      SIZE,
      'Put it below the headline, and repeat it at the end of the page.',
    ],
  }),
  menu: (label: string) => ({
    title: `Turn the menu item ${name(label)} into a button`,
    observed: `${quote(label, 60)} is only plain text in the menu. Nothing else on the page asks visitors to act.`,
    steps: [
      `Style ${name(label)} as a filled button at the right end of the menu.`,
      'Put the same button below the headline, where people decide.',
      FILL,
    ],
  }),
  menuBeside: (label: string, other: string) => ({
    title: `Turn the menu item ${name(label)} into a button`,
    observed: `${quote(label, 60)} is only plain text in the menu, while ${quote(other, 60)} is a button.`,
    steps: [
      `Style ${name(label)} as a filled button at the right end of the menu.`,
      'Put the same button below the headline, where people decide.',
      FILL,
    ],
  }),
  letters: (label: string, ratio: number) => ({
    title: `Make the label of ${name(label)} readable`,
    observed: `The label of ${quote(label, 60)} has a contrast of ${ratio.toFixed(1)}:1 against the button (needs 4.5:1).`,
    steps: [
      `Darken the fill of ${name(label)} or change the color of its label until the contrast is at least 4.5:1.`,
      'Use the same colors for every button with the same purpose.',
      'Check the button on a phone outdoors, where low contrast shows first.',
    ],
  }),
  faded: (label: string, ratio: number) => ({
    title: `Give ${name(label)} a color that stands out`,
    observed: `${quote(label, 60)} looks disabled: its fill has a contrast of ${ratio.toFixed(1)}:1 against the background (needs 3:1).`,
    steps: [FILL, SIZE, ALONE],
  }),
  browser: (label: string, height: number) => ({
    title: `Style ${name(label)} as a real button`,
    observed: `${quote(label, 60)} is ${Math.round(height)} px tall and looks like a browser’s unstyled button.`,
    steps: [FILL, SIZE, 'Set its label in the same font as the rest of the page.'],
  }),
  outline: (label: string) => ({
    title: `Fill ${name(label)} with a color`,
    observed: `${quote(label, 60)} is only a thin outline, and no button on the page is filled.`,
    steps: [FILL, 'Use an outline only for the secondary button next to it.', ALONE],
  }),
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
