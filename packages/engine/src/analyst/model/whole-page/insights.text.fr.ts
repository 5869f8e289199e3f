import type { Text } from './insights.text.ts';

export const text: Text = {
  why: {
    works: 'Les visiteurs quittent une page qui paraît cassée ou négligée.',
    offer: 'Les visiteurs partent s’ils ne voient pas ce qui est proposé et que cela s’adresse à eux.',
    benefit: 'Les visiteurs n’agissent que s’ils voient ce qu’ils y gagnent.',
    belief: 'Les visiteurs qui doutent de ce que dit une page n’agissent pas.',
    cost: 'Les visiteurs qui ignorent ce que cela leur coûte remettent leur décision à plus tard.',
    action: 'Les visiteurs qui ne voient pas l’étape suivante ne la franchissent pas.',
  },
};
