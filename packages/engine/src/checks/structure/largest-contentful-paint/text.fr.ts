import { amount, bytes, perViewport, quote, seconds } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

type Largest = Parameters<Text['advice']['title']>[0]['largest'];

const UNNAMED = 'le plus grand élément';

/** L’image « hero.jpg » (1,4 Mo), sinon son texte. */
function nameOf({ file, bytes: weight, node }: Largest): string {
  if (file) return `l’image ${quote(file, 60)}${weight === null ? '' : ` (${bytes(weight)})`}`;
  return node?.text ? quote(node.text, 60) : UNNAMED;
}

function introduced(largest: Largest): string {
  const name = nameOf(largest);
  return name === UNNAMED ? UNNAMED : `${UNNAMED}, ${name},`;
}

export const text: Text = {
  title: {
    passes: 'Le contenu principal apparaît vite',
    fails: 'Le contenu principal apparaît lentement',
  },
  why: 'Dans un test randomisé de deux pages de destination visuellement identiques, afficher le plus grand élément 31 % plus tôt a apporté 8 % de ventes en plus. Les données de grandes enseignes associent chaque tranche de 100 ms supplémentaires à une conversion plus faible, mais ce n’est qu’une corrélation.',
  measure: (scale) =>
    `Le temps avant l’affichage du plus grand élément (LCP), lors d’un passage sur notre machine : ${scale}. Si notre machine était trop occupée, un temps lent ne compte pas.`,
  notMeasured: { noValue: 'Le navigateur n’a pas indiqué de plus grand élément.' },
  observed: {
    painted: ({ largest, times, isGood }) =>
      `Lors de notre passage, ${introduced(largest)} est apparu après ${perViewport(times, seconds)}${isGood ? '' : ' (2,5 s ou moins est un bon temps)'}.`,
  },
  advice: {
    withoutTimes: { title: 'Affichez plus tôt le contenu principal', steps: ['Mesurez de nouveau.'] },
    title: ({ largest }) => `Affichez plus tôt ${nameOf(largest)}`,
    compress: ({ largest }) =>
      `Fournissez ${nameOf(largest)} en WebP ou AVIF à sa taille d’affichage, sous 200 Ko.`,
    startEarlier: ({ largest }) =>
      `Chargez plus tôt ${nameOf(largest)} : le poids convient, mais le chargement commence tard.`,
    prioritize:
      'Chargez cet élément sans chargement différé et avec fetchpriority="high", et référencez-le dans le HTML plutôt que dans une feuille de style ou un script.',
    unblock: ({ largest }) =>
      `Ne faites pas attendre ${nameOf(largest)} à cause des styles, polices ou scripts : placez dans le HTML les styles nécessaires et différez les scripts.`,
    cache: ({ firstByteMs }) =>
      `Le premier octet a mis ${seconds(firstByteMs)} lors de notre passage. Mettez la page en cache sur des serveurs proches de vos visiteurs.`,
    slim: ({ total, requests }) =>
      `La page a chargé ${bytes(total)} en ${amount(requests, 'requête', 'requêtes')}. Retirez ce qui ne sert pas au premier écran.`,
  },
};
