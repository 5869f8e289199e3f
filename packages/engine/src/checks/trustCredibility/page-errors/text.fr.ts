import { amount, list, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

const SHOWN = 8;

const TYPES: Partial<Record<string, readonly [string, string]>> = {
  image: ['image', 'images'],
  stylesheet: ['feuille de style', 'feuilles de style'],
  script: ['script', 'scripts'],
  font: ['police', 'polices'],
};

const files = (type: string, count: number) =>
  amount(count, ...(TYPES[type] ?? (['fichier', 'fichiers'] as const)));

export const text: Text = {
  title: {
    passes: 'Les fichiers du site se chargent correctement',
    fails: 'Des parties de la page sont cassées',
  },
  why: 'Dans une enquête, 22 % des acheteurs américains avaient abandonné une commande parce que le site présentait des erreurs ou plantait. Les règles de Stanford préviennent que même de petites erreurs nuisent plus à la crédibilité qu’on ne l’imagine.',
  measure:
    'Part de 1 et perd 0,2 pour chaque image cassée visible (0,3 sur le premier écran), 0,4 pour chaque feuille de style, script ou police du site qui ne se charge pas, et 0,1 pour une erreur de script, lors des deux visites. Ne comptent pas les fichiers d’autres hébergeurs, ceux qu’un hébergeur ajoute, les requêtes que notre propre filtre a bloquées, ni les erreurs de script là où une bibliothèque ou une réponse n’est pas arrivée.',
  notMeasured: {
    partial:
      'La page était déjà ouverte dans votre navigateur : les erreurs de script et les fichiers en échec antérieurs n’étaient pas visibles.',
  },
  observed: {
    none: 'Toutes les images, feuilles de style, polices et tous les scripts du site se sont chargés.',
    failed: ({ images, imageNames, files: count, fileNames, error }) => {
      const seen = [
        images > 0 ? `${amount(images, 'image cassée', 'images cassées')} (${list(imageNames, 3)})` : '',
        count > 0
          ? `${amount(count, 'fichier non chargé', 'fichiers non chargés')} (${list(fileNames, 3)})`
          : '',
        error ? `une erreur dans la console du navigateur (${quote(error, 80)})` : '',
      ].filter(Boolean);
      return `Lors des deux visites : ${list(seen)}.`;
    },
    unchecked: ({ counts, hosts }) => {
      const from = hosts.length === 1 ? `de ${hosts[0]}` : `d’autres hébergeurs (${list(hosts, 3)})`;
      return `Fichiers ${from} qui ne se sont pas chargés pour nous et n’ont pas été vérifiés : ${list(counts.map(({ type, count }) => files(type, count)))}.`;
    },
  },
  advice: {
    title: {
      files: ({ first, others }) =>
        `Réparez ${first}${others > 0 ? ` et ${amount(others, 'autre fichier', 'autres fichiers')}` : ''}`,
      error: ({ error }) => `Corrigez l’erreur de script ${quote(error, 60)}`,
    },
    images: ({ addresses }) =>
      addresses.length === 1
        ? `Rétablissez l’image ou retirez-la de la page : ${addresses[0]}.`
        : `Rétablissez ces images ou retirez-les de la page : ${list(addresses, SHOWN)}.`,
    files: ({ files: failed }) => {
      const all = failed.map(({ address, reason }) => `${address} (${reason})`);
      return all.length === 1
        ? `Rétablissez le fichier ou corrigez son adresse : ${all[0]}.`
        : `Rétablissez ces fichiers ou corrigez leurs adresses : ${list(all, SHOWN)}.`;
    },
    error: ({ error }) => `Cherchez la cause de ${quote(error, 120)} dans la console du navigateur.`,
  },
};
