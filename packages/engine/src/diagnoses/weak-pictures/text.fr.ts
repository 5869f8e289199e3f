import { amount, list, quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

type Flaw = Parameters<Text['observed']>[0][number];

const quoted = (names: readonly string[]) =>
  list(
    names.map((name) => quote(name, 40)),
    3,
  );

const OBSERVED: Record<Flaw['kind'], (flaw: Flaw) => string> = {
  repeated: ({ count, names }) =>
    `La même image est affichée ${count} fois${names.length > 1 ? `, pour ${quoted(names)}` : ''}.`,
  drawn: ({ count }) =>
    `${
      count === 1
        ? 'La seule image de la page est un dessin'
        : `Les ${count} images de la page sont des dessins`
    }. Aucune photo ne montre la réalité.`,
  borrowed: ({ count, names }) =>
    `D’après ${count === 1 ? 'son nom' : 'leur nom'} de fichier, ${amount(count, 'image provient', 'images proviennent')} d’une banque d’images ou d’un générateur d’images, par exemple ${quoted(names.slice(0, 1))}.`,
};

const STEPS: Record<Flaw['kind'], readonly string[]> = {
  repeated: [
    'Donnez à chaque élément sa propre photo, et prenez-les toutes sous le même angle et la même lumière.',
  ],
  drawn: [
    'Remplacez les dessins par des photos : votre équipe au travail, vos locaux et le résultat obtenu.',
  ],
  borrowed: [
    'Remplacez les images de banques d’images et les images générées par vos propres photos. Une photo nette prise au mobile à la lumière du jour vaut mieux que la photo parfaite d’autre chose.',
  ],
};

export const text: Text = {
  why: 'Les visiteurs étudient les images de vraies personnes et de vraies choses, et sautent celles qui décorent. Une image sans rapport, ou la même pour plusieurs choses, fait douter du reste de la page.',
  measure:
    'Signalé si une même image est affichée pour plusieurs choses, si toutes les images sont des dessins sur une page qui vend quelque chose de concret, ou si des noms de fichiers montrent qu’elles viennent d’une banque d’images ou d’un générateur d’images. Les logos et les icônes ne comptent pas. Une image répétée ne figure jamais parmi les cinq premiers constats.',
  titles: {
    repeated: ({ count, names }) =>
      names.length > 1
        ? `La même image est affichée pour ${quoted(names)}`
        : `La même image est affichée ${count} fois`,
    drawn: () => 'La page montre des dessins là où l’on attend des photos',
    borrowed: ({ names }) => `Remplacez ${quoted(names.slice(0, 1))} par votre propre photo`,
  },
  observed: (flaws) => flaws.map((flaw) => OBSERVED[flaw.kind](flaw)).join(' '),
  steps: (flaws) => [
    ...flaws.flatMap(({ kind }) => STEPS[kind]).slice(0, 4),
    'Gardez les images qui montrent ce que vous êtes seul à avoir, et supprimez les autres.',
  ],
};
