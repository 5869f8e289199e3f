import type { Text } from './links.text.ts';

export const text: Text = {
  title: 'Mit Ablaufdatum oder Passwort',
  lead: 'Erstellen Sie für jede Person einen eigenen Link, wählen Sie, was er zeigt, und widerrufen Sie ihn jederzeit.',
  shows: 'Inhalt',
  report: {
    summary: {
      name: 'Zusammenfassung',
      hint: 'Score, Note, Kategorien, Zusammenfassung und Titel. Keine Belege und keine Ratschläge.',
    },
    full: {
      name: 'Ganzer Bericht',
      hint: 'Alles außer dem Maßnahmenplan und dem, was abgehakt ist.',
    },
    tasks: {
      name: 'Ganzer Bericht mit Aufgaben',
      hint: 'Alles, mit dem Maßnahmenplan und dem, was abgehakt ist.',
    },
  },
  client: {
    summary: {
      name: 'Dashboard mit Zusammenfassungen',
      hint: 'Scores und Fortschritt aller Seiten und die Zusammenfassung jedes Berichts. Keine Belege und keine Ratschläge.',
    },
    full: {
      name: 'Dashboard mit ganzen Berichten',
      hint: 'Scores und Fortschritt aller Seiten und ihre Berichte, ohne Maßnahmenpläne und ohne das, was abgehakt ist.',
    },
    tasks: {
      name: 'Dashboard mit ganzen Berichten und Aufgaben',
      hint: 'Alles, mit dem, was noch zu tun ist, den Maßnahmenplänen und dem, was abgehakt ist.',
    },
  },
  expires: 'Läuft ab',
  never: 'Nie',
  inDays: ({ days }) => (days === 365 ? 'In einem Jahr' : `In ${days} Tagen`),
  password: 'Passwort (optional)',
  passwordHint: 'Es wird alle 12 Stunden einmal abgefragt. Senden Sie es getrennt vom Link.',
  passwordNeedsPro: 'Passwörter gehören zu Pro.',
  passwordLength: ({ least, most }) => `Verwenden Sie ${least} bis ${most} Zeichen.`,
  create: 'Link erstellen',
  created: 'Link erstellt',
  change: 'Bearbeiten',
  changeTitle: 'Diesen Link bearbeiten',
  changeText: 'Seine Adresse bleibt gleich. Änderungen gelten sofort für alle, die ihn haben.',
  changed: 'Link geändert',
  save: 'Speichern',
  expiresAsNow: 'Unverändert, am',
  newPassword: 'Neues Passwort (optional)',
  newPasswordHint:
    'Lassen Sie das Feld leer, um das bisherige zu behalten. Ein neues müssen alle eingeben, die den Link haben.',
  removePassword: 'Passwort entfernen',
  revoke: 'Widerrufen',
  revoked: 'Link widerrufen',
  revokeTitle: 'Diesen Link widerrufen?',
  revokeText: 'Alle, die ihn haben, verlieren sofort den Zugriff. Das lässt sich nicht rückgängig machen.',
  cancel: 'Abbrechen',
  copyName: 'Diesen Link',
  views: ({ views }) =>
    views === 0 ? 'Noch nicht aufgerufen.' : views === 1 ? 'Einmal aufgerufen,' : `${views}-mal aufgerufen,`,
  lastViewed: 'zuletzt am',
  hasPassword: 'Mit Passwort.',
  expired: 'Abgelaufen am',
  expiresOn: 'Läuft ab am',
  by: ({ name }) => `Erstellt von ${name}.`,
  retry: 'Erneut versuchen',
  locked: {
    title: 'Dieser Link ist geschützt',
    text: 'Geben Sie das Passwort ein, das Sie dazu erhalten haben.',
    label: 'Passwort',
    missing: 'Geben Sie das Passwort ein',
    open: 'Öffnen',
  },
  gone: { title: 'Dieser Link funktioniert nicht', home: 'Zu Liftmark' },
};
