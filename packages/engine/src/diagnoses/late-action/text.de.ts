import { amount, figure, placesShown, quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

type Late = Parameters<Text['observed']>[0];
type Depth = NonNullable<Late['depth']>;

function hiddenOn({ desktop, mobile }: Depth): ('desktop' | 'mobile')[] {
  if (mobile === null) return ['mobile'];
  return desktop === null ? ['desktop'] : [];
}

function onDevice(device: Late['on']): string {
  if (device === null) return '';
  return device === 'desktop' ? ' auf dem Desktop' : ' auf Smartphones';
}

function headerSays(header: Late['header']): string[] {
  if (header === null) return [];
  const where =
    header.on.length === 2
      ? 'im Header'
      : header.on[0] === 'desktop'
        ? 'im Desktop-Header'
        : 'im mobilen Header';
  return [`Ohne Scrollen ist ${quote(header.label, 40)} nur ${where} zu sehen.`];
}

export const text: Text = {
  why: 'Die meiste Aufmerksamkeit gilt dem, was ohne Scrollen zu sehen ist, und viele kommen nie weiter. Einen Button weit unten sieht nur, wer bis dorthin liest.',
  measure:
    'Wird gemeldet, wenn der Hero-Bereich auf dem Desktop, auf Smartphones oder auf beiden keinen Button und kein Formular hat, die zum Handeln auffordern, obwohl es weiter unten oder im Header welche gibt. Je weiter unten der Button, desto schwerer; leichter, wenn der Header auf beiden Geräten einen zeigt. Gibt es für die Sprache der Seite keine Wortliste, wird gemeldet, wenn im sofort sichtbaren Bereich überhaupt kein Button steht. Ebenfalls gemeldet, aber als weniger schwer: wenn ein Formular auf dem Desktop im sofort sichtbaren Bereich beginnt, sein Button aber mindestens 1,2 Bildschirmhöhen weiter unten liegt, oder wenn eine lange Seite nach dem letzten Button noch mindestens 2,5 Bildschirmhöhen weitergeht. Zeigt der Hero-Bereich andere Buttons, wird gemeldet, wenn der wichtigste Call-to-Action auf beiden Geräten oder auf einem erst nach dem Scrollen kommt. Unter die ersten fünf kommt es nur, wenn der Button, um den es geht, auf keinem Gerät ohne Scrollen zu sehen ist, auch nicht im Header.',
  title: ({ label, isForm, on }) =>
    isForm
      ? `Im Hero-Bereich${onDevice(on)} einen Button zum Formular ${quote(label, 40)} ergänzen`
      : `${quote(label, 40)} in den Hero-Bereich${onDevice(on)} setzen`,
  observed: ({ label, depth, header, on, reading }) =>
    [
      `Im Hero-Bereich${onDevice(on)} fordert kein Button zum Handeln auf${reading === null ? '' : `; es gibt nur ${quote(reading, 40)}`}.`,
      ...(depth === null
        ? []
        : [`${quote(label, 60)} liegt ${placesShown({ depth, missingOn: hiddenOn(depth) })}.`]),
      ...headerSays(header),
    ].join(' '),
  steps: ({ label, isForm, headline, reading }) => [
    `Setzen Sie ${headline === null ? 'in den Hero-Bereich' : `unter ${quote(headline, 50)}`} einen gefüllten Button, ${isForm ? `der zum Formular ${quote(label, 40)} springt und sagt, was man bekommt` : `beschriftet mit ${quote(label, 40)}`}.`,
    ...(reading === null
      ? []
      : [`Machen Sie aus ${quote(reading, 40)} einen zweiten, zurückhaltenderen Button daneben.`]),
    'Kürzen Sie auf Smartphones den Inhalt über dem Button, oder halten Sie den Button in einer Leiste am unteren Bildschirmrand.',
    'Wiederholen Sie den Button dort, wo die Entscheidung fällt: nach den Preisen, nach den Bewertungen und am Ende.',
  ],
  nothing: ({ label, depth, headline }) => ({
    title: 'Einen Button in den Hero-Bereich setzen',
    observed: `Im sofort sichtbaren Bereich gibt es keinen Button. Der erste, ${quote(label, 60)}, liegt ${placesShown({ depth, missingOn: hiddenOn(depth) })}.`,
    steps: [
      `Setzen Sie ${headline === null ? 'in den Hero-Bereich' : `unter ${quote(headline, 50)}`} einen gefüllten Button, der sagt, was Besucher nach dem Klick bekommen.`,
      'Kürzen Sie auf Smartphones den Inhalt über dem Button, oder halten Sie den Button in einer Leiste am unteren Bildschirmrand.',
      'Wiederholen Sie den Button dort, wo die Entscheidung fällt: nach den Preisen, nach den Bewertungen und am Ende.',
    ],
  }),
  submit: ({ label, screens, fields }) => ({
    title: `${quote(label, 40)} samt Formular weiter nach oben setzen`,
    observed: `Das Formular beginnt auf dem Desktop im sofort sichtbaren Bereich, sein Button ${quote(label, 60)} liegt aber ${figure(screens, 1)} Bildschirmhöhen weiter unten, nach ${amount(fields, 'Feld', 'Feldern')}.`,
    steps: [
      'Kürzen Sie, was über dem Formular steht, damit es direkt unter der Überschrift beginnt.',
      'Setzen Sie kurze Felder auf dem Desktop nebeneinander, und entfernen Sie alle, die Sie nicht sofort brauchen.',
      `Prüfen Sie, ob das Formular und ${quote(label, 40)} auf einen Laptop-Bildschirm passen.`,
    ],
  }),
  end: {
    title: ({ label }) => `${quote(label, 40)} am Ende der Seite wiederholen`,
    observed: ({ screens }) =>
      `Nach dem letzten Button geht die Seite noch ${screens} Bildschirmhöhen weiter.`,
    steps: ({ label }) => [
      `Beenden Sie die Seite mit einem Satz, der das Angebot zusammenfasst, und setzen Sie ${quote(label, 40)} als gefüllten Button darunter.`,
      `Setzen Sie ${quote(label, 40)} auch nach jedem langen Abschnitt ein, oder halten Sie den Button in einer Leiste, die beim Scrollen sichtbar bleibt.`,
    ],
  },
};
