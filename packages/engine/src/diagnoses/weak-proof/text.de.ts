import type { People } from '../../checks/shared/people.ts';
import { amount, quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

type Flaw = Parameters<Text['observed']>[0][number];

/** Told with what the page's people are called. */
type Told = Flaw & Pick<People, 'one' | 'many'>;

/** Shorter words are the name of a logo. */
const LEAST_QUOTED = 15;

const signed = ({ by }: Flaw) => (by.trim() === '' ? 'ohne Namen' : `mit dem Namen ${quote(by, 40)}`);

const down = (count: number) => `${amount(count, 'Bildschirmhöhe', 'Bildschirmhöhen')} weiter unten`;

function anonymous({ count, of }: Flaw): string {
  if (count < of) return count === 1 ? `1 von ${of} Zitaten lässt` : `${count} von ${of} Zitaten lassen`;
  if (of === 1) return 'Das einzige Zitat lässt';
  return of === 2 ? 'Beide Zitate lassen' : `Alle ${of} Zitate lassen`;
}

function invented(count: number): string {
  if (count === 1) return 'Das einzige Zitat könnte';
  return count === 2 ? 'Beide Zitate könnten' : `Alle ${count} Zitate könnten`;
}

const OBSERVED: Record<Flaw['kind'], (flaw: Told) => string> = {
  repeated: ({ words }) =>
    `Das Zitat ${quote(words, 90)} erscheint unter verschiedenen Namen oder stammt noch aus einer Vorlage.`,
  anonymous: (flaw) =>
    `${anonymous(flaw)} sich keiner Person zuordnen. ${quote(flaw.words, 80)} steht ${signed(flaw)} da.`,
  'uncounted-rating': ({ words }) =>
    `${quote(words, 60)} steht ohne die Zahl der Bewertungen und ohne Link zu ihnen da.`,
  'numbers-only': ({ words, one }) =>
    `${quote(words, 60)} ist der einzige Beleg auf der Seite: Ein Name oder Zitat von ${one} fehlt.`,
  unsourced: (flaw) =>
    `${invented(flaw.count)} erfunden sein: Es gibt weder Datum noch Unternehmen, Foto oder Link zu einer Bewertung. ${flaw.count === 1 ? 'Es' : 'Das erste'} steht ${signed(flaw)} da.`,
  single: (flaw) => `Der einzige Beleg ist ein Zitat: ${quote(flaw.words, 90)}, ${signed(flaw)}.`,
  deep: ({ words, count }) =>
    words.length < LEAST_QUOTED
      ? `Der erste Social Proof liegt ${down(count)}.`
      : `Der erste Social Proof, ${quote(words, 60)}, liegt ${down(count)}.`,
};

const STEPS: Record<Flaw['kind'], (people: People) => readonly string[]> = {
  repeated: ({ one }) => [
    `Löschen Sie jedes Zitat, das nicht wirklich von ${one} stammt. Gefälschte Bewertungen sind in der Europäischen Union und in den USA verboten.`,
  ],
  anonymous: () => [
    'Fragen Sie die Verfasser, ob Sie ihren vollen Namen, Ort, Funktion oder Unternehmen und ein Foto zeigen dürfen.',
    'Entfernen Sie Zitate, deren Verfasser ablehnen, oder verlinken Sie die Plattform, auf der sie veröffentlicht wurden.',
  ],
  'uncounted-rating': () => [
    'Ergänzen Sie neben der Bewertung die Zahl der Bewertungen, und verlinken Sie beides mit der Plattform, auf der sie veröffentlicht wurden.',
  ],
  'numbers-only': ({ many }) => [
    `Lassen Sie unter der Zahl zwei Ihrer ${many} mit Namen zu Wort kommen, oder zeigen Sie drei Logos.`,
  ],
  unsourced: () => [
    'Verlinken Sie jedes Zitat mit der Stelle, an der es veröffentlicht wurde, oder ergänzen Sie das Datum und worum es ging.',
  ],
  single: ({ many }) => [
    `Bitten Sie diese Woche drei weitere Ihrer ${many} um ein Zitat. Drei Zitate zu verschiedenen Bedenken sagen mehr als eines über alles.`,
  ],
  deep: () => [
    'Setzen Sie das stärkste Zitat oder die stärkste Zahl neben die Überschrift oder den Haupt-Button.',
  ],
};

export const text: Text = {
  why: 'Besucher wissen, dass Bewertungen erfunden sein können. Zitate ohne vollen Namen, Bewertungen ohne Anzahl und Zahlen ohne Quelle schaden mehr als gar keine, denn man fragt sich, was sonst noch nicht stimmt.',
  measure:
    'Wird gemeldet, wenn sich Zitate wiederholen oder aus einer Vorlage stammen, wenn die meisten keinen Namen nennen, wenn bei einer Bewertung die Anzahl fehlt, wenn Zahlen der einzige Beleg sind und kein Kunde genannt ist, wenn sich Zitate nicht nachprüfen lassen, wenn ein einziges Zitat der einzige Beleg ist, wenn der erste Beleg mindestens drei Bildschirmhöhen weiter unten liegt oder, wo nichts davon zutrifft, wenn bei Prozentzahlen keine Quelle steht. Wie schwer der Befund wiegt, bestimmt das Schlimmste davon; jedes weitere erhöht es ein wenig. Zitate, bei denen nur der volle Name fehlt, kommen nie unter die ersten fünf.',
  titles: {
    repeated: ({ words }) => `Das Zitat entfernen, das erfunden wirkt: ${quote(words, 50)}`,
    anonymous: (flaw) =>
      flaw.by.trim() === ''
        ? `Sagen, von wem ${quote(flaw.words, 50)} stammt`
        : `Den vollen Namen hinter ${quote(flaw.by, 40)} zeigen`,
    'uncounted-rating': ({ words }) => `Sagen, wie viele Bewertungen hinter ${quote(words, 50)} stehen`,
    'numbers-only': ({ words }) => `${quote(words, 50)} mit Namen und Gesichtern belegen`,
    unsourced: ({ words }) => `Zeigen, wo ${quote(words, 50)} veröffentlicht wurde`,
    single: ({ words }) => `Der einzige Beleg ist ein Zitat: ${quote(words, 50)}`,
    deep: ({ words, count }) =>
      words.length < LEAST_QUOTED
        ? `Belege nach oben setzen: Sie beginnen ${down(count)}`
        : `${quote(words, 50)} nach oben setzen: Es steht ${down(count)}`,
  },
  observed: (flaws, { one, many }) =>
    flaws
      .slice(0, 3)
      .map((flaw) => OBSERVED[flaw.kind]({ ...flaw, one, many }))
      .join(' '),
  steps: (flaws, people) => [
    ...flaws.flatMap(({ kind }) => STEPS[kind](people)).slice(0, 4),
    `Veröffentlichen Sie nur, was Ihre ${people.many} wirklich geschrieben haben, auch die eine oder andere kritische Stimme.`,
  ],
};
