import type { Text } from './warnings.text.ts';

const listed = (names: readonly string[]) => new Intl.ListFormat('de').format(names);

export const text: Text = {
  noBrowser:
    'Die Seite wurde ohne Browser gelesen. Layout, Ladezeit und alles, was Skripte ergänzen, ließen sich deshalb nicht messen.',
  browserUnfinished:
    'Der Browser kam mit der Seite nicht zurecht, deshalb haben wir nur ihr HTML gelesen. Layout, Ladezeit und alles, was Skripte ergänzen, ließen sich nicht messen.',
  desktopUnread: ({ reason }) => `Die Desktop-Ansicht ließ sich nicht lesen: ${reason}`,
  mobileUnread: ({ reason }) => `Die Smartphone-Ansicht ließ sich nicht lesen: ${reason}`,
  reasons: {
    blocked_destination:
      'Die Adresse führt in ein privates oder reserviertes Netz oder zu einem Port, den Webseiten nicht verwenden. Deshalb haben wir sie nicht geöffnet.',
    dns: 'Wir konnten die Website nicht finden.',
    unreachable:
      'Wir konnten keine Verbindung zur Website herstellen. Prüfen Sie, ob sie online ist, und versuchen Sie es erneut.',
    timeout: 'Das Laden hat zu lange gedauert. Analysieren Sie die Seite noch einmal.',
    tls: 'Wir konnten keine sichere Verbindung zur Website herstellen. Prüfen Sie ihr Zertifikat und ihre TLS-Einstellungen.',
    redirects: 'Die Adresse leitet im Kreis oder zu oft weiter.',
    http_status:
      'Die Website lieferte einen Fehler statt der Seite. Prüfen Sie, ob sich die Adresse im Browser öffnen lässt.',
    not_html: 'Die Adresse führte nicht zu einer Webseite.',
    too_large: 'Die Seite ist zu groß, als dass Liftmark sie lesen könnte.',
    empty: 'Dort war kein Inhalt zu sehen: Die Seite ist leer, geparkt oder von einem Hinweis verdeckt.',
    blocked_by_site:
      'Die Website blockiert automatische Besucher. Lassen Sie Liftmark in ihrem Bot-Schutz zu und versuchen Sie es erneut.',
    auth_required: 'Die Seite verlangt dort eine Anmeldung.',
    unstable: 'Die Seite lud sich immer wieder neu oder leitete weiter. Analysieren Sie sie noch einmal.',
    crash: 'Die Seite hat den Browser zum Absturz gebracht. Analysieren Sie sie noch einmal.',
  },
  stylesheetMissing: 'Ein Stylesheet der Seite wurde nicht geladen, sie wurde ohne es dargestellt.',
  scriptStopped: 'Ein Skript der Seite kam zu keinem Ende, deshalb haben wir es angehalten.',
  unfinished: 'Die Seite wurde nicht fertig geladen. Wir haben nur gelesen, was da war.',
  truncated: 'Die Seite hat mehr Elemente, als Liftmark lesen kann. Einige fehlen deshalb.',
  tooHeavy: 'Die Seite ist so groß, dass ein Teil nicht geladen wurde.',
  noPicture: 'Der Browser konnte die Seite nicht rechtzeitig darstellen, deshalb gibt es keinen Screenshot.',
  boxes: ({ scripts, packages }) =>
    `Der Browser hat keine Schrift für ${listed(scripts)}, deshalb erscheinen diese Zeichen in den Screenshots als Kästchen. Abhilfe: Installieren Sie ${packages.join(', ')}.`,
  notReloaded: 'Wir konnten die Seite kein zweites Mal öffnen, um ihre Aussagen zu prüfen.',
  opened: 'Die Seite wurde mit dem Zugang geöffnet, der für die Website angegeben ist.',
  uploaded: ({ name }) =>
    `Dieser Bericht beruht auf der hochgeladenen Datei „${name}“. Außer ihr wurde nichts geladen.`,
  leftOut: ({ targets }) =>
    `Die Seite verwendet auch Dateien von ${targets}. Sie wurden nicht geladen; die Seite kann daher anders aussehen als bei Besuchern.`,
  missingFiles:
    'Die Seite verwendet Dateien, die nicht mit hochgeladen wurden; sie kann daher anders aussehen als bei Besuchern.',
  refused: ({ targets }) =>
    `Die Seite hat Adressen angefordert, die Liftmark nicht öffnet, weil sie in ein privates Netz, zu einem ungewöhnlichen Port oder einem gesperrten Host führen: ${targets}. Sie wurden ausgelassen.`,
  more: ({ count }) => `${count} weitere`,
  listed: ({ items, last }) => `${items} und ${last}`,
};
