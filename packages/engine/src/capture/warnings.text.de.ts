import type { Text } from './warnings.text.ts';

const listed = (names: readonly string[]) => new Intl.ListFormat('de').format(names);

export const text: Text = {
  noBrowser:
    'Die Seite wurde ohne Browser gelesen. Layout, Ladezeit und alles, was Skripte ergänzen, ließen sich deshalb nicht messen.',
  browserUnfinished:
    'Der Browser kam mit der Seite nicht zurecht, deshalb haben wir nur ihr HTML gelesen. Layout, Ladezeit und alles, was Skripte ergänzen, ließen sich nicht messen.',
  desktopUnread: ({ reason }) => `Die Desktop-Ansicht ließ sich nicht lesen: ${reason}`,
  mobileUnread: ({ reason }) => `Die Smartphone-Ansicht ließ sich nicht lesen: ${reason}`,
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
