import { list } from '../../shared/phrasing.ts';
import { fieldName, fieldNames } from '../scored-form.ts';
import type { Text } from './text.ts';

const PARTS = {
  'street-address': 'rue',
  'postal-code': 'code postal',
  'address-level2': 'ville',
  'address-level1': 'région',
  country: 'pays',
};

const code = (words: string) => `\`${words}\``;

/** « a, b ou c » */
const anyOf = (items: readonly string[]) =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ou ${items.at(-1)}`;

function lack(count: number, total: number): string {
  if (total === 1) return 'Le seul champ de données personnelles n’a pas de valeur autocomplete valide';
  if (count === total)
    return `Aucun des ${total} champs de données personnelles n’a de valeur autocomplete valide`;
  return `${count} des ${total} champs de données personnelles ${count === 1 ? 'n’a' : 'n’ont'} pas de valeur autocomplete valide`;
}

export const text: Text = {
  title: {
    passes: 'Les navigateurs peuvent préremplir le formulaire',
    fails: 'Les navigateurs ne peuvent pas préremplir le formulaire de façon fiable',
  },
  why: 'Un tiers des commandes sans compte d’une grande plateforme utilisent le remplissage automatique, et elles aboutissent jusqu’à 41 % plus souvent, même si ceux dont les données sont enregistrées étaient peut-être déjà plus enclins à acheter. Le critère WCAG 1.3.5 exige que les champs de données personnelles indiquent leur rôle dans le code.',
  measure:
    'La moyenne de tous les champs pour le nom, l’e-mail, le téléphone, l’adresse et la carte du visiteur : 1 pour une valeur autocomplete valide, 0,5 pour un type de champ adapté seul, 0 sans l’un ni l’autre ou si autocomplete est désactivé.',
  notApplicable: { nothingPersonal: 'Aucun champ ne demande les données du visiteur.' },
  observed: {
    complete: ({ count }) =>
      count === 1
        ? 'Le seul champ de données personnelles a une valeur autocomplete valide.'
        : `Les ${count} champs de données personnelles ont une valeur autocomplete valide.`,
    lacking: ({ fields, count }) => `${lack(fields.length, count)} : ${list(fieldNames(fields, 30), 6)}.`,
  },
  advice: {
    title: ({ fields }) => `Ajoutez l’attribut autocomplete : ${list(fieldNames(fields, 30), 4)}`,
    addressPart: ({ field }) =>
      `Pour ${fieldName(field)}, ajoutez la valeur \`autocomplete\` qui correspond à ce qui est demandé : ${anyOf(Object.entries(PARTS).map(([token, part]) => `${code(token)} (${part})`))}.`,
    token: ({ field, token, others, type }) => {
      const name = fieldName(field);
      const wanted = code(`autocomplete="${token}"`);
      const typed = type === null ? '' : ` et ${code(`type="${type}"`)}`;
      const instead =
        others.length === 0
          ? ''
          : ` Si le champ demande autre chose, utilisez plutôt ${anyOf(others.map(code))}.`;
      return field.autocomplete === 'off'
        ? `Pour ${name}, remplacez ${code('autocomplete="off"')} par ${wanted}${typed}.${instead}`
        : `Pour ${name}, ajoutez ${wanted}${typed}.${instead}`;
    },
    tryOut:
      'Remplissez une fois le formulaire sur un mobile avec des données enregistrées, pour vérifier que le remplissage automatique fonctionne.',
  },
};
