import type { TakeText } from './take-with-you.text.ts';

export const takeText: TakeText = {
  title: 'Mitnehmen',
  lead: 'Wählen Sie Korrekturen aus und nehmen Sie sie mit in Ihren Code, zu Ihrer Entwicklung oder in Ihren A/B-Test.',
  placeholder: 'Zeigt einen Platzhalter: Ersetzen Sie ihn vor dem Veröffentlichen durch Ihren eigenen Text.',
  copy: ({ label }) => `${label} kopieren`,
  download: ({ label }) => `${label} herunterladen`,
  copyButton: 'Kopieren',
  downloadButton: 'Herunterladen',
  copied: 'Kopiert',
  copyFailedTitle: 'Kopieren fehlgeschlagen',
  downloadFailedTitle: 'Download fehlgeschlagen',
  labels: {
    html: 'HTML und CSS',
    list: 'Liste für die Entwicklung',
    json: 'JSON',
    snippet: 'A/B-Test-Snippet',
  },
  copyFailed: 'Laden Sie stattdessen die Datei herunter.',
  downloadFailed: 'Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  uses: {
    html: 'Altes und neues HTML und CSS, mit den Selektoren.',
    list: 'Nummerierte Änderungen in einfachen Worten.',
    json: 'Für Ihre eigenen Werkzeuge und für liftmark fix mit einer HTML-Datei.',
    snippet: 'Reines JavaScript für GrowthBook, PostHog, VWO, Optimizely und andere.',
  },
};
