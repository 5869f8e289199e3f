import type { Text } from './chat.text.ts';

export const text: Text = {
  suggested: [
    'Que dois-je changer en premier, et pourquoi ?',
    'Comment améliorer le titre ?',
    'Qu’est-ce qui inspire confiance sur cette page, et que manque-t-il ?',
  ],
};
