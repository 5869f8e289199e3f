import { languageName } from '@liftmark/contract/language-name';
import { PAGE_TYPE_LABELS } from '@liftmark/contract/page-types';
import type { Text } from './run-checks.text.ts';

export const text: Text = {
  untold: ({ reason }) => `Der Seitentyp ließ sich nicht bestimmen. ${reason}`,
  privateEvent: 'Das ist eine private Feier; die Gastgeber verkaufen nichts.',
  unknownLanguage: 'Die Sprache der Seite ließ sich nicht bestimmen.',
  noWordList: ({ language }) =>
    `Es gibt keine Wortliste für die Sprache der Seite, ${languageName(language)} (${language}).`,
  uncertainType: 'Der Seitentyp ließ sich nicht sicher genug bestimmen.',
  noneOfTypes: 'Gilt für keinen der Seitentypen, die hier infrage kommen.',
  noSigns: 'Gilt nur für bestimmte Seitentypen, und auf dieser Seite deutet nichts auf einen davon hin.',
  notThisType: ({ type }) => `Gilt nicht für diesen Seitentyp (${PAGE_TYPE_LABELS[type]}).`,
  notRendered: 'Diese Prüfung braucht eine dargestellte Seite; gelesen wurde nur das HTML.',
  uploaded:
    'Die Seite wurde als Datei hochgeladen; daran lässt sich nicht ablesen, wie sie bei Besuchern ankommt.',
  failed: 'Das ließ sich auf dieser Seite nicht messen.',
};
