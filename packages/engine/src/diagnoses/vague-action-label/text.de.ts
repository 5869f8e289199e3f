import { quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  why: 'Auf einen Button klickt, wer weiß, was er bekommt. Eine Beschriftung, die auf jede Seite passt, lässt Besucher raten, und dieselbe Beschriftung auf jedem Button gibt keinen Grund, einen davon zu wählen.',
  measure:
    'Wird gemeldet, wenn vier oder mehr Buttons gleich beschriftet sind und nur zu weiteren Informationen führen oder wenn die Beschriftung des wichtigsten Call-to-Action beliebig ist oder keine Handlung nennt. Gleiche Beschriftungen kommen nie unter die ersten fünf.',
  same: ({ label, count }) => ({
    title: `Die ${count} Buttons ${quote(label, 30)} neu beschriften`,
    observed: `Auf ${count} Buttons steht ${quote(label, 60)}; keiner sagt Besuchern, wohin er führt.`,
    steps: [
      'Nennen Sie auf jedem Button, was sein Abschnitt bietet, etwa „Preise für [Leistung] ansehen“.',
      'Behalten Sie einen Button, der zum Handeln auffordert, und machen Sie aus den übrigen Textlinks.',
      'Lesen Sie jede Beschriftung ohne den Text ringsum. Sie sollte trotzdem verständlich sein.',
    ],
  }),
};
