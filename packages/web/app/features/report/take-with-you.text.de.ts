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
  snippet: {
    title: 'Wohin das Snippet gehört',
    places: {
      GrowthBook: 'Fügen Sie es im Visual Editor in das eigene JavaScript der Variante ein.',
      PostHog:
        'Führen Sie es im Code Ihrer Website dort aus, wo das Feature Flag des Experiments die Testvariante hat.',
      VWO: 'Öffnen Sie im Editor den Code der Variante und fügen Sie es als JavaScript ein.',
      Optimizely:
        'Fügen Sie es in den Custom Code der Variante ein, nicht in den Shared Code: Der läuft in allen Varianten.',
    },
    note: 'Fügen Sie es ohne Script-Element ein. Es wartet selbst auf die Seite und zeigt alle gewählten Korrekturen oder keine.',
  },
};
