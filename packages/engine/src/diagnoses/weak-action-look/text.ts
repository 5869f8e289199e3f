import { quote } from '../../checks/shared/phrasing.ts';

const FILL =
  'Give it a solid fill in a color that the page uses nowhere else, with letters of at least 4.5:1 contrast.';
const SIZE = 'Make it at least 44 px tall, with room around the label, so a thumb hits it.';
const ALONE = 'Keep every other link near it plain, so this one stands out.';

function name(label: string): string {
  return quote(label, 40);
}

export const text = {
  why: 'People scan a page for what looks like a button. They pass over a next step that looks like text, like a caption or like something switched off.',
  measure:
    'Reported for the main call to action if it’s plain text or a menu entry while no button exists, if its letters have a contrast under 2.6:1 (2.2:1 on a colored fill), if its fill is gray or close to the background, if it’s drawn the way browsers draw unstyled buttons, or if it’s only an outline and no button is filled. The first of these that applies decides how serious it is.',
  link: (label: string) => ({
    title: `Turn ${name(label)} into a button`,
    observed: `${quote(label, 60)} is the page’s way to act, but it looks like any other text. The page has no button that asks visitors to act.`,
    steps: [
      `Draw ${name(label)} as a filled button.`,
      FILL,
      SIZE,
      'Put it below the headline and again at the end.',
    ],
  }),
  menu: (label: string) => ({
    title: `Turn the menu entry ${name(label)} into a button`,
    observed: `${quote(label, 60)} is only a plain word in the menu. Nothing else on the page asks visitors to act.`,
    steps: [
      `Draw ${name(label)} as a filled button at the right end of the menu.`,
      'Put the same button below the headline, where people decide.',
      FILL,
    ],
  }),
  letters: (label: string, ratio: number) => ({
    title: `Make the letters on ${name(label)} readable`,
    observed: `The letters on ${quote(label, 60)} have a contrast of ${ratio.toFixed(1)}:1 with the button (needs 4.5:1).`,
    steps: [
      `Darken the fill of ${name(label)}, or change the color of its letters, until the contrast is 4.5:1.`,
      'Use the same colors for every button that asks for the same.',
      'Check the button on a phone outdoors, where low contrast shows first.',
    ],
  }),
  faded: (label: string, ratio: number) => ({
    title: `Give ${name(label)} a color that stands out`,
    observed: `${quote(label, 60)} looks switched off: its fill has a contrast of ${ratio.toFixed(1)}:1 with the background (needs 3:1).`,
    steps: [FILL, SIZE, ALONE],
  }),
  browser: (label: string, height: number) => ({
    title: `Style ${name(label)} as a real button`,
    observed: `${quote(label, 60)} is ${Math.round(height)} px tall and drawn the way browsers draw a button without styles.`,
    steps: [FILL, SIZE, 'Use the typeface of the rest of the page for its label.'],
  }),
  outline: (label: string) => ({
    title: `Fill ${name(label)} with a color`,
    observed: `${quote(label, 60)} is only a thin outline, and no button on the page is filled.`,
    steps: [FILL, 'Keep the outline for the second choice beside it.', ALONE],
  }),
};
