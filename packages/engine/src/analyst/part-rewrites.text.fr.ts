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
  fromDescription:
    'Utilise la description qui s’affiche dans les résultats de recherche, mais pas sur la page.',
  fromSection: 'Place le titre d’une section en haut, là où tout le monde le lit.',
  listed: 'Énumère ce que la page propose plus bas.',
  withName: 'Nomme qui le propose et ce que c’est.',
  added: 'Garde votre première phrase et en ajoute une située plus bas dans la page.',
  shorter: 'Ne garde que votre première phrase, pour qu’elle soit lue.',
  ownStep:
    'Le libellé d’un autre bouton de votre page : testez si son étape fonctionne mieux comme étape principale.',
  labelToAdd: 'La page n’a pas de bouton principal : ajoutez-en un qui dit ce qui se passe.',
  labelIfSo: 'Un libellé courant pour ce type de page : utilisez-le si votre bouton mène là.',
};
