import { amount, list, percent, quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  why: 'Une image cassée est la première chose que les visiteurs remarquent, et souvent ce qu’ils venaient voir. Elle donne à la page et à l’offre un air négligé.',
  measure:
    'Signalé si des images, des images de fond ou des vidéos de votre propre site ne se chargent pas. Un logo manquant ou une vidéo manquante sur le premier écran compte plus que toute autre image, une image de fond moins. C’est au plus grave si la plupart des images manquent.',
  title: {
    hero: ({ others }) =>
      others === 0
        ? 'L’arrière-plan du premier écran ne se charge pas'
        : `L’arrière-plan du premier écran et ${amount(others, 'autre image')} ne se chargent pas`,
    logo: 'Le logo ne se charge pas',
    one: ({ name }) =>
      name === '' ? 'Une image ne se charge pas' : `L’image ${quote(name, 50)} ne se charge pas`,
    some: ({ count, withLogo }) =>
      `${amount(count, 'image ne se charge pas', 'images ne se chargent pas')}${withLogo ? ', dont le logo' : ''}`,
    all: ({ count }) =>
      count === 2
        ? 'Les deux images de la page sont cassées'
        : `Les ${count} images de la page sont toutes cassées`,
  },
  picture: 'l’image',
  observed: ({ count, share, files }) =>
    `${amount(count, 'image', 'images')} de la page${share < 0.95 && count > 2 ? ` (${percent(share)} de toutes les images)` : ''} ${count === 1 ? 'manque' : 'manquent'} : ${list(files, 4)}. Les visiteurs voient à la place une icône d’image cassée ou un cadre vide.`,
  step: {
    upload: ({ files }) =>
      `Mettez de nouveau en ligne ${list(files, 4)}, ou corrigez ${files.length === 1 ? 'l’adresse' : 'les adresses'} dans la page. Attention aux majuscules et aux espaces dans les noms de fichiers.`,
    logo: 'Vérifiez d’abord le logo : il figure dans l’en-tête de chaque page.',
    remove: 'Retirez les images que vous n’avez plus, ainsi que leur cadre.',
    test: 'Chargez la page dans une fenêtre privée, qui ne contient pas d’anciennes copies des images.',
  },
};
