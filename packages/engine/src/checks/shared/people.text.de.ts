import type { Text } from './people.text.ts';

/** `one` is in the dative, as after "von"; `another` and `any` are in the nominative. */
export const text: Text = {
  competitors: { all: 'Ihre Wettbewerber', another: 'ein Wettbewerber', any: 'jeder Wettbewerber' },
  others: {
    charity: {
      all: 'andere Hilfsorganisationen',
      another: 'eine andere Hilfsorganisation',
      any: 'jede andere Hilfsorganisation',
    },
    school: { all: 'andere Schulen', another: 'eine andere Schule', any: 'jede andere Schule' },
    university: {
      all: 'andere Hochschulen',
      another: 'eine andere Hochschule',
      any: 'jede andere Hochschule',
    },
    club: { all: 'andere Vereine', another: 'ein anderer Verein', any: 'jeder andere Verein' },
    church: { all: 'andere Kirchen', another: 'eine andere Kirche', any: 'jede andere Kirche' },
    community: { all: 'andere Gemeinden', another: 'eine andere Gemeinde', any: 'jede andere Gemeinde' },
    museum: { all: 'andere Museen', another: 'ein anderes Museum', any: 'jedes andere Museum' },
    library: { all: 'andere Bibliotheken', another: 'eine andere Bibliothek', any: 'jede andere Bibliothek' },
    authority: { all: 'andere Behörden', another: 'eine andere Behörde', any: 'jede andere Behörde' },
  },
  customer: {
    one: 'einem Kunden',
    many: 'Kunden',
    recent: 'die in den letzten drei Monaten gekauft haben und das Produkt schon ausprobieren konnten',
  },
  supporter: {
    one: 'einem Unterstützer',
    many: 'Unterstützer',
    recent: 'die in den letzten drei Monaten gespendet oder geholfen haben',
  },
  student: {
    one: 'einem Absolventen',
    many: 'Absolventen',
    recent: 'die in den letzten drei Monaten abgeschlossen haben',
  },
  family: { one: 'einem Elternteil', many: 'Eltern', recent: 'deren Kind im letzten Jahr dazugekommen ist' },
  member: { one: 'einem Mitglied', many: 'Mitglieder', recent: 'die im letzten Jahr eingetreten sind' },
  visitor: { one: 'einem Besucher', many: 'Besucher', recent: 'die in den letzten drei Monaten da waren' },
  resident: {
    one: 'einem Einwohner',
    many: 'Einwohner',
    recent: 'denen Sie in den letzten drei Monaten geholfen haben',
  },
  user: { one: 'einem Nutzer', many: 'Nutzer', recent: 'die das Produkt seit ein paar Wochen nutzen' },
  participant: { one: 'einem Teilnehmer', many: 'Teilnehmer', recent: 'die beim letzten Mal dabei waren' },
  guest: { one: 'einem Gast', many: 'Gäste', recent: 'die in den letzten drei Monaten zu Gast waren' },
  reader: {
    one: 'einem Leser',
    many: 'Leser',
    recent: 'die Ihnen in den letzten drei Monaten geschrieben haben',
  },
  client: {
    one: 'einem Auftraggeber',
    many: 'Auftraggeber',
    recent: 'für die Sie im letzten Jahr gearbeitet haben',
  },
  serviceCustomer: {
    one: 'einem Kunden',
    many: 'Kunden',
    recent: 'für die Sie in den letzten drei Monaten gearbeitet haben',
  },
};
