import { amount, list, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: { passes: 'La connexion est sécurisée', fails: 'La connexion n’est pas sécurisée' },
  why: 'Les navigateurs signalent les pages non chiffrées comme non sécurisées. Dans une enquête auprès de 1 324 personnes au Royaume-Uni, 46 % refuseraient de donner leur nom ou leur carte à une telle page ; presque tous les sites étant aujourd’hui chiffrés, un site qui ne l’est pas se remarque.',
  measure: (cases) => `Vaut ${cases}. Les adresses de réseau local ne sont pas vérifiées.`,
  how: {
    open: 'si la page ou la destination d’un formulaire utilise HTTP',
    files: 'si des images ou des médias se chargent en HTTP',
    secure: 'si tout utilise HTTPS',
  },
  notApplicable: { privateHost: 'La page n’est pas sur un hôte public.' },
  observed: {
    page: ({ address }) => `La page est servie en HTTP : ${address}.`,
    form: ({ targets }) =>
      `${targets.length === 1 ? 'Un formulaire envoie ses' : `${targets.length} formulaires envoient leurs`} données en HTTP : ${list(targets)}.`,
    files: ({ addresses }) =>
      `${amount(addresses.length, 'fichier se charge', 'fichiers se chargent')} en HTTP : ${list(addresses, 3)}.`,
    secure: ({ hasForms }) =>
      hasForms ? 'La page et ses formulaires utilisent HTTPS.' : 'La page utilise HTTPS.',
  },
  searched: ['adresse finale'],
  advice: {
    page: {
      title: ({ host }) => `Servez ${host} en HTTPS`,
      steps: ({ address }) => [
        'Installez un certificat ; la plupart des hébergeurs en proposent un gratuitement.',
        `Redirigez ${address} vers son adresse HTTPS et mettez à jour les liens qui y mènent.`,
      ],
    },
    form: {
      title: ({ submit }) =>
        `Envoyez le formulaire${submit === undefined ? '' : ` ${quote(submit, 40)}`} en HTTPS`,
      steps: ({ targets }) => [
        targets.length === 1
          ? `Passez en HTTPS la destination du formulaire : ${list(targets)}.`
          : `Passez en HTTPS les destinations des formulaires : ${list(targets)}.`,
      ],
    },
    files: {
      title: 'Chargez tous les fichiers en HTTPS',
      steps: ({ addresses }) => [
        `Passez en HTTPS ${addresses.length === 1 ? 'cette adresse' : 'ces adresses'} : ${list(addresses, 6)}.`,
      ],
    },
  },
};
