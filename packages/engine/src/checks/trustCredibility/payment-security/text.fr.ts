import { quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

type Assurance = Parameters<Text['observed']['fromHtml']>[0];

function assurance({ wording, processor }: Assurance): string {
  if (wording !== null) return `Le message ${quote(wording)} est près des champs de carte`;
  return processor === null
    ? 'Aucun message de sécurité n’a été trouvé près des champs de carte'
    : `Le prestataire de paiement ${processor} est nommé pour les champs de carte`;
}

export const text: Text = {
  title: {
    passes: 'Les champs de carte inspirent confiance',
    fails: 'Les champs de carte n’inspirent pas confiance',
  },
  titleFromHtml: {
    passes: 'La sécurité du paiement par carte est évoquée',
    fails: 'La sécurité du paiement par carte n’est pas évoquée',
  },
  why: 'Dans une enquête, 25 % de 1 012 adultes américains avaient abandonné une commande en trois mois parce qu’ils ne voulaient pas confier leur carte au site. Dans des tests, des champs de carte délimités par une bordure et une couleur paraissaient plus sûrs.',
  measure:
    'Un message rassurant à moins de 150 px des champs de carte, ou le cadre ou le nom d’un prestataire de paiement connu, vaut 0,6, et des champs de carte délimités par une bordure ou un fond 0,4. S’applique s’il y a des champs de carte ou un cadre de paiement.',
  notApplicable: { noCardFields: 'La page n’a pas de champs de carte.' },
  notMeasured: { look: 'Nous n’avons pas pu déterminer si les champs de carte sont délimités.' },
  observed: {
    fromHtml: (given) => `${assurance(given)} ; le HTML seul ne montre pas leur aspect.`,
    look: ({ isSetApart, ...given }) =>
      `${assurance(given)}, qui ${isSetApart ? 'sont' : 'ne sont pas'} délimités du reste de la page.`,
  },
  searched: [
    'le texte à moins de 150 px des champs de carte',
    'les noms et cadres de prestataires de paiement connus',
  ],
  advice: {
    title: ({ field }) =>
      `Délimitez ${field === null ? 'les champs de carte' : `les champs autour ${field === '' ? 'du numéro de carte' : `de ${quote(field, 30)}`}`} et dites qui protège les données`,
    assurance:
      'À moins de 150 px du numéro de carte, dites qui traite le paiement et que la connexion est chiffrée.',
    frame: 'Placez les champs de carte dans un cadre avec une bordure et un fond légèrement différent.',
    logos: 'Éloignez les autres logos du cadre ; un nom connu fait plus que plusieurs labels inconnus.',
    design: [
      'Un cadre à bordure de 1 px autour du numéro, de la date et du code, avec une icône de cadenas.',
    ],
  },
};
