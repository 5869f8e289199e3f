import arLabels from '../../data/languages/ar/labels.json' with { type: 'json' };
import bgLabels from '../../data/languages/bg/labels.json' with { type: 'json' };
import bgPageTypes from '../../data/languages/bg/page-types.json' with { type: 'json' };
import caLabels from '../../data/languages/ca/labels.json' with { type: 'json' };
import caPageTypes from '../../data/languages/ca/page-types.json' with { type: 'json' };
import csLabels from '../../data/languages/cs/labels.json' with { type: 'json' };
import csPageTypes from '../../data/languages/cs/page-types.json' with { type: 'json' };
import daLabels from '../../data/languages/da/labels.json' with { type: 'json' };
import daPageTypes from '../../data/languages/da/page-types.json' with { type: 'json' };
import deCopy from '../../data/languages/de/copy.json' with { type: 'json' };
import deLabels from '../../data/languages/de/labels.json' with { type: 'json' };
import deLanguage from '../../data/languages/de/language.json' with { type: 'json' };
import dePageTypes from '../../data/languages/de/page-types.json' with { type: 'json' };
import deWords from '../../data/languages/de/words.json' with { type: 'json' };
import elLabels from '../../data/languages/el/labels.json' with { type: 'json' };
import elPageTypes from '../../data/languages/el/page-types.json' with { type: 'json' };
import enCopy from '../../data/languages/en/copy.json' with { type: 'json' };
import enLabels from '../../data/languages/en/labels.json' with { type: 'json' };
import enLanguage from '../../data/languages/en/language.json' with { type: 'json' };
import enPageTypes from '../../data/languages/en/page-types.json' with { type: 'json' };
import enWords from '../../data/languages/en/words.json' with { type: 'json' };
import esCopy from '../../data/languages/es/copy.json' with { type: 'json' };
import esLabels from '../../data/languages/es/labels.json' with { type: 'json' };
import esLanguage from '../../data/languages/es/language.json' with { type: 'json' };
import esPageTypes from '../../data/languages/es/page-types.json' with { type: 'json' };
import esWords from '../../data/languages/es/words.json' with { type: 'json' };
import etLabels from '../../data/languages/et/labels.json' with { type: 'json' };
import euLabels from '../../data/languages/eu/labels.json' with { type: 'json' };
import faLabels from '../../data/languages/fa/labels.json' with { type: 'json' };
import fiLabels from '../../data/languages/fi/labels.json' with { type: 'json' };
import fiPageTypes from '../../data/languages/fi/page-types.json' with { type: 'json' };
import frCopy from '../../data/languages/fr/copy.json' with { type: 'json' };
import frLabels from '../../data/languages/fr/labels.json' with { type: 'json' };
import frLanguage from '../../data/languages/fr/language.json' with { type: 'json' };
import frPageTypes from '../../data/languages/fr/page-types.json' with { type: 'json' };
import frWords from '../../data/languages/fr/words.json' with { type: 'json' };
import heLabels from '../../data/languages/he/labels.json' with { type: 'json' };
import hiLabels from '../../data/languages/hi/labels.json' with { type: 'json' };
import hrLabels from '../../data/languages/hr/labels.json' with { type: 'json' };
import hrLanguage from '../../data/languages/hr/language.json' with { type: 'json' };
import hrPageTypes from '../../data/languages/hr/page-types.json' with { type: 'json' };
import huLabels from '../../data/languages/hu/labels.json' with { type: 'json' };
import huPageTypes from '../../data/languages/hu/page-types.json' with { type: 'json' };
import idLabels from '../../data/languages/id/labels.json' with { type: 'json' };
import idLanguage from '../../data/languages/id/language.json' with { type: 'json' };
import idPageTypes from '../../data/languages/id/page-types.json' with { type: 'json' };
import itCopy from '../../data/languages/it/copy.json' with { type: 'json' };
import itLabels from '../../data/languages/it/labels.json' with { type: 'json' };
import itLanguage from '../../data/languages/it/language.json' with { type: 'json' };
import itPageTypes from '../../data/languages/it/page-types.json' with { type: 'json' };
import itWords from '../../data/languages/it/words.json' with { type: 'json' };
import jaLabels from '../../data/languages/ja/labels.json' with { type: 'json' };
import koLabels from '../../data/languages/ko/labels.json' with { type: 'json' };
import ltLabels from '../../data/languages/lt/labels.json' with { type: 'json' };
import lvLabels from '../../data/languages/lv/labels.json' with { type: 'json' };
import mkLabels from '../../data/languages/mk/labels.json' with { type: 'json' };
import nlCopy from '../../data/languages/nl/copy.json' with { type: 'json' };
import nlLabels from '../../data/languages/nl/labels.json' with { type: 'json' };
import nlLanguage from '../../data/languages/nl/language.json' with { type: 'json' };
import nlPageTypes from '../../data/languages/nl/page-types.json' with { type: 'json' };
import nlWords from '../../data/languages/nl/words.json' with { type: 'json' };
import noLabels from '../../data/languages/no/labels.json' with { type: 'json' };
import noLanguage from '../../data/languages/no/language.json' with { type: 'json' };
import noPageTypes from '../../data/languages/no/page-types.json' with { type: 'json' };
import plLabels from '../../data/languages/pl/labels.json' with { type: 'json' };
import plPageTypes from '../../data/languages/pl/page-types.json' with { type: 'json' };
import ptCopy from '../../data/languages/pt/copy.json' with { type: 'json' };
import ptLabels from '../../data/languages/pt/labels.json' with { type: 'json' };
import ptLanguage from '../../data/languages/pt/language.json' with { type: 'json' };
import ptPageTypes from '../../data/languages/pt/page-types.json' with { type: 'json' };
import ptWords from '../../data/languages/pt/words.json' with { type: 'json' };
import roLabels from '../../data/languages/ro/labels.json' with { type: 'json' };
import roPageTypes from '../../data/languages/ro/page-types.json' with { type: 'json' };
import ruLabels from '../../data/languages/ru/labels.json' with { type: 'json' };
import ruPageTypes from '../../data/languages/ru/page-types.json' with { type: 'json' };
import skLabels from '../../data/languages/sk/labels.json' with { type: 'json' };
import skPageTypes from '../../data/languages/sk/page-types.json' with { type: 'json' };
import slLabels from '../../data/languages/sl/labels.json' with { type: 'json' };
import slPageTypes from '../../data/languages/sl/page-types.json' with { type: 'json' };
import sqLabels from '../../data/languages/sq/labels.json' with { type: 'json' };
import svLabels from '../../data/languages/sv/labels.json' with { type: 'json' };
import svPageTypes from '../../data/languages/sv/page-types.json' with { type: 'json' };
import thLabels from '../../data/languages/th/labels.json' with { type: 'json' };
import trLabels from '../../data/languages/tr/labels.json' with { type: 'json' };
import trPageTypes from '../../data/languages/tr/page-types.json' with { type: 'json' };
import ukLabels from '../../data/languages/uk/labels.json' with { type: 'json' };
import ukPageTypes from '../../data/languages/uk/page-types.json' with { type: 'json' };
import viLabels from '../../data/languages/vi/labels.json' with { type: 'json' };
import viPageTypes from '../../data/languages/vi/page-types.json' with { type: 'json' };
import zhLabels from '../../data/languages/zh/labels.json' with { type: 'json' };
import type { CopyWords } from './copy/copy-words.ts';
import { languageCode } from './language-code.ts';
import { load } from './load.ts';
import type { FewPageTypeWords, PageTypeWords, Phrases, WordSections } from './words.ts';

/** What labels say, in languages of which little else is known, too. */
interface Labels {
  /** How labels begin that ask a visitor to act. */
  calls?: Phrases;
  /** What menus call the start page. */
  startPage?: Phrases;
}

/** What is known of a language: its files in `data/languages/<code>`. */
interface Pack {
  labels: Labels;
  pageTypes?: FewPageTypeWords;
  language?: {
    /** Name of the Snowball algorithm. */
    stemmer?: string;
    /** Codes of languages that are read with the words of this one. */
    relatives?: readonly string[];
  };
}

export interface FullPack extends Pack {
  copy: CopyWords;
  language: { stemmer: string };
  pageTypes: PageTypeWords;
  words: WordSections;
}

/** The languages with words for every fact and copy for every check. */
export const FULL_PACKS = {
  en: { copy: enCopy, labels: enLabels, language: enLanguage, pageTypes: enPageTypes, words: enWords },
  de: { copy: deCopy, labels: deLabels, language: deLanguage, pageTypes: dePageTypes, words: deWords },
  fr: { copy: frCopy, labels: frLabels, language: frLanguage, pageTypes: frPageTypes, words: frWords },
  es: { copy: esCopy, labels: esLabels, language: esLanguage, pageTypes: esPageTypes, words: esWords },
  it: { copy: itCopy, labels: itLabels, language: itLanguage, pageTypes: itPageTypes, words: itWords },
  pt: { copy: ptCopy, labels: ptLabels, language: ptLanguage, pageTypes: ptPageTypes, words: ptWords },
  nl: { copy: nlCopy, labels: nlLabels, language: nlLanguage, pageTypes: nlPageTypes, words: nlWords },
} satisfies Record<string, FullPack>;

const OTHER_PACKS: Record<string, Pack> = {
  ar: { labels: arLabels },
  bg: { labels: bgLabels, pageTypes: bgPageTypes },
  ca: { labels: caLabels, pageTypes: caPageTypes },
  cs: { labels: csLabels, pageTypes: csPageTypes },
  da: { labels: daLabels, pageTypes: daPageTypes },
  el: { labels: elLabels, pageTypes: elPageTypes },
  et: { labels: etLabels },
  eu: { labels: euLabels },
  fa: { labels: faLabels },
  fi: { labels: fiLabels, pageTypes: fiPageTypes },
  he: { labels: heLabels },
  hi: { labels: hiLabels },
  hr: { labels: hrLabels, language: hrLanguage, pageTypes: hrPageTypes },
  hu: { labels: huLabels, pageTypes: huPageTypes },
  id: { labels: idLabels, language: idLanguage, pageTypes: idPageTypes },
  ja: { labels: jaLabels },
  ko: { labels: koLabels },
  lt: { labels: ltLabels },
  lv: { labels: lvLabels },
  mk: { labels: mkLabels },
  no: { labels: noLabels, language: noLanguage, pageTypes: noPageTypes },
  pl: { labels: plLabels, pageTypes: plPageTypes },
  ro: { labels: roLabels, pageTypes: roPageTypes },
  ru: { labels: ruLabels, pageTypes: ruPageTypes },
  sk: { labels: skLabels, pageTypes: skPageTypes },
  sl: { labels: slLabels, pageTypes: slPageTypes },
  sq: { labels: sqLabels },
  sv: { labels: svLabels, pageTypes: svPageTypes },
  th: { labels: thLabels },
  tr: { labels: trLabels, pageTypes: trPageTypes },
  uk: { labels: ukLabels, pageTypes: ukPageTypes },
  vi: { labels: viLabels, pageTypes: viPageTypes },
  zh: { labels: zhLabels },
};

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
  load(`${code}/labels.json`, pack.labels, { model: enLabels, isPartial: true });
  for (const each of [code, ...(pack.language?.relatives ?? [])]) PACKS.set(each, pack);
}

/**
 * What is known of a language, or of its near relative; null where there is nothing.
 * @param language BCP 47 tag, of which only the first part counts; null where the language is unknown
 */
export function packFor(language: string | null): Pack | null {
  return PACKS.get(languageCode(language) ?? '') ?? null;
}

/** What menus call the start page, in any of the languages. */
export const START_PAGE_NAMES: ReadonlySet<string> = new Set(
  [...PACKS.values()].flatMap(({ labels }) => labels.startPage ?? []),
);
