import type { Text } from './text.ts';

export const text: Text = {
  title: 'Chat expert IA',
  lead: 'Des questions sur ce rapport, avec des réponses tirées de ses constats.',
  notSaved: 'Nous n’enregistrons pas la conversation.',
  model: ({ model }) => `Les réponses sont écrites par ${model}.`,
  whatIsSent: 'Voir ce que nous lui envoyons',
  partOfPro: 'Inclus dans Pro',
  locked:
    'Posez toutes vos questions sur ce rapport. Chaque réponse s’appuie sur ses constats et y renvoie. Si la réponse n’est pas dans le rapport, le chat le dit.',
  conversation: 'Conversation',
  suggestions: 'Les réponses viennent de ce rapport et renvoient à ses constats.',
  failed: 'Échec de l’envoi',
  retry: 'Réessayer',
  clear: 'Effacer la conversation',
  question: 'Votre question',
  placeholder: 'Une question sur ce rapport',
  stop: 'Arrêter',
  send: 'Envoyer',
  asked: 'Votre question :',
  answer: 'Réponse :',
  reading: 'Lecture du rapport',
  writing: 'Rédaction',
  findings: 'Constats à l’appui de cette réponse',
  finding: ({ title }) => `Constat : ${title}, `,
  writtenBy: ({ model }) => `Écrit par ${model}. Chaque phrase a été vérifiée à l’aide de ce rapport.`,
};
