import { amount, list, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

/** Addresses that a step lists. */
const SHOWN = 8;

const TYPES: Partial<Record<string, [one: string, many: string]>> = {
  image: ['Bild', 'Bilder'],
  stylesheet: ['Stylesheet', 'Stylesheets'],
  script: ['Skript', 'Skripte'],
  font: ['Schrift', 'Schriften'],
};

const ofType = (type: string, count: number) => {
  const [one, many] = TYPES[type] ?? ['Datei', 'Dateien'];
  return amount(count, one, many);
};

export const text: Text = {
  title: { passes: 'Die eigenen Dateien der Website werden geladen', fails: 'Teile der Seite sind defekt' },
  why: 'In einer Umfrage hatten 22 % der US-Käufer eine Bestellung abgebrochen, weil die Website Fehler hatte oder abstürzte. Die Stanford-Leitlinien warnen: Schon kleine Fehler schaden der Glaubwürdigkeit mehr, als die meisten denken.',
  measure:
    'Beginnt bei 1 und verliert 0,2 für jedes sichtbar defekte Bild (0,3 im sofort sichtbaren Bereich), 0,4 für jedes eigene Stylesheet, Skript oder jede eigene Schrift, die nicht lädt, und 0,1 für einen Skriptfehler, jeweils bei beiden Besuchen. Dateien anderer Server, vom Hoster eingefügte Dateien, von unserem Filter blockierte Anfragen und Skriptfehler, bei denen eine Bibliothek oder Antwort fehlte, zählen nicht.',
  notMeasured: {
    partial:
      'Die Seite war in Ihrem Browser schon geöffnet, daher waren frühere Skriptfehler und fehlgeschlagene Dateien nicht zu sehen.',
  },
  observed: {
    none: 'Alle eigenen Bilder, Stylesheets, Skripte und Schriften der Website wurden geladen.',
    failed: ({ images, imageNames, files, fileNames, error }) => {
      const seen = [
        images > 0 ? `${amount(images, 'defektes Bild', 'defekte Bilder')} (${list(imageNames, 3)})` : '',
        files > 0
          ? `${amount(files, 'nicht geladene Datei', 'nicht geladene Dateien')} (${list(fileNames, 3)})`
          : '',
        error ? `ein Fehler in der Browserkonsole (${quote(error, 80)})` : '',
      ].filter(Boolean);
      return `Bei beiden Besuchen: ${list(seen)}.`;
    },
    /** "2 Bilder und 1 Stylesheet von anderen Servern wurden für uns nicht geladen und nicht geprüft." */
    unchecked: ({ counts, hosts }) => {
      const files = list(counts.map(({ type, count }) => ofType(type, count)));
      const from = hosts.length === 1 ? hosts[0] : `anderen Servern (${list(hosts, 3)})`;
      const isOne = counts.reduce((sum, { count }) => sum + count, 0) === 1;
      return `${files} von ${from} ${isOne ? 'wurde' : 'wurden'} bei uns nicht geladen und deshalb nicht geprüft.`;
    },
  },
  advice: {
    title: {
      files: ({ first, others }) =>
        `${first}${others > 0 ? ` und ${amount(others, 'weitere Datei', 'weitere Dateien')}` : ''} reparieren`,
      error: ({ error }) => `Den Skriptfehler ${quote(error, 60)} beheben`,
    },
    images: ({ addresses }) =>
      addresses.length === 1
        ? `Stellen Sie das Bild wieder her, oder entfernen Sie es von der Seite: ${addresses[0]}.`
        : `Stellen Sie diese Bilder wieder her, oder entfernen Sie sie von der Seite: ${list(addresses, SHOWN)}.`,
    files: ({ files }) => {
      const all = files.map(({ address, reason }) => `${address} (${reason})`);
      return all.length === 1
        ? `Stellen Sie die Datei wieder her, oder korrigieren Sie ihre Adresse: ${all[0]}.`
        : `Stellen Sie diese Dateien wieder her, oder korrigieren Sie ihre Adressen: ${list(all, SHOWN)}.`;
    },
    error: ({ error }) => `Suchen Sie in der Browserkonsole die Ursache von ${quote(error, 120)}.`,
  },
};
