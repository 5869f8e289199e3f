import { amount } from '@liftmark/contract/figures';
import type { Text } from './text.ts';

export const text: Text = {
  searched: {
    consentBanner: [
      'les fenêtres superposées',
      'les dialogues',
      'les cadres',
      'les barres en haut et en bas',
    ],
    contact: ({ links }) =>
      `les liens visibles vers des téléphones, des adresses e-mail et des pages de contact (${links}), les téléphones et adresses du texte, et tous les formulaires`,
    countdowns: 'tout le texte visible, et les blocs de nombres qui montrent le temps restant',
    faq: 'les accordéons, les titres en forme de question suivis de texte, et les sections dont le titre est une question',
    freeOffer:
      'tout le texte visible et les boutons qui mentionnent une formule gratuite, un essai, un échantillon, un téléchargement ou une consultation',
    guarantee:
      'tout le texte visible et les liens qui mentionnent des garanties, des retours ou des remboursements',
    links: ({ links, to }) =>
      `les liens visibles (${links}), de l’en-tête au pied de page, qui mènent à ceci : ${to}`,
    linksTo: {
      about: 'une page « À propos » ou de présentation, ou des mentions légales',
      prices: 'des prix, des billets ou une carte',
      pricesBelow: 'des prix sur cette page',
      privacy: 'une page sur la confidentialité ou la protection des données',
      terms: 'des conditions générales',
    },
    logos:
      'les rangées d’au moins trois petites images semblables, et les listes de noms sous des titres comme « Ils nous font confiance »',
    numbers:
      'les chiffres légendés en rangées ou en fiches, et les phrases qui comptent des clients, des projets ou des années',
    offer: {
      booking: 'tous les liens et boutons qui proposent une réservation, une inscription ou une estimation',
      demo: 'tous les boutons et liens qui proposent une démo',
      donation: 'tous les formulaires et boutons qui demandent des dons',
      freePlan: 'toutes les lignes courtes qui mentionnent une formule gratuite',
      priceGate: 'toutes les lignes courtes qui demandent des dates ou une connexion avant le prix',
      quote:
        'toutes les lignes courtes, tous les liens et boutons qui proposent un devis, une démo ou un contact commercial',
      waitingList: 'tous les boutons qui mènent à une liste d’attente',
    },
    proof: {
      cases: 'les liens et titres qui nomment des études de cas ou des témoignages de clients',
      press: 'les titres comme « Vu dans » et les logos en dessous',
      provenance:
        'les mentions d’achat vérifié, les liens vers des plateformes d’avis et leurs modules, et les notes sur la vérification des avis',
      ratings:
        'le texte, les libellés et les images qui montrent des étoiles, des moyennes ou un nombre d’avis',
      testimonials:
        'les citations, les fiches sous des titres sur les clients et les listes d’avis, avec le nom d’une personne',
    },
    support: 'les numéros et liens de téléphone, les modules de chat et les liens d’aide ou d’assistance',
    video: ['les éléments video', 'les cadres d’hébergeurs vidéo', 'les éléments de lecteur'],
  },
  notMeasured: {
    noWordList: 'Il n’y a pas de liste de mots pour la langue de cette page.',
    noReadingFormula: 'Nous n’avons pas de formule de lisibilité pour la langue de cette page.',
    tooLittleText: ({ words, needed }) =>
      `La page contient ${amount(words, 'mot', 'mots')} de texte suivi, hors titres, citations et mentions légales. La formule de lisibilité en demande ${needed}.`,
    consentBanner:
      'Les bandeaux de consentement sont ajoutés par des scripts, qui ne s’exécutent pas quand seul le HTML est lu.',
    house:
      'On ne sait pas si l’on vient ici manger, dormir ou simplement visiter, donc pas non plus quelles informations on y cherche.',
    pricesBelow: ({ link }) =>
      `Le lien « ${link} » mène plus bas dans la page, mais nous n’avons pas pu y lire de montant.`,
    testimonials:
      'La page cite des clients ou mentionne des témoignages, mais nous n’avons pas pu les identifier avec certitude.',
  },
  starRow: 'Rangée d’étoiles',
  httpStatus: ({ status }) => `Statut HTTP ${status}`,
};
