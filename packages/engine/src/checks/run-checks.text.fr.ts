import { PAGE_TYPE_LABELS } from '@liftmark/contract/page-types';
import type { Text } from './run-checks.text.ts';

export const text: Text = {
  untold: ({ reason }) => `Le type de page n’a pas pu être déterminé. ${reason}`,
  privateEvent: 'C’est un événement privé, et les hôtes ne vendent rien.',
  unknownLanguage: 'La langue de la page n’a pas pu être déterminée.',
  noWordList: ({ language }) => `Il n’y a pas de liste de mots pour la langue de la page (${language}).`,
  uncertainType: 'Le type de page n’a pas pu être déterminé avec assez de certitude.',
  noneOfTypes: 'Ne s’applique à aucun des types dont cette page pourrait relever.',
  noSigns: 'Ne s’applique qu’à certains types de page, et rien n’indique que cette page en fasse partie.',
  notThisType: ({ type }) => `Ne s’applique pas à ce type de page (${PAGE_TYPE_LABELS[type].toLowerCase()}).`,
  notRendered: 'Ce critère demande une page affichée, et seul le HTML a été lu.',
  uploaded:
    'La page a été envoyée sous forme de fichier : rien n’indique comment elle arrive chez les visiteurs.',
  failed: 'Ce point n’a pas pu être mesuré sur cette page.',
};
