import { list } from '../../shared/phrasing.ts';
import { fieldNames } from '../scored-form.ts';
import type { Text } from './text.ts';

type Fields = Parameters<Text['advice']['explain']>[0]['fields'];

function named(fields: Fields): { names: string; isOne: boolean } {
  const names = fieldNames(fields);
  return { names: list(names), isOne: names.length === 1 };
}

export const text: Text = {
  title: {
    passes: 'Aucun champ sensible ne reste sans explication',
    fails: 'Des données sensibles sont exigées sans raison',
  },
  why: 'Sur 1 362 formulaires en ligne, c’est au champ de mot de passe que l’on partait le plus, puis au numéro de téléphone. Dans des études de commandes, des gens renonçaient devant des champs de téléphone obligatoires sans explication, et 58 % des sites n’expliquaient pas pourquoi ils le demandaient.',
  measure:
    'Champs obligatoires de téléphone, date de naissance, revenu ou numéro d’identité non expliqués dans le même groupe de champs, et mots de passe hors des formulaires de compte et de commande : 1 s’il n’y en a pas, 0,5 pour un, 0,1 à partir de deux. Un téléphone n’a pas besoin d’explication si l’on demande un rappel, réserve ou se fait livrer, ou si un service affiche son propre numéro sur le premier écran. Non noté si l’on ne sait pas si un champ est obligatoire.',
  notApplicable: { noForm: 'La page n’a pas de formulaire.' },
  notMeasured: {
    unclear: ({ unclear }) => {
      const { names, isOne } = named(unclear);
      return isOne
        ? `On ne sait pas si ce champ est obligatoire : ${names}.`
        : `On ne sait pas si ces champs sont obligatoires : ${names}.`;
    },
  },
  searched: ['le texte du même groupe que chaque champ, pour une explication'],
  observed: {
    none: 'Aucun champ sensible n’est obligatoire sans explication.',
    required: ({ fields }) => {
      const { names, isOne } = named(fields);
      return isOne
        ? `Ce champ est obligatoire et rien à proximité n’explique pourquoi : ${names}.`
        : `Ces champs sont obligatoires et rien à proximité n’explique pourquoi : ${names}.`;
    },
  },
  advice: {
    title: ({ fields }) => {
      const { names, isOne } = named(fields);
      return `Rendez ${isOne ? 'facultatif' : 'facultatifs'} ou expliquez : ${names}`;
    },
    remove: ({ fields }) => `Retirez ${named(fields).names} si l’étape suivante peut s’en passer.`,
    explain: ({ fields }) =>
      named(fields).isOne
        ? 'Sinon, indiquez que le champ est facultatif, ou ajoutez dessous une ligne honnête qui dit à quoi il sert.'
        : 'Sinon, indiquez que ces champs sont facultatifs, ou ajoutez sous chacun une ligne honnête qui dit à quoi il sert.',
    postponePassword:
      'Ne demandez un mot de passe qu’après l’envoi de la demande, ou envoyez plutôt un lien de connexion.',
  },
};
