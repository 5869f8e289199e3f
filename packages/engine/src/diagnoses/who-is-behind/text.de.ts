import { quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

type Gap = Parameters<Text['observed']>[0][number];

/** With the name in quotation marks, if known. */
type Named = Gap & { name: string | null };

const page = (name: string | null) => (name === null ? 'Die Seite' : `Die Seite von ${name}`);

const OBSERVED: Record<Gap['kind'], (gap: Named) => string> = {
  unreachable: ({ name }) =>
    `${page(name)} hat weder Telefonnummer noch E-Mail-Adresse, Postanschrift oder Kontaktlink.`,
  unregistered: ({ name }) => `${page(name)} bittet um Geld, zeigt aber keine Vereins- oder Registernummer.`,
  'link-only': ({ words = '' }) =>
    `Kontakt ist nur über ${words.trim() === '' ? 'einen Link' : `den Link ${quote(words, 40)}`} möglich. Telefonnummer, E-Mail-Adresse und Postanschrift fehlen auf dieser Seite.`,
  freemail: ({ words = '' }) =>
    `Die Kontaktadresse ist ${quote(words, 60)}; bei diesem Anbieter kann jeder kostenlos eine Adresse anlegen.`,
  'email-only': ({ words = '' }) =>
    `Die E-Mail-Adresse ${quote(words, 60)} ist die einzige Kontaktangabe. Telefonnummer und Postanschrift fehlen.`,
  nobody: () => 'Die Seite nennt keine Person, und kein Link wie „Über uns“ führt zu einer.',
};

const STEPS: Record<Gap['kind'], readonly string[]> = {
  unreachable: [
    'Setzen Sie eine Telefonnummer oder E-Mail-Adresse in den Header, so verlinkt, dass ein Tippen zum Anrufen oder Schreiben genügt.',
    'Ergänzen Sie im Footer jeder Seite den vollen Firmennamen und die Postanschrift.',
  ],
  unregistered: [
    'Zeigen Sie neben dem Spenden-Button die Registernummer, die Rechtsform und ob Spenden steuerlich absetzbar sind.',
    'Verlinken Sie den letzten Jahresbericht, oder führen Sie auf, wie viel Sie erhalten und wofür Sie es ausgegeben haben.',
  ],
  'link-only': [
    'Zeigen Sie Telefonnummer und Ort im Header und die vollständige Anschrift auch auf dieser Seite im Footer.',
  ],
  freemail: [
    'Richten Sie eine Adresse unter Ihrer eigenen Domain ein, leiten Sie sie in Ihr bisheriges Postfach um, und ersetzen Sie die alte Adresse in Text und Links der Seite.',
  ],
  'email-only': [
    'Ergänzen Sie im Header oder Footer die vollständige Anschrift und eine Telefonnummer samt Sprechzeiten.',
  ],
  nobody: [
    'Zeigen Sie Name, Funktion und Foto der Person, mit der Besucher es zu tun haben.',
    'Wenn Ihr Beruf eine Zulassung oder Qualifikation verlangt, zeigen Sie sie mit Nummer.',
  ],
};

export const text: Text = {
  why: 'Bevor man zahlt oder unterschreibt, prüft man, mit wem man es zu tun hat. Eine echte Organisation zu zeigen, die Menschen dahinter vorzustellen und leicht erreichbar zu sein sind drei der zehn Stanford-Leitlinien für glaubwürdige Websites.',
  measure:
    'Wird gemeldet, wenn die Seite weder Telefonnummer noch E-Mail-Adresse, Postanschrift oder Kontaktlink hat; wenn es nur einen Link oder eine E-Mail-Adresse gibt, obwohl Besucher anrufen oder vorbeikommen wollen; wenn sie ohne Registernummer um Spenden bittet; wenn alle E-Mail-Adressen bei einem kostenlosen Anbieter liegen; oder wenn keine Person genannt ist und ein Link wie „Über uns“ fehlt. Die letzten beiden und eine alleinstehende E-Mail-Adresse kommen nie unter die ersten fünf. Auf Software-, Preis-, Anmelde- und Portfolioseiten, im Checkout und bei unklarem Seitentyp kommt nichts davon unter die ersten fünf. Am schwersten wiegt es, wo man vorbeikommt, anruft oder spendet.',
  titles: {
    unreachable: ({ name }) => `${page(name)} zeigt weder Telefonnummer noch E-Mail-Adresse oder Anschrift`,
    unregistered: ({ name }) => `${name ?? 'Die Seite'} bittet ohne Registernummer um Geld`,
    'link-only': ({ words = '', name }) =>
      words.trim() === ''
        ? `${page(name)} zeigt weder Telefonnummer noch E-Mail-Adresse oder Anschrift`
        : `Telefonnummer und Anschrift zeigen, nicht nur den Link ${quote(words, 40)}`,
    freemail: ({ words = '' }) => `${quote(words, 60)} durch eine Adresse der eigenen Domain ersetzen`,
    'email-only': ({ words = '' }) => `Telefonnummer und Anschrift ergänzen, nicht nur ${quote(words, 60)}`,
    nobody: ({ name }) => `${page(name)} nennt keine einzige Person`,
  },
  observed: (gaps, name) =>
    gaps
      .slice(0, 2)
      .map((gap) => OBSERVED[gap.kind]({ ...gap, name }))
      .join(' '),
  steps: (gaps) => gaps.flatMap(({ kind }) => STEPS[kind]).slice(0, 5),
};
