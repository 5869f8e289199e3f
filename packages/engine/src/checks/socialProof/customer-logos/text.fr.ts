import { amount, list, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

function underTestimonials(count: number, companies: readonly string[]): string {
  if (companies.length === 0) return '';
  const part = companies.length === count ? '' : `dont ${companies.length} `;
  const where = companies.length === 1 ? 'sous un témoignage' : 'sous des témoignages';
  return `, ${part}${where} : ${list(companies.map((name) => quote(name, 40)))}`;
}

export const text: Text = {
  title: {
    passes: 'Des noms ou logos de clients sont affichés',
    fails: 'Peu ou pas de clients sont nommés',
  },
  why: 'Dans une étude de mémorisation, on retenait mieux les logos de clients connus, tandis que les inconnus n’avaient aucun effet. Retenir n’est pas convertir : cela compte donc peu.',
  measure: (scale) =>
    `Pour les offres aux entreprises : logos de clients, clients d’études de cas et entreprises nommées sous des témoignages : ${scale}. Les logos de paiement, d’intégrations et les certificats ne comptent pas. Non noté si le public est inconnu.`,
  notApplicable: { consumers: 'L’offre s’adresse aux particuliers.' },
  notMeasured: {
    audience:
      'Seules les offres aux entreprises ont besoin de noms ou de logos de clients, et on ne sait pas si c’en est une.',
    logos: 'On ne sait pas si la page affiche des logos de clients.',
  },
  unread: 'Des logos de clients',
  searched: [
    'les rangées de logos',
    'les études de cas',
    'les entreprises nommées sous des témoignages',
    'le contenu principal et le pied de page',
  ],
  observed: {
    none: 'Aucun client n’est présenté par son nom ou son logo.',
    some: ({ count, companies, missing }) =>
      `${amount(count, 'client est présenté', 'clients sont présentés')} par nom ou logo${underTestimonials(count, companies)}${missing > 0 ? ` ; visez-en ${missing} de plus` : ''}.`,
  },
  advice: {
    extend: {
      title: ({ named, first }) =>
        `Ajoutez ${named === 1 ? 'deux autres clients' : 'un autre client'} à côté de ${quote(first, 40)}`,
    },
    start: {
      belowHeadline: ({ headline }) => `Nommez trois clients sous ${quote(headline)}`,
      onPage: ({ page }) => `Nommez trois clients en haut de ${page}`,
    },
    steps: [
      'Choisissez des clients que vos visiteurs connaissent ou dans lesquels ils se reconnaissent, et obtenez leur accord par écrit.',
      'Affichez trois à six logos sur une rangée, en une seule couleur, avec le nom de l’entreprise comme texte alternatif.',
      'Au-dessus de la rangée, dites à quoi ces clients utilisent votre produit ou service, et pas seulement « Ils nous font confiance ».',
    ],
  },
};
