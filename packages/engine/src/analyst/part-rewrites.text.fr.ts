import { quote } from '../checks/shared/phrasing.ts';
import type { Text } from './part-rewrites.text.ts';

const SHOWN = 60;

export const text: Text = {
  blanks: 'Remplissez ce qui est entre crochets avant de publier.',
  fromTitle: 'Dit ce que dit la balise title, mais pas le titre.',
  fromBelow: 'Fait un titre de la phrase qui explique la page.',
  withNumber: 'Utilise un chiffre situé plus bas dans la page.',
  fromPage: 'Réunit ce que la page dit à plusieurs endroits.',
  figure: 'Donne un chiffre que les visiteurs peuvent vérifier et retenir.',
  topic: ({ word }) => `En dit plus sur ${quote(word, SHOWN)}, un mot du titre.`,
  names: ({ word }) => `Nomme ${quote(word, SHOWN)}, dont parle la page.`,
  deep: ({ screens }) =>
    `Cette phrase est actuellement ${screens} écrans plus bas, où moins de visiteurs la lisent.`,
  plain: 'Une phrase complète, tirée du texte de la page.',
  ownLabel: 'La page utilise déjà ce libellé pour un autre bouton.',
  nextStep: 'Dit ce qui se passe après le clic.',
  labelToTest: 'Une variante à tester : votre libellé dit déjà ce qui se passe.',
  leads: ({ heading }) => `Commence par une phrase de la section au lieu de ${quote(heading, SHOWN)}.`,
  sectionHeading:
    'Écrivez votre propre titre : aucune phrase de cette section n’est assez courte pour en servir.',
};
