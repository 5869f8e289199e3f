import type { Text } from './ceiling-changes.text.ts';

export const text: Text = {
  'action-missing': {
    title: 'Ajoutez un bouton clair pour ce que les visiteurs doivent faire',
    steps: [
      'Décidez de la seule chose que les visiteurs doivent faire ici, et ajoutez pour cela un bouton sur le premier écran.',
    ],
  },
  'broken-form': {
    title: 'Faites fonctionner le formulaire',
    steps: ['Ajoutez au formulaire un bouton qui l’envoie.', 'Envoyez-vous un message de test.'],
  },
  'broken-pictures': {
    title: 'Remplacez les images qui ne se chargent pas',
    steps: [
      'Mettez en ligne les fichiers manquants ou corrigez leur adresse, puis chargez la page dans une fenêtre privée.',
    ],
  },
  'builder-notes': {
    title: 'Retirez les notes internes',
    steps: ['Supprimez les notes, et lisez une fois toute la page comme un visiteur.'],
  },
  'collapsed-layout': {
    title: 'Réparez la mise en page cassée',
    steps: [
      'Ouvrez la page à 390 et à 1 350 px, et corrigez ce qui se chevauche, dépasse de l’écran ou est comprimé.',
    ],
  },
  'content-missing-on-phones': {
    title: 'Affichez aussi le contenu sur mobile',
    steps: ['Ouvrez la page sur un mobile, et affichez ce qui y est masqué ou coupé.'],
  },
  'covered-page': {
    title: 'Retirez la fenêtre superposée qui couvre la page',
    steps: [
      'Affichez-la plus tard, réduisez-la, ou donnez-lui un bouton de fermeture qui fonctionne sur les deux appareils.',
    ],
  },
  'dead-links': {
    title: 'Reliez les boutons et liens qui ne mènent nulle part',
    steps: [
      'Cliquez une fois sur chaque lien. Corrigez sa destination, ou retirez-le tant qu’elle n’existe pas.',
    ],
  },
  'empty-order': {
    title: 'Montrez ce que les visiteurs s’apprêtent à payer',
    steps: [
      'Listez sur cette page les articles avec leur prix et le total.',
      'Renvoyez vers la boutique les visiteurs dont le panier est vide.',
    ],
  },
  'empty-page': {
    title: 'Ajoutez du contenu à la page',
    steps: [
      'Dites ce que vous proposez, à qui, comment cela fonctionne et combien cela coûte, chacun dans sa section.',
      'Ouvrez la page dans une fenêtre privée. S’il y manque quelque chose, mettez-le dans le HTML.',
    ],
  },
  'expired-offer': {
    title: 'Remplacez l’événement passé ou l’offre terminée',
    steps: ['Indiquez la prochaine date, ou dites ce que les visiteurs peuvent faire maintenant.'],
  },
  'filler-text': {
    title: 'Remplacez le faux texte',
    steps: ['À sa place, écrivez ce que vous proposez, à qui et à quel prix.'],
  },
  'garbled-text': {
    title: 'Rendez le texte lisible',
    steps: ['Enregistrez la page en UTF-8, et remplacez chaque phrase qui n’a pas de sens.'],
  },
  'missing-content': {
    title: 'Ajoutez le contenu que la page promet',
    steps: ['Ajoutez ce qui manque, ou retirez le cadre ou la phrase qui l’annonce.'],
  },
  'mixed-languages': {
    title: 'N’utilisez qu’une langue sur la page',
    steps: [
      'Traduisez les passages dans l’autre langue, et mettez un lien vers une page distincte pour chaque langue.',
    ],
  },
  'offer-unstated': {
    title: 'Dites ce que vous proposez',
    steps: ['Dites dans le titre de quoi il s’agit et à qui cela s’adresse.'],
  },
  'poor-impression': {
    title: 'Soignez la première impression',
    steps: [
      'Comparez le premier écran à celui de deux pages qui vous inspirent confiance, sur ordinateur et sur mobile.',
    ],
  },
  'repeated-text': {
    title: 'Dites chaque chose une seule fois',
    steps: ['Supprimez les passages répétés, ou remplacez-les par des informations sur l’offre.'],
  },
  'unreadable-text': {
    title: 'Rendez le texte facile à lire',
    steps: ['Passez le texte courant à 16 px ou plus, avec un contraste d’au moins 4,5:1.'],
  },
  'unstyled-page': {
    title: 'Faites charger la mise en forme de la page',
    steps: ['Cherchez les feuilles de style qui ne se chargent pas, et corrigez leur adresse.'],
  },
};
