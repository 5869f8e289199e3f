import { list, quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

const name = (label: string) => quote(label, 40);

function names(labels: readonly string[]): string {
  return list(labels.map(name), 9);
}

const ELSEWHERE =
  'Déplacez ce dont les habitués ont besoin, comme la connexion ou les paiements, dans l’en-tête ou le pied de page.';

export const text: Text = {
  why: 'Chaque choix supplémentaire coûte de l’attention, et qui ne sait pas quelle étape lui est destinée remet sa décision à plus tard. Une seule étape claire obtient plus de clics que plusieurs à égalité.',
  measure:
    'Signalé si le haut de page montre deux boutons ou plus de même aspect et de même taille, si un bouton plein n’y mène qu’à des informations alors que celui qui invite à agir n’a qu’un contour ou n’est que dans l’en-tête, ou si la page a au moins cinq boutons d’action aux libellés différents. Plus il y en a, plus c’est grave. Des boutons aux libellés différents répartis sur la page ne figurent jamais parmi les cinq premiers constats. Trois boutons ou plus dont un seul invite à agir comptent comme un choix proposé.',
  equals: ({ labels, lead }) => ({
    title:
      labels.length === 2
        ? `Faites de ${name(lead)} le seul bouton principal en haut de page`
        : `Choisissez un bouton principal en haut de page : ${labels.length} paraissent aussi importants`,
    observed: `${names(labels)} ont le même aspect et la même taille sur le premier écran : aucun ne s’impose comme l’étape suivante.`,
    steps: [
      `Décidez sur quel bouton les nouveaux visiteurs doivent cliquer, par exemple ${name(lead)}, et ne gardez que lui en bouton plein.`,
      'Donnez au deuxième plus utile un simple contour, et transformez les autres en liens texte plus bas.',
      ELSEWHERE,
    ],
  }),
  louder: ({ loud, quiet }) => ({
    title: `Faites de ${name(quiet)} le bouton principal à la place de ${name(loud)}`,
    observed: `En haut de page, ${quote(loud, 60)} est un bouton plein mais ne mène qu’à des informations, alors que ${quote(quiet, 60)} n’a qu’un contour.`,
    steps: [
      `Inversez leurs styles : remplissez ${name(quiet)}, et faites de ${name(loud)} un bouton à contour ou un lien texte.`,
      `Placez ${name(quiet)} en premier, et gardez ce style plein partout sur la page.`,
    ],
  }),
  header: ({ loud, quiet }) => ({
    title: `En haut de page, faites de ${name(quiet)} le bouton principal à la place de ${name(loud)}`,
    observed: `En haut de page, ${quote(loud, 60)} est un bouton plein mais ne mène qu’à des informations. ${quote(quiet, 60)} ne figure que dans l’en-tête.`,
    steps: [
      `Ajoutez ${name(quiet)} en haut de page sous forme de bouton plein, et faites de ${name(loud)} un bouton à contour ou un lien texte.`,
      `Gardez le même style plein pour ${name(quiet)} partout sur la page.`,
    ],
  }),
  many: ({ labels, lead }) => ({
    title: `Choisissez un bouton principal : ${labels.length} se font concurrence`,
    observed: `La page a ${labels.length} boutons d’action aux libellés différents : ${names(labels)}.`,
    steps: [
      `Choisissez l’étape qui compte le plus, par exemple ${name(lead)}, et utilisez ce libellé sur chaque bouton plein.`,
      'Fusionnez les boutons qui mènent au même échange ou au même formulaire ; des libellés différents laissent croire à des actions différentes.',
      'Transformez les autres boutons en liens texte, chacun dans la section qui lui correspond.',
      ELSEWHERE,
    ],
  }),
};
