import type { Text } from './insights.text.ts';

export const text: Text = {
  why: {
    works: 'Les visiteurs quittent une page qui paraît cassée ou négligée.',
    offer: 'Les visiteurs partent s’ils ne voient pas ce qui est proposé, ni que c’est pour eux.',
    benefit: 'Les visiteurs n’agissent que s’ils voient ce qu’ils y gagnent.',
    belief: 'Les visiteurs qui doutent de ce que dit une page n’y donnent pas suite.',
    cost: 'Les visiteurs qui ne savent pas ce que cela leur coûte remettent leur décision à plus tard.',
    action: 'Les visiteurs qui ne voient pas l’étape suivante ne la franchissent pas.',
  },
};
