import { quote } from '../checks/shared/phrasing.ts';
import type { Text } from './expired-offer.text.ts';

export const text: Text = {
  title: 'Die Veranstaltung oder das Angebot ist vorbei',
  measure:
    'Senkt den Score um 40 %, wenn das Datum einer Veranstaltungsseite vorbei ist und die Seite das nicht sagt, oder wenn die Seite im sofort sichtbaren Bereich oder auf den meisten Buttons sagt, dass das Angebot beendet oder ausverkauft ist; um 15 %, wenn das genannte Ende eines Angebots vorbei ist.',
  reason: {
    event: ({ date }) => `Das Datum der Veranstaltung ist vorbei: ${date}.`,
    closed: ({ said }) => `Auf der Seite steht: ${quote(said, 80)}.`,
    over: ({ said }) => `Das genannte Ende ist vorbei: ${said}.`,
  },
};
