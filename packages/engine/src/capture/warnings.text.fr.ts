import type { Text } from './warnings.text.ts';

const listed = (names: readonly string[]) => new Intl.ListFormat('fr').format(names);

export const text: Text = {
  noBrowser:
    'La page a été lue sans navigateur : la mise en page, la vitesse et ce que les scripts ajoutent n’ont pas pu être mesurés.',
  browserUnfinished:
    'Le navigateur n’est pas venu à bout de la page, nous n’avons donc lu que son HTML. La mise en page, la vitesse et ce que les scripts ajoutent n’ont pas pu être mesurés.',
  desktopUnread: ({ reason }) => `L’affichage sur ordinateur n’a pas pu être lu : ${reason}`,
  mobileUnread: ({ reason }) => `L’affichage sur mobile n’a pas pu être lu : ${reason}`,
  reasons: {
    blocked_destination:
      'l’adresse mène à un réseau privé ou réservé, ou à un port que les pages web n’utilisent pas. Nous ne l’avons donc pas ouverte.',
    dns: 'nous n’avons pas trouvé le site.',
    unreachable: 'nous n’avons pas pu nous connecter au site. Vérifiez qu’il est en ligne, puis réessayez.',
    timeout: 'le chargement a pris trop de temps. Analysez à nouveau la page.',
    tls: 'nous n’avons pas pu établir de connexion sécurisée avec le site. Vérifiez son certificat et ses réglages TLS.',
    redirects: 'l’adresse redirige en boucle ou trop de fois.',
    http_status:
      'le site a renvoyé une erreur au lieu de la page. Vérifiez que l’adresse s’ouvre dans un navigateur.',
    not_html: 'l’adresse ne menait pas à une page web.',
    too_large: 'la page est trop lourde pour que Liftmark puisse la lire.',
    empty: 'il n’y avait aucun contenu à voir : la page est vide, parquée ou cachée par un message.',
    blocked_by_site:
      'le site bloque les visiteurs automatiques. Autorisez Liftmark dans sa protection contre les robots, puis réessayez.',
    auth_required: 'la page y demande de se connecter.',
    unstable: 'la page ne cessait de se recharger ou de rediriger. Analysez-la à nouveau.',
    crash: 'la page a fait planter le navigateur. Analysez-la à nouveau.',
  },
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
