import { translated } from '@liftmark/contract/translated';
import { percent } from '../../checks/shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

const english = {
  why: 'Visitors judge a page by its looks within a fraction of a second. Bare text in the browser’s default font looks like a page that failed to load, and few people order or pay on a page like that.',
  measure:
    'Reported if 60% or more of the text is in the browser’s default font. It’s most serious if there are no colored boxes, buttons or columns either.',
  title: ({ share }: { share: number }) =>
    `The page looks unstyled: ${share > 0.95 ? 'all' : percent(share)} of the text is in the browser’s default font`,
  observed: {
    font: ({ share }: { share: number }) =>
      `${percent(share)} of the text is in the font that browsers use when a page doesn’t specify one.`,
    bare: ({ buttons, fills }: { buttons: number; fills: number }): string =>
      buttons + fills === 0
        ? 'There’s no styled button and no colored area, so the headline, the menu and the offer all look alike.'
        : '',
    failed: ({ file }: { file: string }) => `The stylesheet ${file} didn’t load.`,
  },
  step: {
    failed: ({ file }: { file: string }) =>
      `Upload the stylesheet ${file} or correct its address in the page’s head.`,
    theme:
      'If there’s no stylesheet yet, apply a simple ready-made theme: one font, one accent color and a content width of about 1,100 px.',
    button:
      'Turn the main call to action into a filled button, and put the menu on one line above the content.',
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
