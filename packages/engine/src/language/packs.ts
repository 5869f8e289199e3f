import arBasics from '../../data/languages/ar/basics.json' with { type: 'json' };
import bgBasics from '../../data/languages/bg/basics.json' with { type: 'json' };
import bgPageTypes from '../../data/languages/bg/page-types.json' with { type: 'json' };
import caBasics from '../../data/languages/ca/basics.json' with { type: 'json' };
import caPageTypes from '../../data/languages/ca/page-types.json' with { type: 'json' };
import csBasics from '../../data/languages/cs/basics.json' with { type: 'json' };
import csPageTypes from '../../data/languages/cs/page-types.json' with { type: 'json' };
import daBasics from '../../data/languages/da/basics.json' with { type: 'json' };
import daPageTypes from '../../data/languages/da/page-types.json' with { type: 'json' };
import deBasics from '../../data/languages/de/basics.json' with { type: 'json' };
import deCopy from '../../data/languages/de/copy.json' with { type: 'json' };
import deLanguage from '../../data/languages/de/language.json' with { type: 'json' };
import dePageTypes from '../../data/languages/de/page-types.json' with { type: 'json' };
import deWords from '../../data/languages/de/words.json' with { type: 'json' };
import elBasics from '../../data/languages/el/basics.json' with { type: 'json' };
import elPageTypes from '../../data/languages/el/page-types.json' with { type: 'json' };
import enBasics from '../../data/languages/en/basics.json' with { type: 'json' };
import enCopy from '../../data/languages/en/copy.json' with { type: 'json' };
import enLanguage from '../../data/languages/en/language.json' with { type: 'json' };
import enPageTypes from '../../data/languages/en/page-types.json' with { type: 'json' };
import enWords from '../../data/languages/en/words.json' with { type: 'json' };
import esBasics from '../../data/languages/es/basics.json' with { type: 'json' };
import esCopy from '../../data/languages/es/copy.json' with { type: 'json' };
import esLanguage from '../../data/languages/es/language.json' with { type: 'json' };
import esPageTypes from '../../data/languages/es/page-types.json' with { type: 'json' };
import esWords from '../../data/languages/es/words.json' with { type: 'json' };
import etBasics from '../../data/languages/et/basics.json' with { type: 'json' };
import euBasics from '../../data/languages/eu/basics.json' with { type: 'json' };
import faBasics from '../../data/languages/fa/basics.json' with { type: 'json' };
import fiBasics from '../../data/languages/fi/basics.json' with { type: 'json' };
import fiPageTypes from '../../data/languages/fi/page-types.json' with { type: 'json' };
import frBasics from '../../data/languages/fr/basics.json' with { type: 'json' };
import frCopy from '../../data/languages/fr/copy.json' with { type: 'json' };
import frLanguage from '../../data/languages/fr/language.json' with { type: 'json' };
import frPageTypes from '../../data/languages/fr/page-types.json' with { type: 'json' };
import frWords from '../../data/languages/fr/words.json' with { type: 'json' };
import heBasics from '../../data/languages/he/basics.json' with { type: 'json' };
import hiBasics from '../../data/languages/hi/basics.json' with { type: 'json' };
import hrBasics from '../../data/languages/hr/basics.json' with { type: 'json' };
import hrLanguage from '../../data/languages/hr/language.json' with { type: 'json' };
import hrPageTypes from '../../data/languages/hr/page-types.json' with { type: 'json' };
import huBasics from '../../data/languages/hu/basics.json' with { type: 'json' };
import huPageTypes from '../../data/languages/hu/page-types.json' with { type: 'json' };
import idBasics from '../../data/languages/id/basics.json' with { type: 'json' };
import idLanguage from '../../data/languages/id/language.json' with { type: 'json' };
import idPageTypes from '../../data/languages/id/page-types.json' with { type: 'json' };
import itBasics from '../../data/languages/it/basics.json' with { type: 'json' };
import itCopy from '../../data/languages/it/copy.json' with { type: 'json' };
import itLanguage from '../../data/languages/it/language.json' with { type: 'json' };
import itPageTypes from '../../data/languages/it/page-types.json' with { type: 'json' };
import itWords from '../../data/languages/it/words.json' with { type: 'json' };
import jaBasics from '../../data/languages/ja/basics.json' with { type: 'json' };
import koBasics from '../../data/languages/ko/basics.json' with { type: 'json' };
import ltBasics from '../../data/languages/lt/basics.json' with { type: 'json' };
import lvBasics from '../../data/languages/lv/basics.json' with { type: 'json' };
import mkBasics from '../../data/languages/mk/basics.json' with { type: 'json' };
import nlBasics from '../../data/languages/nl/basics.json' with { type: 'json' };
import nlCopy from '../../data/languages/nl/copy.json' with { type: 'json' };
import nlLanguage from '../../data/languages/nl/language.json' with { type: 'json' };
import nlPageTypes from '../../data/languages/nl/page-types.json' with { type: 'json' };
import nlWords from '../../data/languages/nl/words.json' with { type: 'json' };
import noBasics from '../../data/languages/no/basics.json' with { type: 'json' };
import noLanguage from '../../data/languages/no/language.json' with { type: 'json' };
import noPageTypes from '../../data/languages/no/page-types.json' with { type: 'json' };
import plBasics from '../../data/languages/pl/basics.json' with { type: 'json' };
import plPageTypes from '../../data/languages/pl/page-types.json' with { type: 'json' };
import ptBasics from '../../data/languages/pt/basics.json' with { type: 'json' };
import ptCopy from '../../data/languages/pt/copy.json' with { type: 'json' };
import ptLanguage from '../../data/languages/pt/language.json' with { type: 'json' };
import ptPageTypes from '../../data/languages/pt/page-types.json' with { type: 'json' };
import ptWords from '../../data/languages/pt/words.json' with { type: 'json' };
import roBasics from '../../data/languages/ro/basics.json' with { type: 'json' };
import roPageTypes from '../../data/languages/ro/page-types.json' with { type: 'json' };
import ruBasics from '../../data/languages/ru/basics.json' with { type: 'json' };
import ruPageTypes from '../../data/languages/ru/page-types.json' with { type: 'json' };
import skBasics from '../../data/languages/sk/basics.json' with { type: 'json' };
import skPageTypes from '../../data/languages/sk/page-types.json' with { type: 'json' };
import slBasics from '../../data/languages/sl/basics.json' with { type: 'json' };
import slPageTypes from '../../data/languages/sl/page-types.json' with { type: 'json' };
import sqBasics from '../../data/languages/sq/basics.json' with { type: 'json' };
import svBasics from '../../data/languages/sv/basics.json' with { type: 'json' };
import svPageTypes from '../../data/languages/sv/page-types.json' with { type: 'json' };
import thBasics from '../../data/languages/th/basics.json' with { type: 'json' };
import trBasics from '../../data/languages/tr/basics.json' with { type: 'json' };
import trPageTypes from '../../data/languages/tr/page-types.json' with { type: 'json' };
import ukBasics from '../../data/languages/uk/basics.json' with { type: 'json' };
import ukPageTypes from '../../data/languages/uk/page-types.json' with { type: 'json' };
import viBasics from '../../data/languages/vi/basics.json' with { type: 'json' };
import viPageTypes from '../../data/languages/vi/page-types.json' with { type: 'json' };
import zhBasics from '../../data/languages/zh/basics.json' with { type: 'json' };
import type { CopyWords } from './copy/copy-words.ts';
import { languageCode } from './language-code.ts';
import { load } from './load.ts';
import type { FewPageTypeWords, PageTypeWords, Phrases, WordSections } from './words.ts';

/** A few words, also of languages that have no others. */
interface Basics {
  /** How labels begin that ask a visitor to act. */
  calls?: Phrases;
  /** How labels begin that only lead to reading on: "Learn more", "Our work". */
  reads?: Phrases;
  /** What menus call the start page. */
  startPage?: Phrases;
  /** What editors call a page without a name of its own: `*` is any word, `#` a number. */
  unnamedPage?: Phrases;
  /** How a line begins that greets: "welcome". */
  greetings?: Phrases;
  /** What menus call a page of any site: "our services". */
  pageNames?: Phrases;
  /** What joins two names: "and". */
  and?: Phrases;
  /** Small words within a name: "van", "de". */
  nameParticles?: Phrases;
  /** What stands behind the hour: "pm". */
  hourMarks?: Phrases;
  midnight?: Phrases;
  /** What stands behind the number of a day: "th". */
  ordinals?: Phrases;
  /** What stands between day and month, and between month and year: "of". */
  ofMonth?: Phrases;
  ofYear?: Phrases;
}

/** What is known of a language: its files in `data/languages/<code>`. */
interface Pack {
  basics: Basics;
  pageTypes?: FewPageTypeWords;
  language?: {
    /** Name of the Snowball algorithm. */
    stemmer?: string;
    /** Codes of languages that are read with the words of this one. */
    relatives?: readonly string[];
    /** What loses its vowel before a noun and runs into it with an apostrophe: "l", "dell". */
    elisions?: Phrases;
  };
}

export interface FullPack extends Pack {
  copy: CopyWords;
  language: { stemmer: string; elisions?: Phrases };
  pageTypes: PageTypeWords;
  words: WordSections;
}

/** The languages with words for every fact and copy for every check. */
export const FULL_PACKS = {
  en: { copy: enCopy, basics: enBasics, language: enLanguage, pageTypes: enPageTypes, words: enWords },
  de: { copy: deCopy, basics: deBasics, language: deLanguage, pageTypes: dePageTypes, words: deWords },
  fr: { copy: frCopy, basics: frBasics, language: frLanguage, pageTypes: frPageTypes, words: frWords },
  es: { copy: esCopy, basics: esBasics, language: esLanguage, pageTypes: esPageTypes, words: esWords },
  it: { copy: itCopy, basics: itBasics, language: itLanguage, pageTypes: itPageTypes, words: itWords },
  pt: { copy: ptCopy, basics: ptBasics, language: ptLanguage, pageTypes: ptPageTypes, words: ptWords },
  nl: { copy: nlCopy, basics: nlBasics, language: nlLanguage, pageTypes: nlPageTypes, words: nlWords },
} satisfies Record<string, FullPack>;

const OTHER_PACKS: Record<string, Pack> = {
  ar: { basics: arBasics },
  bg: { basics: bgBasics, pageTypes: bgPageTypes },
  ca: { basics: caBasics, pageTypes: caPageTypes },
  cs: { basics: csBasics, pageTypes: csPageTypes },
  da: { basics: daBasics, pageTypes: daPageTypes },
  el: { basics: elBasics, pageTypes: elPageTypes },
  et: { basics: etBasics },
  eu: { basics: euBasics },
  fa: { basics: faBasics },
  fi: { basics: fiBasics, pageTypes: fiPageTypes },
  he: { basics: heBasics },
  hi: { basics: hiBasics },
  hr: { basics: hrBasics, language: hrLanguage, pageTypes: hrPageTypes },
  hu: { basics: huBasics, pageTypes: huPageTypes },
  id: { basics: idBasics, language: idLanguage, pageTypes: idPageTypes },
  ja: { basics: jaBasics },
  ko: { basics: koBasics },
  lt: { basics: ltBasics },
  lv: { basics: lvBasics },
  mk: { basics: mkBasics },
  no: { basics: noBasics, language: noLanguage, pageTypes: noPageTypes },
  pl: { basics: plBasics, pageTypes: plPageTypes },
  ro: { basics: roBasics, pageTypes: roPageTypes },
  ru: { basics: ruBasics, pageTypes: ruPageTypes },
  sk: { basics: skBasics, pageTypes: skPageTypes },
  sl: { basics: slBasics, pageTypes: slPageTypes },
  sq: { basics: sqBasics },
  sv: { basics: svBasics, pageTypes: svPageTypes },
  th: { basics: thBasics },
  tr: { basics: trBasics, pageTypes: trPageTypes },
  uk: { basics: ukBasics, pageTypes: ukPageTypes },
  vi: { basics: viBasics, pageTypes: viPageTypes },
  zh: { basics: zhBasics },
};

const BASICS: Record<keyof Basics, Phrases> = {
  calls: [''],
  reads: [''],
  startPage: [''],
  unnamedPage: [''],
  greetings: [''],
  pageNames: [''],
  and: [''],
  nameParticles: [''],
  hourMarks: [''],
  midnight: [''],
  ordinals: [''],
  ofMonth: [''],
  ofYear: [''],
};
const LANGUAGE = { stemmer: '', relatives: [''], elisions: [''] };

for (const [code, { copy, pageTypes, words }] of Object.entries(FULL_PACKS)) {
  load(`${code}/copy.json`, copy, { model: enCopy, hasCapitals: true });
  load(`${code}/page-types.json`, pageTypes, { model: enPageTypes });
  load(`${code}/words.json`, words, { model: enWords });
}
for (const [code, { pageTypes = {} }] of Object.entries(OTHER_PACKS)) {
  load(`${code}/page-types.json`, pageTypes, { model: enPageTypes, isPartial: true });
}

const ALL_PACKS: Record<string, Pack> = { ...FULL_PACKS, ...OTHER_PACKS };
const PACKS = new Map<string, Pack>();
for (const [code, pack] of Object.entries(ALL_PACKS)) {
  load(`${code}/basics.json`, pack.basics, { model: BASICS, isPartial: true });
  load(`${code}/language.json`, pack.language ?? {}, { model: LANGUAGE, isPartial: true });
  for (const each of [code, ...(pack.language?.relatives ?? [])]) PACKS.set(each, pack);
}

/**
 * What is known of a language, or of its near relative; null where there is nothing.
 * @param language BCP 47 tag, of which only the first part counts; null where the language is unknown
 */
export function packFor(language: string | null): Pack | null {
  return PACKS.get(languageCode(language) ?? '') ?? null;
}

/** The words of a section in all languages. */
export function basicsOfAll(section: keyof Basics): string[] {
  return [...new Set([...PACKS.values()].flatMap(({ basics }) => basics[section] ?? []))];
}
