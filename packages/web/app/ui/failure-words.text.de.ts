import type { Text } from './failure-words.text.ts';

export const text: Text = {
  codes: {
    bad_request:
      'Wir konnten diese Anfrage nicht verstehen. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
    validation: 'Diese Eingabe können wir nicht verwenden. Prüfen Sie sie und versuchen Sie es noch einmal.',
    unauthenticated: 'Bitte melden Sie sich an, um fortzufahren.',
    forbidden: 'Das gehört zu Pro, oder Ihr Konto ist dazu nicht berechtigt.',
    role_required:
      'Ihre Rolle in diesem Arbeitsbereich erlaubt das nicht. Wenden Sie sich an die Person, die ihn verwaltet.',
    free_limit: 'Sie haben ein Limit des kostenlosen Tarifs erreicht. Mit Pro ist mehr möglich.',
    link_password: 'Dieser Link ist mit einem Passwort geschützt.',
    not_found: 'Das gibt es nicht mehr, oder Sie haben keinen Zugriff darauf.',
    conflict: 'Das ist gerade nicht möglich. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
    cancelled: 'Das wurde abgebrochen.',
    request_too_large: 'Das ist zu groß. Kürzen Sie es und versuchen Sie es noch einmal.',
    unsupported_media_type: 'Dateien dieser Art können wir nicht lesen.',
    rate_limited:
      'Das waren zu viele Versuche in kurzer Zeit. Warten Sie einen Moment und versuchen Sie es noch einmal.',
    busy: 'Liftmark ist gerade stark ausgelastet. Versuchen Sie es gleich noch einmal.',
    unavailable: 'Liftmark ist gerade nicht verfügbar. Versuchen Sie es gleich noch einmal.',
    internal: 'Bei uns ist etwas schiefgegangen. Versuchen Sie es gleich noch einmal.',
    blocked_destination:
      'Diese Adresse führt in ein privates oder reserviertes Netz oder zu einem Port, den Webseiten nicht verwenden. Deshalb haben wir sie nicht geöffnet. Verwenden Sie die öffentliche Adresse der Seite.',
    dns: 'Wir konnten diese Website nicht finden. Prüfen Sie, ob die Adresse richtig geschrieben ist.',
    unreachable:
      'Wir konnten keine Verbindung zur Website herstellen. Prüfen Sie, ob sie online ist, und versuchen Sie es noch einmal.',
    timeout:
      'Das Laden der Seite hat zu lange gedauert. Versuchen Sie es noch einmal oder analysieren Sie eine schlankere Seite derselben Website.',
    tls: 'Wir konnten keine sichere Verbindung zur Website herstellen. Prüfen Sie ihr Zertifikat und ihre TLS-Einstellungen und versuchen Sie es noch einmal.',
    redirects:
      'Die Adresse leitet im Kreis oder zu oft weiter. Verwenden Sie die endgültige Adresse der Seite.',
    http_status:
      'Die Website hat statt der Seite einen Fehler geliefert. Prüfen Sie, ob sich die Adresse in einem Browser öffnen lässt.',
    not_html: 'Diese Adresse ist keine Webseite. Verwenden Sie die Adresse einer HTML-Seite.',
    too_large: 'Die Seite ist zu groß für Liftmark. Analysieren Sie eine schlankere Seite derselben Website.',
    empty:
      'Die Seite hat keinen Inhalt, den wir bewerten könnten: Sie ist leer, geparkt oder von einem Hinweis verdeckt. Prüfen Sie, was jemand beim ersten Besuch dort sieht.',
    blocked_by_site:
      'Die Website sperrt automatische Besucher, deshalb konnten wir die Seite nicht sehen und nicht bewerten. Lassen Sie Liftmark in den Einstellungen ihres Bot-Schutzes zu und versuchen Sie es noch einmal.',
    auth_required:
      'Die Seite ist nur nach einer Anmeldung zu sehen. Hinterlegen Sie Zugangsdaten für sie oder analysieren Sie eine Seite, die alle sehen können.',
    unstable:
      'Die Seite hat sich immer wieder neu geladen oder weitergeleitet, deshalb konnten wir sie nicht lesen. Versuchen Sie es noch einmal oder verwenden Sie ihre endgültige Adresse.',
    crash:
      'Die Seite hat den Browser zum Absturz gebracht. Versuchen Sie es noch einmal. Stürzt er wieder ab, analysieren Sie eine andere Seite derselben Website.',
  },
  unreachable:
    'Wir konnten Liftmark nicht erreichen. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  outOfOrder: 'Liftmark konnte gerade nicht antworten. Versuchen Sie es gleich noch einmal.',
};
