import { amount, list } from '../../shared/phrasing.ts';
import { fieldNames } from '../scored-form.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: { passes: 'Le formulaire est court', fails: 'Le formulaire est long' },
  why: 'Les études sur les commandes en ligne relèvent en moyenne 11,3 champs là où 8 suffiraient, et de 18 à 22 % des gens disent être partis parce que le processus était trop long. Sur les pages de destination d’une plateforme marketing, la conversion ne baissait que légèrement avec le nombre de champs, mais nettement avec les listes déroulantes et les zones de texte.',
  measure: ({ fields, checkout }) =>
    `Champs de l’étape visible, où chaque liste déroulante, et chaque zone de texte après la première, compte double : ${fields} ; sur une page de commande, ${checkout}.`,
  notApplicable: { noForm: 'La page n’a pas de formulaire.' },
  observed: {
    fields: ({ count, fields, limit, isWeighted }) => {
      const names = fieldNames(fields, 30);
      const ideal = `l’idéal est ${limit} ou moins${isWeighted ? ' ; les listes déroulantes et les zones de texte supplémentaires comptent double' : ''}`;
      return `Le formulaire ${count === 0 ? 'n’a pas de champs' : `a ${amount(count, 'champ', 'champs')}`}${limit === null ? '' : ` (${ideal})`}${names.length > 0 ? ` : ${list(names, 8)}` : ''}.`;
    },
  },
  advice: {
    title: ({ surplus, count }) => {
      const names = fieldNames(surplus);
      return names.length > 0
        ? `Raccourcissez le formulaire : vérifiez si ${list(names, 4)} ${names.length === 1 ? 'est vraiment utile' : 'sont vraiment utiles'}`
        : `Raccourcissez le formulaire (actuellement ${amount(count, 'champ', 'champs')})`;
    },
    review: ({ surplus }) => {
      const names = fieldNames(surplus);
      return `Vérifiez si l’étape suivante a besoin de ${names.length > 0 ? `ces champs : ${list(names, 8)}` : 'chaque champ'}. Retirez le superflu, ou demandez-le plus tard.`;
    },
    replaceSelects: ({ selects }) =>
      `Remplacez ${list(fieldNames(selects))} par des boutons ou des champs de texte : les listes déroulantes coûtent plus de conversions que les champs simples.`,
    split:
      'Si tous les champs sont nécessaires, deux étapes peuvent convenir : les données sur les formulaires situent la limite à environ 7 champs par page.',
    watchQuality:
      'Surveillez aussi la qualité des contacts : un formulaire plus court peut apporter plus de demandes, mais une plus petite part de bonnes.',
  },
};
