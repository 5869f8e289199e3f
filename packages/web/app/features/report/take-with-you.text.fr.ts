import type { TakeText } from './take-with-you.text.ts';

export const takeText: TakeText = {
  title: 'À emporter',
  lead: 'Choisissez des corrections et emportez-les dans votre code, chez votre développeur ou dans votre test A/B.',
  placeholder: 'Contient un texte provisoire : remplacez-le par vos propres mots avant de publier.',
  copy: ({ label }) => `Copier : ${label}`,
  download: ({ label }) => `Télécharger : ${label}`,
  copyButton: 'Copier',
  downloadButton: 'Télécharger',
  copied: 'Copié',
  copyFailedTitle: 'La copie a échoué',
  downloadFailedTitle: 'Le téléchargement a échoué',
  labels: {
    html: 'HTML et CSS',
    list: 'Liste pour un développeur',
    json: 'JSON',
    snippet: 'Extrait pour test A/B',
  },
  copyFailed: 'Téléchargez plutôt le fichier.',
  downloadFailed: 'Vérifiez votre connexion et réessayez.',
  uses: {
    html: 'Ancien et nouveau HTML et CSS, avec les sélecteurs.',
    list: 'Des changements numérotés, en mots simples.',
    json: 'Pour vos propres outils, et pour liftmark fix sur un fichier HTML.',
    snippet: 'Du JavaScript simple pour GrowthBook, PostHog, VWO, Optimizely et d’autres.',
  },
  snippet: {
    title: 'Où placer l’extrait',
    places: {
      GrowthBook: 'Dans le Visual Editor, ajoutez-le au JavaScript personnalisé de la variante.',
      PostHog:
        'Dans le code de votre site, exécutez-le là où le feature flag de l’expérience a la variante de test.',
      VWO: 'Dans l’éditeur, ouvrez le code de la variante et ajoutez-le en JavaScript.',
      Optimizely:
        'Ajoutez-le au Custom Code de la variante, pas au Shared Code, qui s’exécute dans toutes les variantes.',
    },
    note: 'Collez-le sans élément script autour. Il attend la page de lui-même et montre toutes les corrections choisies ou aucune.',
  },
};
