import type { Text } from './description.text.ts';

export const text: Text = {
  headings: {
    observed: 'Was wir gesehen haben',
    why: 'Warum es wichtig ist',
    steps: 'So setzen Sie es um',
    examples: 'Textbeispiele',
    design: 'Gestaltung',
    impact: 'Erwartete Wirkung',
    effort: 'Aufwand',
  },
  now: ({ copy }) => `Jetzt: „${copy}“`,
  better: ({ copy }) => `Besser: „${copy}“`,
};
