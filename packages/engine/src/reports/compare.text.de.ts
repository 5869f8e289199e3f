import type { Text } from './compare.text.ts';

export const text: Text = {
  gone: 'Dieses Problem besteht auf der Seite nicht mehr.',
  unmeasured: 'Dieses Problem hat ein Sprachmodell entdeckt. Keine Prüfung misst es; sehen Sie selbst nach.',
};
