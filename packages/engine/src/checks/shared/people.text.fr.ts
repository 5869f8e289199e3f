import type { Text } from './people.text.ts';

export const text: Text = {
  competitors: { all: 'vos concurrents', another: 'un concurrent', any: 'n’importe quel concurrent' },
  others: {
    charity: {
      all: 'les autres associations',
      another: 'une autre association',
      any: 'n’importe quelle autre association',
    },
    school: { all: 'les autres écoles', another: 'une autre école', any: 'n’importe quelle autre école' },
    university: {
      all: 'les autres universités',
      another: 'une autre université',
      any: 'n’importe quelle autre université',
    },
    club: { all: 'les autres clubs', another: 'un autre club', any: 'n’importe quel autre club' },
    church: { all: 'les autres églises', another: 'une autre église', any: 'n’importe quelle autre église' },
    community: {
      all: 'les autres communautés',
      another: 'une autre communauté',
      any: 'n’importe quelle autre communauté',
    },
    museum: { all: 'les autres musées', another: 'un autre musée', any: 'n’importe quel autre musée' },
    library: {
      all: 'les autres bibliothèques',
      another: 'une autre bibliothèque',
      any: 'n’importe quelle autre bibliothèque',
    },
    authority: {
      all: 'les autres administrations',
      another: 'une autre administration',
      any: 'n’importe quelle autre administration',
    },
  },
  customer: {
    one: 'client',
    many: 'clients',
    recent: 'qui ont acheté au cours des trois derniers mois et ont eu le temps d’utiliser leur achat',
  },
  supporter: {
    one: 'donateur',
    many: 'donateurs',
    recent: 'qui ont donné ou aidé au cours des trois derniers mois',
  },
  student: {
    one: 'élève',
    many: 'élèves',
    recent: 'qui ont terminé au cours des trois derniers mois',
  },
  family: { one: 'parent', many: 'parents', recent: 'dont l’enfant est arrivé au cours de l’année écoulée' },
  member: { one: 'membre', many: 'membres', recent: 'qui ont adhéré au cours de l’année écoulée' },
  visitor: { one: 'visiteur', many: 'visiteurs', recent: 'qui sont venues au cours des trois derniers mois' },
  resident: {
    one: 'habitant',
    many: 'habitants',
    recent: 'que vous avez aidées au cours des trois derniers mois',
  },
  user: { one: 'utilisateur', many: 'utilisateurs', recent: 'qui l’utilisent depuis quelques semaines' },
  participant: { one: 'participant', many: 'participants', recent: 'qui sont venues à la dernière édition' },
  guest: { one: 'client', many: 'clients', recent: 'qui sont venues au cours des trois derniers mois' },
  reader: { one: 'lecteur', many: 'lecteurs', recent: 'qui vous ont écrit au cours des trois derniers mois' },
  client: {
    one: 'client',
    many: 'clients',
    recent: 'pour qui vous avez travaillé au cours de l’année écoulée',
  },
  serviceCustomer: {
    one: 'client',
    many: 'clients',
    recent: 'pour qui vous avez travaillé au cours des trois derniers mois',
  },
};
