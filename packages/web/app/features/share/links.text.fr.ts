import type { Text } from './links.text.ts';

export const text: Text = {
  title: 'Avec expiration ou mot de passe',
  lead: 'Créez un lien pour chaque destinataire, choisissez ce qu’il montre et révoquez-le à tout moment.',
  shows: 'Contenu',
  report: {
    summary: {
      name: 'Résumé',
      hint: 'Score, note, catégories, résumé et titres. Ni preuves ni conseils.',
    },
    full: {
      name: 'Rapport complet',
      hint: 'Tout, sauf le plan d’action et ce qui est coché.',
    },
    tasks: {
      name: 'Rapport complet avec tâches',
      hint: 'Tout, avec le plan d’action et ce qui est coché.',
    },
  },
  client: {
    summary: {
      name: 'Tableau de bord avec résumés',
      hint: 'Scores et progression de toutes les pages, et le résumé de chaque rapport. Ni preuves ni conseils.',
    },
    full: {
      name: 'Tableau de bord avec rapports complets',
      hint: 'Scores et progression de toutes les pages, et leurs rapports, sans les plans d’action ni ce qui est coché.',
    },
    tasks: {
      name: 'Tableau de bord avec rapports complets et tâches',
      hint: 'Tout, avec ce qui reste à faire, les plans d’action et ce qui est coché.',
    },
  },
  expires: 'Expiration',
  never: 'Jamais',
  inDays: ({ days }) => (days === 365 ? 'Dans un an' : `Dans ${days} jours`),
  password: 'Mot de passe (facultatif)',
  passwordHint: 'Les destinataires le saisissent une fois toutes les 12 heures. Envoyez-le séparément.',
  passwordNeedsPro: 'Les mots de passe font partie de Pro.',
  passwordLength: ({ least, most }) => `Utilisez de ${least} à ${most} caractères.`,
  create: 'Créer le lien',
  created: 'Lien créé',
  change: 'Modifier',
  changeTitle: 'Modifier ce lien',
  changeText:
    'Son adresse reste la même. Les modifications s’appliquent aussitôt à toutes les personnes qui l’ont.',
  changed: 'Lien modifié',
  save: 'Enregistrer',
  expiresAsNow: 'Inchangée, le',
  newPassword: 'Nouveau mot de passe (facultatif)',
  newPasswordHint:
    'Laissez ce champ vide pour garder l’actuel. Si vous en choisissez un nouveau, tout le monde devra le saisir.',
  removePassword: 'Supprimer le mot de passe',
  revoke: 'Révoquer',
  revoked: 'Lien révoqué',
  revokeTitle: 'Révoquer ce lien ?',
  revokeText: 'Toutes les personnes qui l’ont perdent aussitôt l’accès. C’est irréversible.',
  cancel: 'Annuler',
  copyName: 'ce lien',
  views: ({ views }) =>
    views === 0 ? 'Pas encore consulté.' : views === 1 ? 'Consulté une fois,' : `Consulté ${views} fois,`,
  lastViewed: 'la dernière fois le',
  hasPassword: 'Avec mot de passe.',
  expired: 'Expiré le',
  expiresOn: 'Expire le',
  by: ({ name }) => `Créé par ${name}.`,
  retry: 'Réessayer',
  locked: {
    title: 'Ce lien est protégé',
    text: 'Saisissez le mot de passe qui vous a été communiqué.',
    label: 'Mot de passe',
    missing: 'Saisissez le mot de passe',
    open: 'Ouvrir',
  },
  gone: { title: 'Ce lien ne fonctionne pas', home: 'Aller sur Liftmark' },
};
