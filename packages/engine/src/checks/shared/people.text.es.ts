import type { Text } from './people.text.ts';

export const text: Text = {
  competitors: { all: 'tus competidores', another: 'un competidor', any: 'cualquier competidor' },
  others: {
    charity: {
      all: 'otras organizaciones benéficas',
      another: 'otra organización benéfica',
      any: 'cualquier otra organización benéfica',
    },
    school: { all: 'otras escuelas', another: 'otra escuela', any: 'cualquier otra escuela' },
    university: {
      all: 'otras universidades',
      another: 'otra universidad',
      any: 'cualquier otra universidad',
    },
    club: { all: 'otros clubes', another: 'otro club', any: 'cualquier otro club' },
    church: { all: 'otras iglesias', another: 'otra iglesia', any: 'cualquier otra iglesia' },
    community: { all: 'otras comunidades', another: 'otra comunidad', any: 'cualquier otra comunidad' },
    museum: { all: 'otros museos', another: 'otro museo', any: 'cualquier otro museo' },
    library: { all: 'otras bibliotecas', another: 'otra biblioteca', any: 'cualquier otra biblioteca' },
    authority: {
      all: 'otras administraciones',
      another: 'otra administración',
      any: 'cualquier otra administración',
    },
  },
  customer: {
    one: 'cliente',
    many: 'clientes',
    recent: 'compraron en los últimos tres meses y ya han podido usarlo',
  },
  supporter: {
    one: 'donante',
    many: 'donantes',
    recent: 'donaron o ayudaron en los últimos tres meses',
  },
  student: { one: 'alumno', many: 'alumnos', recent: 'terminaron en los últimos tres meses' },
  family: {
    one: 'padre o madre',
    many: 'padres y madres',
    recent: 'inscribieron a sus hijos en el último año',
  },
  member: { one: 'miembro', many: 'miembros', recent: 'se unieron en el último año' },
  visitor: { one: 'visitante', many: 'visitantes', recent: 'vinieron en los últimos tres meses' },
  resident: { one: 'vecino', many: 'vecinos', recent: 'recibieron tu ayuda en los últimos tres meses' },
  user: { one: 'usuario', many: 'usuarios', recent: 'lo usan desde hace unas semanas' },
  participant: { one: 'participante', many: 'participantes', recent: 'vinieron la última vez' },
  guest: { one: 'cliente', many: 'clientes', recent: 'vinieron en los últimos tres meses' },
  reader: { one: 'lector', many: 'lectores', recent: 'te escribieron en los últimos tres meses' },
  client: { one: 'cliente', many: 'clientes', recent: 'contrataron tu trabajo en el último año' },
  serviceCustomer: {
    one: 'cliente',
    many: 'clientes',
    recent: 'contrataron tu trabajo en los últimos tres meses',
  },
};
