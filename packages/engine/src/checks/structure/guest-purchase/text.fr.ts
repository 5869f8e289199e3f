import { quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: {
    passes: 'On peut commander sans compte',
    fails: 'La commande exige un compte',
  },
  why: 'Parmi les acheteurs américains qui ont abandonné une commande, 35 % mettaient en cause la création obligatoire d’un compte en 2016, et 19 % dans la dernière enquête. Sur 1 362 formulaires, c’est au champ de mot de passe que l’on partait le plus.',
  measure:
    'Vaut 1 avec une option sans compte ou sans mot de passe obligatoire, et 0 s’il faut un compte ou une connexion pour continuer. Non noté si ni l’un ni l’autre n’est visible.',
  notMeasured: { unclear: 'Cette étape ne montre pas si l’on peut acheter sans compte.' },
  searched: ['les formulaires, boutons et liens de la page, pour toute mention d’une commande sans compte'],
  observed: {
    guest: ({ label }) => `On peut acheter sans compte : ${quote(label)}.`,
    noPassword: 'On peut passer commande sans saisir de mot de passe.',
    account: 'On ne peut continuer qu’en se connectant ou en créant un compte.',
  },
  advice: {
    title: ({ submit }) =>
      `Ajoutez une commande sans compte${submit === null ? '' : ` à côté de ${quote(submit, 40)}`}`,
    steps: [
      'Placez la commande sans compte en premier, aussi visible que la connexion.',
      'Ne demandez que ce dont la commande a besoin : e-mail, livraison, paiement.',
      'Après la commande, proposez un compte : un champ de mot de passe, et les raisons de s’inscrire.',
    ],
  },
};
