import { amount, places, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

type Cards = Parameters<Text['observed']['cards']>[0];

const priced = ({ priced: count, total }: Cards) =>
  count === 0
    ? `Aucune ${total === 1 ? 'vignette produit' : `des ${total} vignettes produit`} n’affiche de prix`
    : `${amount(count, 'vignette produit', 'vignettes produit')} sur ${total} ${count === 1 ? 'affiche' : 'affichent'} un prix`;

export const text: Text = {
  title: {
    passes: 'Les prix sont faciles à trouver',
    fails: 'Les prix manquent ou sont difficiles à trouver',
  },
  titleFromHtml: {
    passes: 'Les prix sont affichés ou accessibles par un lien',
    fails: 'Les prix ne sont ni affichés ni accessibles par un lien',
  },
  why: 'Le prix est l’une des premières choses que l’on cherche, et les spécialistes de l’ergonomie ont désigné l’absence de prix comme la première erreur des sites d’entreprise. Dans des études de pages produit, 20 % des achats échoués venaient d’informations absentes ou confuses.',
  measure: (cases) =>
    `Sur les pages produit et catégorie, un prix ou « gratuit » vaut 1 dans les deux premiers écrans et 0,8 plus bas ; sur les autres, 1 où que ce soit. Sinon, c’est ${cases}. Non noté si les prix n’apparaissent qu’après la saisie d’une date ou une connexion.`,
  how: {
    cards: 'si moins de la moitié des vignettes d’une catégorie affichent un prix',
    free: 'si toute l’offre est gratuite',
    link: 's’il y a un lien vers les tarifs (pas sur les pages de tarifs)',
    route:
      'pour un moyen d’obtenir un devis, de réserver ou de parler à un commercial, ou une première étape gratuite d’un service',
    noneInShop: 's’il n’y a rien sur une page produit ou catégorie',
    none: 's’il n’y a rien ailleurs',
  },
  notMeasured: {
    gate: 'Les prix n’apparaissent qu’après la saisie d’une date ou une connexion, et nous n’avons fait ni l’une ni l’autre.',
    noWordList:
      'Aucun montant n’a été trouvé, et il n’y a pas de liste de mots pour « gratuit » ou « prix » dans cette langue.',
    absent: 'Un prix',
  },
  observed: {
    price: ({ price, depth }) => `Le prix ${quote(price)} est ${places(depth)}.`,
    cards: (cards) => `${priced(cards)}.`,
    free: ({ said }) => `La page dit que c’est gratuit : ${quote(said)}.`,
    link: ({ label }) => `Le lien ${quote(label)} mène aux prix.`,
    freeStep: ({ said }) => `Aucun prix n’est affiché, mais ceci est gratuit : ${quote(said)}.`,
    quoteRoute: ({ label }) => `Aucun prix n’est affiché, mais ${quote(label)} permet d’en obtenir un.`,
    bookingRoute: ({ label }) =>
      `Aucun prix n’est affiché, mais ${quote(label)} permet peut-être d’en obtenir un.`,
    none: 'Aucun prix n’a été trouvé, ni aucun moyen d’en obtenir un.',
  },
  searched: [
    'le texte visible de toute la page',
    'les symboles monétaires et les mots pour « gratuit »',
    'les données structurées',
  ],
  advice: {
    cards: {
      title: ({ total }) => {
        if (total === 0) return 'Affichez le prix sur chaque vignette produit';
        if (total === 1) return 'Affichez le prix sur la vignette produit';
        return `Affichez le prix sur chacune des ${amount(total, 'vignette produit', 'vignettes produit')}`;
      },
      steps: (cards) => [
        `Affichez le prix actuel sous chaque nom de produit${cards.total === 0 ? '' : ` (à ce jour : ${cards.priced} sur ${cards.total})`}.`,
        'Si les variantes ont des prix différents, affichez le plus bas avec « à partir de ».',
        'Affichez tout ancien prix à côté du prix actuel, en plus petit.',
      ],
    },
    price: {
      title: ({ price }) => `Remontez le prix ${quote(price, 40)} dans les deux premiers écrans`,
      steps: ({ depth }) => [
        `Le prix est ${places(depth)}. Placez-le à côté du nom du produit et du bouton d’achat.`,
        'Vérifiez sur ordinateur et sur mobile : le prix doit se voir sans chercher.',
      ],
    },
    quoteRoute: {
      title: ({ label }) => `Ajoutez des exemples de prix à côté de ${quote(label, 40)}`,
      steps: ({ label }) => [
        `Un devis peut être la bonne façon de vendre. Montrez ce que coûte une commande type à côté de ${quote(label, 40)}, pour que les visiteurs sachent s’ils sont au bon endroit.`,
        'Décrivez deux ou trois cas courants avec leur prix ou leur fourchette de prix.',
        'Dites ce qui fait monter ou baisser le prix.',
      ],
    },
    bookingRoute: {
      title: ({ label }) => `Affichez le prix à côté de ${quote(label, 40)}`,
      steps: ({ label }) => [
        `Affichez le prix, ou le plus bas avec « à partir de », à côté de ${quote(label, 40)} : on veut le connaître avant de réserver.`,
        'S’il dépend de la date ou du nombre, montrez deux ou trois cas courants avec leur prix.',
      ],
    },
    none: {
      title: ({ page }) => `Affichez le prix sur ${page}`,
      steps: [
        'Affichez le prix, ou le plus bas avec « à partir de », près du titre et de nouveau à côté du bouton principal.',
        'S’il dépend de la commande, montrez deux ou trois commandes types avec leur prix.',
      ],
      mayBeFree: 'Si c’est gratuit, écrivez « gratuit ».',
    },
  },
};
