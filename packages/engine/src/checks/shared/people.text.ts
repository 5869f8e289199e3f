import { translated } from '@liftmark/contract/translated';
import { text as de } from './people.text.de.ts';
import { text as es } from './people.text.es.ts';
import { text as fr } from './people.text.fr.ts';

const english = {
  competitors: { all: 'your competitors', another: 'a competitor', any: 'any competitor' },
  others: {
    charity: { all: 'other charities', another: 'another charity', any: 'any other charity' },
    school: { all: 'other schools', another: 'another school', any: 'any other school' },
    university: { all: 'other universities', another: 'another university', any: 'any other university' },
    club: { all: 'other clubs', another: 'another club', any: 'any other club' },
    church: { all: 'other churches', another: 'another church', any: 'any other church' },
    community: { all: 'other communities', another: 'another community', any: 'any other community' },
    museum: { all: 'other museums', another: 'another museum', any: 'any other museum' },
    library: { all: 'other libraries', another: 'another library', any: 'any other library' },
    authority: { all: 'other authorities', another: 'another authority', any: 'any other authority' },
  },
  customer: {
    one: 'customer',
    many: 'customers',
    recent: 'who bought in the last three months and has had time to use it',
  },
  supporter: { one: 'supporter', many: 'supporters', recent: 'who gave or helped in the last three months' },
  student: { one: 'student', many: 'students', recent: 'who finished in the last three months' },
  family: { one: 'parent', many: 'parents', recent: 'whose child joined in the last year' },
  member: { one: 'member', many: 'members', recent: 'who joined in the last year' },
  visitor: { one: 'visitor', many: 'visitors', recent: 'who came in the last three months' },
  resident: { one: 'resident', many: 'residents', recent: 'you helped in the last three months' },
  user: { one: 'user', many: 'users', recent: 'who has used it for a few weeks' },
  participant: { one: 'participant', many: 'participants', recent: 'who came last time' },
  guest: { one: 'guest', many: 'guests', recent: 'who visited in the last three months' },
  reader: { one: 'reader', many: 'readers', recent: 'who wrote to you in the last three months' },
  client: { one: 'client', many: 'clients', recent: 'you worked for in the last year' },
  serviceCustomer: { one: 'customer', many: 'customers', recent: 'you worked for in the last three months' },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
