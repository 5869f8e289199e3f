import type { Text } from './failure-words.text.ts';

export const text: Text = {
  codes: {
    bad_request: 'Nous n’avons pas compris cette demande. Rechargez la page, puis réessayez.',
    validation: 'Nous ne pouvons pas utiliser cette saisie. Vérifiez-la, puis réessayez.',
    unauthenticated: 'Veuillez vous connecter pour continuer.',
    forbidden: 'Cela fait partie de Pro, ou votre compte n’y est pas autorisé.',
    role_required:
      'Votre rôle dans cet espace de travail ne le permet pas. Adressez-vous à l’un de ses propriétaires.',
    free_limit: 'Vous avez atteint une limite de l’offre gratuite. Pro permet davantage.',
    link_password: 'Ce lien est protégé par un mot de passe.',
    not_found: 'Cet élément n’existe plus, ou vous n’y avez pas accès.',
    conflict: 'Ce n’est pas possible pour le moment. Rechargez la page, puis réessayez.',
    cancelled: 'L’opération a été annulée.',
    request_too_large: 'Le contenu est trop volumineux. Raccourcissez-le, puis réessayez.',
    unsupported_media_type: 'Nous ne pouvons pas lire les fichiers de ce type.',
    rate_limited: 'Trop de tentatives en peu de temps. Patientez un instant, puis réessayez.',
    busy: 'Liftmark est très sollicité en ce moment. Réessayez dans un instant.',
    unavailable: 'Liftmark n’est pas disponible en ce moment. Réessayez dans un instant.',
    internal: 'Un problème est survenu de notre côté. Réessayez dans un instant.',
    blocked_destination:
      'Cette adresse mène à un réseau privé ou réservé, ou à un port que les pages web n’utilisent pas : nous ne l’avons donc pas ouverte. Utilisez l’adresse publique de la page.',
    dns: 'Nous n’avons pas trouvé ce site. Vérifiez l’orthographe de l’adresse.',
    unreachable: 'Nous n’avons pas pu nous connecter au site. Vérifiez qu’il est en ligne, puis réessayez.',
    timeout:
      'Le chargement de la page a pris trop de temps. Réessayez, ou analysez une page plus légère du même site.',
    tls: 'Nous n’avons pas pu établir de connexion sécurisée avec le site. Vérifiez son certificat et ses réglages TLS, puis réessayez.',
    redirects: 'L’adresse redirige en boucle ou trop de fois. Utilisez l’adresse finale de la page.',
    http_status:
      'Le site a renvoyé une erreur au lieu de la page. Vérifiez que l’adresse s’ouvre dans un navigateur.',
    not_html: 'Cette adresse n’est pas une page web. Utilisez l’adresse d’une page HTML.',
    too_large: 'La page est trop lourde pour Liftmark. Analysez une page plus légère du même site.',
    empty:
      'La page n’a aucun contenu à évaluer : elle est vide, n’est qu’une page de parking ou est masquée par un message. Vérifiez ce que l’on y voit à la première visite.',
    blocked_by_site:
      'Le site bloque les visiteurs automatiques : nous n’avons donc pu ni voir ni évaluer la page. Autorisez Liftmark dans les réglages de protection contre les robots du site, puis réessayez.',
    auth_required:
      'La page exige que les visiteurs se connectent. Ajoutez des identifiants pour elle, ou analysez une page que tout le monde peut voir.',
    unstable:
      'La page n’a cessé de se recharger ou de rediriger : nous n’avons donc pas pu la lire. Réessayez, ou utilisez son adresse finale.',
    crash:
      'La page a fait planter le navigateur. Réessayez. Si le problème persiste, analysez une autre page du même site.',
  },
  unreachable: 'Nous n’avons pas pu joindre Liftmark. Vérifiez votre connexion, puis réessayez.',
  outOfOrder: 'Liftmark n’a pas pu répondre à l’instant. Réessayez dans un moment.',
};
