import { text as chat } from '@liftmark/contract/chat.text.fr';
import type { Text } from './unanswered.text.ts';

export const text: Text = {
  notAQuestion: 'Je peux répondre aux questions sur ce rapport.',
  notCovered: 'Ce rapport n’en parle pas.',
  nothingAbout: ({ words }) => `Ce rapport n’en parle pas : il ne dit rien sur ${words}.`,
  visitors:
    'Ce rapport ne peut pas y répondre : il regarde la page, pas les visiteurs ni ce qu’ils font. Votre outil d’analyse d’audience le peut.',
  withExamples: ({ answer, examples }) =>
    `${answer} Essayez par exemple :\n${examples.map((example) => `- ${example}`).join('\n')}`,
  examples: {
    conversion: [
      ...chat.suggested,
      'Pourquoi mon score n’est-il pas de 100 ?',
      'Quels changements prennent le moins de temps ?',
      'Qu’est-ce qui fonctionne bien ?',
      'Quelle est la vitesse de ma page ?',
    ],
    competitor: [
      'Que font mieux les concurrents ?',
      'Qu’en est-il de la confiance ?',
      'Qu’en est-il de la clarté ?',
    ],
    swot: ['Quelles sont les forces ?', 'Quelles sont les faiblesses ?', 'Quelles sont les menaces ?'],
    copy: [
      'Que dire du titre ?',
      'Quel libellé convient mieux au bouton ?',
      'Quels sont les conseils sur les textes ?',
    ],
  },
};
