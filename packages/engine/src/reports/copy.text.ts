import { translated } from '@liftmark/contract/translated';
import { text as de } from './copy.text.de.ts';
import { text as es } from './copy.text.es.ts';
import { text as fr } from './copy.text.fr.ts';

const english = {
  vagueLabel: 'The label doesn’t say what happens next. Name what the button leads to.',

  /** Where a button is. */
  regions: {
    header: 'Header',
    hero: 'Hero',
    main: 'Main content',
    aside: 'Sidebar',
    footer: 'Footer',
    overlay: 'Overlay',
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
