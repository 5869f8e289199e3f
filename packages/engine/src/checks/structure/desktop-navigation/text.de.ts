import { amount, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: {
    passes: 'Die Navigation ist auf dem Desktop sichtbar',
    fails: 'Die Navigation ist auf dem Desktop hinter einem Menü versteckt',
  },
  why: 'In einer Studie mit 179 Personen auf sechs echten Websites wurde Inhalt bei versteckter Navigation nur gut halb so oft gefunden, und die Suche dauerte länger. Auf dem Desktop, wo Platz für Links ist, war die Wirkung stärker als auf Smartphones.',
  measure: 'Es gibt 0,3, wenn der Desktop einen Menü-Button mit höchstens einem Link daneben zeigt, sonst 1.',
  notApplicable: { none: 'Die Seite hat keine Navigation am oberen Rand.' },
  notMeasured: { unclear: 'Die Navigation am oberen Rand ließ sich nicht erkennen.' },
  observed: {
    hidden: ({ toggle }) =>
      `Auf dem Desktop sind die Links hinter ${toggle === '' ? 'einem Menü-Button' : quote(toggle)} versteckt.`,
    visible: ({ links }) => `Die Navigation am oberen Rand zeigt ${amount(links, 'Link', 'Links')}.`,
  },
  advice: {
    title: ({ toggle }) =>
      `${toggle === '' ? 'Den Menü-Button' : quote(toggle, 30)} auf dem Desktop durch sichtbare Links ersetzen`,
    steps: [
      'Wählen Sie die drei bis sechs Links, die Besucher für ihre Entscheidung brauchen.',
      'Zeigen Sie sie im Header, wo der Bildschirm breit genug ist, und behalten Sie den Menü-Button für Smartphones.',
    ],
  },
};
