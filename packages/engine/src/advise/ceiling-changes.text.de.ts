import type { Text } from './ceiling-changes.text.ts';

export const text: Text = {
  'action-missing': {
    title: 'Einen klaren Button für das ergänzen, was Besucher tun sollen',
    steps: [
      'Entscheiden Sie, was Besucher hier vor allem tun sollen, und setzen Sie dafür einen Button in den sofort sichtbaren Bereich.',
    ],
  },
  'broken-form': {
    title: 'Das Formular zum Laufen bringen',
    steps: [
      'Geben Sie dem Formular einen Button, der es absendet.',
      'Schicken Sie sich selbst eine Testnachricht.',
    ],
  },
  'broken-pictures': {
    title: 'Die Bilder ersetzen, die nicht laden',
    steps: [
      'Laden Sie die fehlenden Dateien hoch, oder korrigieren Sie deren Adressen, und öffnen Sie die Seite dann in einem privaten Fenster.',
    ],
  },
  'builder-notes': {
    title: 'Die internen Notizen entfernen',
    steps: ['Löschen Sie die Notizen, und lesen Sie die ganze Seite einmal wie ein Besucher.'],
  },
  'collapsed-layout': {
    title: 'Das zerschossene Layout reparieren',
    steps: [
      'Öffnen Sie die Seite bei 390 und 1.350 px, und beheben Sie, was überlappt, aus dem Bildschirm ragt oder zusammengequetscht ist.',
    ],
  },
  'content-missing-on-phones': {
    title: 'Den Inhalt auch auf Smartphones zeigen',
    steps: [
      'Öffnen Sie die Seite auf einem Smartphone, und zeigen Sie, was dort versteckt oder abgeschnitten ist.',
    ],
  },
  'covered-page': {
    title: 'Das Overlay entfernen, das die Seite verdeckt',
    steps: [
      'Zeigen Sie das Overlay später, machen Sie es kleiner, oder geben Sie ihm einen Schließen-Button, der auf beiden Geräten funktioniert.',
    ],
  },
  'dead-links': {
    title: 'Buttons und Links verlinken, die ins Leere führen',
    steps: [
      'Klicken Sie jeden Link einmal an. Korrigieren Sie sein Ziel, oder entfernen Sie ihn, bis es das Ziel gibt.',
    ],
  },
  'empty-order': {
    title: 'Zeigen, wofür Besucher gleich bezahlen',
    steps: [
      'Führen Sie auf dieser Seite die Artikel mit Preisen und Summe auf.',
      'Leiten Sie Besucher mit leerem Warenkorb zurück in den Shop.',
    ],
  },
  'empty-page': {
    title: 'Mehr Inhalt auf die Seite bringen',
    steps: [
      'Sagen Sie in je einem Abschnitt, was Sie anbieten, für wen, wie es funktioniert und was es kostet.',
      'Öffnen Sie die Seite in einem privaten Fenster. Wenn dort etwas fehlt, setzen Sie es in den HTML-Code.',
    ],
  },
  'expired-offer': {
    title: 'Die abgelaufene Veranstaltung oder das abgelaufene Angebot ersetzen',
    steps: ['Tragen Sie den nächsten Termin ein, oder sagen Sie, was Besucher jetzt tun können.'],
  },
  'filler-text': {
    title: 'Den Platzhaltertext ersetzen',
    steps: ['Schreiben Sie anstelle des Blindtextes, was Sie für wen zu welchem Preis anbieten.'],
  },
  'garbled-text': {
    title: 'Den Text lesbar machen',
    steps: ['Speichern Sie die Seite als UTF-8, und ersetzen Sie jeden Satz, der keinen Sinn ergibt.'],
  },
  'missing-content': {
    title: 'Den angekündigten Inhalt ergänzen',
    steps: ['Ergänzen Sie, was fehlt, oder entfernen Sie den Rahmen oder Satz, der es ankündigt.'],
  },
  'mixed-languages': {
    title: 'Auf der Seite nur eine Sprache verwenden',
    steps: [
      'Übersetzen Sie die Stellen in der anderen Sprache, und verlinken Sie für jede Sprache eine eigene Seite.',
    ],
  },
  'offer-unstated': {
    title: 'Sagen, was Sie anbieten',
    steps: ['Sagen Sie in der Überschrift, was es ist und für wen.'],
  },
  'poor-impression': {
    title: 'Einen besseren ersten Eindruck machen',
    steps: [
      'Vergleichen Sie den sofort sichtbaren Bereich mit zwei Seiten, denen Sie vertrauen, am Computer und auf dem Smartphone.',
    ],
  },
  'repeated-text': {
    title: 'Alles nur einmal sagen',
    steps: ['Löschen Sie die Wiederholungen, oder ersetzen Sie sie durch Fakten zum Angebot.'],
  },
  'unreadable-text': {
    title: 'Den Text gut lesbar machen',
    steps: ['Setzen Sie Fließtext auf mindestens 16 px, mit einem Kontrast von mindestens 4,5:1.'],
  },
  'unstyled-page': {
    title: 'Die Gestaltung der Seite zum Laden bringen',
    steps: ['Suchen Sie nach Stylesheets, die nicht laden, und korrigieren Sie deren Adressen.'],
  },
};
