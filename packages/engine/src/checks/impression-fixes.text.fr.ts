import type { Text } from './impression-fixes.text.ts';

export const text: Text = {
  browserTypeShare: 'Choisissez une police pour le texte plutôt que celle du navigateur par défaut.',
  browserLinkShare:
    'Donnez aux liens une couleur assortie à votre logo plutôt que le bleu par défaut du navigateur.',
  headlineScale: 'Faites le titre au moins deux fois plus grand que le texte courant.',
  lineHeight: 'Réglez l’interligne du texte courant sur 1,5.',
  lineLetters: 'Réglez la largeur du texte pour que chaque ligne ait de 45 à 85 caractères.',
  emptyShare: 'Réduisez les grands vides, ou remplissez-les d’exemples, d’avis ou de réponses aux questions.',
  edgeShare: 'Gardez une marge entre le texte et le bord de l’écran.',
  typeSizes: 'Faites les titres nettement plus grands que le texte qui suit.',
  columnsShare:
    'Sur grand écran, placez côte à côte les éléments de même nature, comme les services ou les avis.',
  phoneOverflow:
    'Trouvez ce qui est plus large qu’un écran de mobile, et laissez-le passer à la ligne ou rétrécir.',
  phoneTiny: 'Agrandissez les petits textes sur mobile.',
  textDensity:
    'Dites-en plus sur l’offre : ce qu’elle comprend, à qui elle s’adresse et comment elle se déroule.',
  firstScreenText: 'Ajoutez au premier écran une phrase qui dit ce que vous proposez et à qui.',
  textColors: 'Distinguez titres, liens et prix du texte par la couleur, toujours de la même façon.',
  styledButtons: 'Donnez à chaque bouton une forme pleine et assez d’espace autour de son libellé.',
  loudAreaShare:
    'Utilisez des couleurs calmes pour les grandes surfaces, et gardez la vive pour le bouton principal.',
  firstScreenPicture: 'Montrez au premier écran une grande image nette de ce que vous proposez.',
  detail: 'Ajoutez au premier écran quelque chose à regarder, comme une photo ou une illustration.',
};
