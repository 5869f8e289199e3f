import type { Text } from './insights.text.ts';

export const text: Text = {
  why: {
    works: 'Los visitantes se van de una página que parece rota o descuidada.',
    offer: 'Los visitantes se van si no ven qué se ofrece y que es para ellos.',
    benefit: 'Los visitantes solo actúan si ven qué ganan.',
    belief: 'Quien duda de lo que dice una página no actúa.',
    cost: 'Quien no sabe cuánto le cuesta deja la decisión para después.',
    action: 'Quien no ve el siguiente paso no lo da.',
  },
};
