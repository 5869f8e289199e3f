import { quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  why: 'On clique sur un bouton quand on sait ce que l’on va obtenir. Un libellé qui irait à n’importe quelle page oblige à deviner, et le même libellé sur tous les boutons ne donne aucune raison d’en choisir un.',
  measure:
    'Signalé si quatre boutons ou plus ont le même libellé et ne mènent qu’à des informations, ou si le libellé du bouton principal est passe-partout ou ne nomme pas d’action. Des libellés identiques ne figurent jamais parmi les cinq premiers constats.',
  same: ({ label, count }) => ({
    title: `Reformulez les ${count} boutons ${quote(label, 30)}`,
    observed: `${count} boutons portent le libellé ${quote(label, 60)} : aucun ne dit aux visiteurs où il mène.`,
    steps: [
      'Sur chaque bouton, nommez ce que propose sa section, par exemple « Voir les prix de [service] ».',
      'Gardez un seul bouton qui invite à agir, et transformez les autres en liens texte.',
      'Lisez chaque libellé sans le texte qui l’entoure. Il doit rester compréhensible.',
    ],
  }),
};
