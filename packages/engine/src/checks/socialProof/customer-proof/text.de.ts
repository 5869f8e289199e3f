import { list, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

type Speakers = Parameters<Text['advice']['steps']['goods']>[0];

const QUESTIONS = {
  personal: 'was ihnen gefallen hat und was sie Freunden erzählen würden',
  business: 'welches Problem sie hatten und was sich geändert hat',
};

function stepsFor({ where, many }: Speakers, questions: string, details: string): string[] {
  return [
    `Schreiben Sie den letzten drei Menschen, die sich bei Ihnen bedankt haben. Fragen Sie, ${questions}, und ob Sie die Antwort mit Namen veröffentlichen dürfen.`,
    `Zeigen Sie ${where} den Satz, der ein Ergebnis nennt, mit ${details}.`,
    `Nennen Sie mit deren Erlaubnis auch Ihre ${many} beim Namen, oder zeigen Sie Fallstudien oder die echte Zahl der Menschen, für die Sie tätig sind.`,
    'Veröffentlichen Sie nur echte Zitate und echte Zahlen. Gefälschte Bewertungen sind in der Europäischen Union und in den USA verboten.',
  ];
}

export const text: Text = {
  title: { passes: 'Social Proof ist vorhanden', fails: 'Social Proof fehlt' },
  why: 'In Tests bei Onlineshops und Reiseseiten brachte ehrlicher Social Proof im Schnitt einen kleinen Gewinn. Über 51 Studien hinweg stieg der Umsatz mit der Zahl der Bewertungen und mit besseren Bewertungen. Anderen Kunden vertraut man mehr als dem Verkäufer.',
  measure: (scale) =>
    `Arten von Belegen auf der Seite (Kundenstimmen, Bewertungen, Kunden- oder Partnerlogos, Zahl der Kunden oder erledigten Aufträge, Fallstudien mit Namen, Presseerwähnungen): ${scale}; auf Anmelde-, Preis-, Kategorie-, Portfolio-, Veranstaltungs- und sonstigen Seiten und bei gemeinnützigen Organisationen 0,3 für keine. Belege, denen die Seite selbst widerspricht, zählen nicht, ebenso wenig Sterne an Kundenstimmen. Gilt nicht für Seiten, die mit einem Kontaktformular beginnen und kein eigenes Angebot haben, und nicht für angekündigte Produkte mit Warteliste.`,
  kinds: {
    testimonials: 'Kundenstimmen',
    ratings: 'Bewertungen',
    logos: 'Kunden- oder Partnerlogos',
    numbers: 'Zahl der Kunden oder erledigten Aufträge',
    cases: 'Fallstudien mit Namen',
    press: 'Presseerwähnungen',
  },
  notApplicable: { waitingList: 'Das Produkt gibt es noch nicht; kein Kunde kann sich dafür verbürgen.' },
  notMeasured: {
    kind: ({ kind }) => `Es ist unklar, ob es das auf der Seite gibt: ${kind}.`,
    language: 'In der Sprache dieser Seite können wir Social Proof nicht erkennen.',
  },
  unread: 'Social Proof',
  searched: ['Hauptinhalt', 'Header und Footer', 'strukturierte Daten'],
  observed: {
    none: ({ kinds, ownFigure }) =>
      `Nichts davon wurde gefunden: ${list(kinds, 6)}${ownFigure === null ? '' : `; ${quote(ownFigure, 60)} zählt nicht, weil es nur den Anbieter betrifft`}.`,
    one: ({ found, others }) =>
      `Gefunden: ${found}. Eine zweite Art von Beleg fehlt, etwa ${list(others, 3)}.`,
    several: ({ found }) => `Gefunden: ${list(found, 6)}.`,
  },
  advice: {
    title: ({ one, where }) => `Ein Zitat von ${one} ${where} ergänzen`,
    nextTo: ({ button }) => `neben ${quote(button, 40)}`,
    onPage: () => 'auf der Seite',
    steps: {
      goods: (speakers) => stepsFor(speakers, QUESTIONS.business, 'Namen, Foto und gekauftem Produkt'),
      personal: (speakers) => stepsFor(speakers, QUESTIONS.personal, 'Namen, Ort und Foto'),
      business: (speakers) => stepsFor(speakers, QUESTIONS.business, 'Namen, Funktion und Foto'),
    },
  },
};
