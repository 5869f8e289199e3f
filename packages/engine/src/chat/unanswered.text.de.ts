import { text as chat } from '@liftmark/contract/chat.text.de';
import type { Text } from './unanswered.text.ts';

export const text: Text = {
  notAQuestion: 'Ich kann Fragen zu diesem Bericht beantworten.',
  notCovered: 'Dazu steht nichts in diesem Bericht.',
  nothingAbout: ({ words }) => `Dazu steht nichts in diesem Bericht: Er sagt nichts über ${words}.`,
  visitors:
    'Das kann dieser Bericht nicht beantworten: Er betrachtet die Seite und nicht ihre Besucher oder was sie tun. Ihre Webanalyse kann es.',
  withExamples: ({ answer, examples }) =>
    `${answer} Fragen Sie zum Beispiel:\n${examples.map((example) => `- ${example}`).join('\n')}`,
  examples: {
    conversion: [
      ...chat.suggested,
      'Warum ist mein Score nicht 100?',
      'Welche Änderungen gehen am schnellsten?',
      'Was funktioniert gut?',
      'Wie schnell lädt meine Seite?',
    ],
    competitor: [
      'Was machen Wettbewerber besser?',
      'Was ist mit dem Vertrauen?',
      'Was ist mit der Klarheit?',
    ],
    swot: ['Was sind die Stärken?', 'Was sind die Schwächen?', 'Was sind die Risiken?'],
    copy: [
      'Was ist mit der Überschrift?',
      'Welche Beschriftung passt besser für den Button?',
      'Welche Empfehlungen gibt es zum Text?',
    ],
  },
};
