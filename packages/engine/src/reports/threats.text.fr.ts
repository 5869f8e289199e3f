import type { Text } from './threats.text.ts';

export const text: Text = {
  price: {
    title: ({ isBusiness }) =>
      isBusiness
        ? 'Les concurrents qui affichent leurs prix sont examinés en premier'
        : 'D’autres organisations disent d’emblée ce que coûte la participation',
    why: ({ isBusiness }) =>
      isBusiness
        ? 'Les visiteurs qui comparent retiennent les offres dont ils voient le prix, et une page sans prix n’en fait pas partie.'
        : 'Ceux qui hésitent entre plusieurs options choisissent celle dont ils connaissent le coût.',
  },
  proof: {
    title: ({ isBusiness }) =>
      isBusiness
        ? 'Les concurrents qui ont des preuves paraissent plus sûrs'
        : 'Les organisations qui montrent leurs résultats inspirent plus confiance',
    why: ({ isBusiness }) =>
      isBusiness
        ? 'Entre deux offres semblables, les visiteurs choisissent celle que d’autres clients recommandent.'
        : 'On donne son temps, son argent ou sa confiance aux organisations qui montrent ce qu’elles ont accompli.',
  },
  wording: {
    title: ({ isBusiness }) =>
      isBusiness
        ? 'Pour qui compare, cette offre ressemble à toutes les autres'
        : 'Pour qui compare les organisations, celle-ci ressemble à toutes les autres',
    why: ({ isBusiness }) =>
      isBusiness
        ? 'Quand les offres se ressemblent, les visiteurs se décident sur le prix.'
        : 'Quand les organisations se ressemblent, on ne retient pas laquelle était laquelle.',
  },
  mobile: {
    title: () => 'Les visiteurs attendent des pages qui fonctionnent sur leur mobile',
    why: () => 'Ils viennent de pages qui le font, et revenir en arrière ne demande qu’un geste.',
  },
  speed: {
    title: () => 'Les visiteurs sont habitués à des pages plus rapides',
    why: () => 'Chaque seconde d’attente en renvoie une partie aux résultats de recherche.',
  },
  look: {
    title: () => 'La page paraît dépassée par rapport à ce que les visiteurs connaissent',
    why: () => 'Ils jugent si votre travail est actuel d’après l’aspect de la page.',
  },
  freshness: {
    title: () => 'Des informations périmées font douter qu’il y ait encore quelqu’un',
    why: () => 'Les visiteurs ne savent pas si le reste de la page est encore vrai.',
  },
  broken: {
    title: () => 'Une promesse non tenue attire les réclamations',
    why: () => 'Les visiteurs venus pour elle se sentent trompés, et le disent dans leurs avis.',
  },
  claims: {
    title: () => 'Des affirmations sans preuve peuvent se retourner contre vous',
    why: () =>
      'Les visiteurs, les concurrents et les autorités de protection des consommateurs peuvent demander des preuves, et le doute sur une affirmation gagne les autres.',
  },
  contradiction: {
    title: () => 'Des informations contradictoires entament la confiance',
    why: () =>
      'Les visiteurs qui s’en aperçoivent ne savent pas laquelle croire, et peuvent exiger celle qui les avantage.',
  },
  reviews: {
    title: () => 'Des avis invérifiables peuvent se retourner contre vous',
    why: () =>
      'Les visiteurs savent que des avis peuvent être inventés, et des avis qui semblent faux font plus de tort que leur absence.',
  },
  pressure: {
    title: () => 'Une pression qui ne tient pas peut se retourner contre vous',
    why: () =>
      'Les visiteurs qui reviennent et retrouvent la même échéance ou le même stock ne croient plus la page, et le droit de la consommation interdit la fausse urgence.',
  },
  terms: {
    title: () => 'Des conditions qui surprennent mènent à des réclamations',
    why: () => 'Ceux qui se sentent piégés annulent, réclament leur argent et en parlent.',
  },
  connection: {
    title: () => 'Les navigateurs mettent en garde contre cette page',
    why: () => 'Devant un avertissement, beaucoup font demi-tour avant d’avoir lu un mot.',
  },
  checkout: {
    title: () => 'Les acheteurs ne peuvent pas lire les conditions avant de payer',
    why: () =>
      'Les acheteurs prudents s’arrêtent là, et les commandes passées sans conditions sont plus faciles à contester.',
  },
  standing: {
    title: 'La plupart des pages que nous avons mesurées ont un meilleur score',
    description: ({ standing, isBusiness }) =>
      `${standing} ${isBusiness ? 'Les visiteurs qui comparent' : 'Ceux qui comparent les organisations'} trouveront des pages qui répondent mieux à leurs questions.`,
    mitigation: ({ advice }) => `Commencez par cette correction : ${advice}`,
  },
  description: ({ observed, why }) => `${observed} ${why}`,
};
