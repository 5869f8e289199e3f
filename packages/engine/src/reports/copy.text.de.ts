import type { Text } from './copy.text.ts';

export const text: Text = {
  vagueLabel: 'Die Beschriftung sagt nicht, was danach passiert. Nennen Sie, wohin der Button führt.',
  /** Where a button is. */
  regions: {
    header: 'Header',
    hero: 'Hero-Bereich',
    main: 'Hauptinhalt',
    aside: 'Seitenleiste',
    footer: 'Footer',
    overlay: 'Overlay',
  },
};
