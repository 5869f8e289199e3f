import type { Text } from './warnings.text.ts';

const listed = (names: readonly string[]) => new Intl.ListFormat('fr').format(names);

export const text: Text = {
  noBrowser:
    'La page a été lue sans navigateur : la mise en page, la vitesse et ce que les scripts ajoutent n’ont pas pu être mesurés.',
  browserUnfinished:
    'Le navigateur n’est pas venu à bout de la page, nous n’avons donc lu que son HTML. La mise en page, la vitesse et ce que les scripts ajoutent n’ont pas pu être mesurés.',
  desktopUnread: ({ reason }) => `L’affichage sur ordinateur n’a pas pu être lu : ${reason}`,
  mobileUnread: ({ reason }) => `L’affichage sur mobile n’a pas pu être lu : ${reason}`,
  stylesheetMissing:
    'Une feuille de style de la page ne s’est pas chargée, la page a donc été affichée sans elle.',
  scriptStopped: 'Un script de la page ne se terminait pas, nous l’avons donc arrêté.',
  unfinished: 'La page n’a pas fini de se charger, nous n’avons lu que ce qui était là.',
  truncated: 'La page a plus d’éléments que Liftmark ne peut en lire, certains ont donc été laissés de côté.',
  tooHeavy: 'La page est si lourde qu’une partie n’a pas été chargée.',
  noPicture: 'Le navigateur n’a pas pu afficher la page à temps, il n’y a donc pas de capture d’écran.',
  boxes: ({ scripts, packages }) =>
    `Le navigateur n’a pas de police pour ${listed(scripts)}, ces lettres apparaissent donc comme des carrés dans les captures. Pour y remédier, installez ${packages.join(', ')}.`,
  notReloaded: 'Nous n’avons pas pu ouvrir la page une deuxième fois pour vérifier ce qu’elle affirme.',
  opened: 'La page a été ouverte avec l’accès fourni pour son site.',
  uploaded: ({ name }) =>
    `Ce rapport a été établi à partir du fichier envoyé « ${name} ». Rien d’autre n’a été chargé.`,
  leftOut: ({ targets }) =>
    `La page utilise aussi des fichiers de ${targets}. Ils n’ont pas été chargés : la page peut différer de ce que voient les visiteurs.`,
  missingFiles:
    'La page utilise des fichiers qui n’ont pas été envoyés avec elle : elle peut différer de ce que voient les visiteurs.',
  refused: ({ targets }) =>
    `La page a demandé des adresses que Liftmark n’ouvre pas, parce qu’elles mènent à un réseau privé, à un port inhabituel ou à un hôte bloqué : ${targets}. Elles ont été laissées de côté.`,
  more: ({ count }) => `${count} ${count === 1 ? 'autre' : 'autres'}`,
  listed: ({ items, last }) => `${items} et ${last}`,
};
