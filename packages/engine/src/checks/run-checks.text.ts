import { languageName } from '@liftmark/contract/language-name';
import { PAGE_TYPE_LABELS, type PageType } from '@liftmark/contract/page-types';
import { NO_WORD_LIST } from '@liftmark/contract/score-words';
import { translated } from '@liftmark/contract/translated';
import { text as de } from './run-checks.text.de.ts';
import { text as es } from './run-checks.text.es.ts';
import { text as fr } from './run-checks.text.fr.ts';

const english = {
  untold: ({ reason }: { reason: string }) => `The page type couldn’t be determined. ${reason}`,
  privateEvent: 'This is a private event, and the hosts aren’t selling anything.',
  unknownLanguage: 'The language of the page couldn’t be determined.',
  noWordList: ({ language }: { language: string }) =>
    `${NO_WORD_LIST} of the page, ${languageName(language)} (${language}).`,
  uncertainType: 'The page type couldn’t be determined with enough certainty.',
  noneOfTypes: 'Doesn’t apply to any of the page types this page could be.',
  noSigns: 'Applies only to certain page types, and this page shows no signs of any of them.',
  notThisType: ({ type }: { type: PageType }) =>
    `Doesn’t apply to this page type (${PAGE_TYPE_LABELS[type].toLowerCase()}).`,
  notRendered: 'This check needs a rendered page, and only the HTML was read.',
  uploaded: 'The page was uploaded as a file, so nothing shows how it reaches visitors.',
  failed: 'This couldn’t be measured on this page.',
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
