import { languageCode } from './language-code.ts';
import { bulgarian } from './page-types/bulgarian.ts';
import { catalan } from './page-types/catalan.ts';
import { croatian } from './page-types/croatian.ts';
import { czech } from './page-types/czech.ts';
import { danish } from './page-types/danish.ts';
import { finnish } from './page-types/finnish.ts';
import { greek } from './page-types/greek.ts';
import { hungarian } from './page-types/hungarian.ts';
import { indonesian } from './page-types/indonesian.ts';
import { norwegian } from './page-types/norwegian.ts';
import { polish } from './page-types/polish.ts';
import { romanian } from './page-types/romanian.ts';
import { russian } from './page-types/russian.ts';
import { slovak } from './page-types/slovak.ts';
import { slovenian } from './page-types/slovenian.ts';
import { swedish } from './page-types/swedish.ts';
import { turkish } from './page-types/turkish.ts';
import { ukrainian } from './page-types/ukrainian.ts';
import { vietnamese } from './page-types/vietnamese.ts';
import type { FewPageTypeWords } from './words.ts';
import { wordsFor } from './words-for.ts';

/** By ISO 639-1 code, near relatives together. */
const FEW: ReadonlyMap<string, FewPageTypeWords> = new Map(
  Object.entries({
    bg: bulgarian,
    bs: croatian,
    ca: catalan,
    cs: czech,
    da: danish,
    el: greek,
    fi: finnish,
    hr: croatian,
    hu: hungarian,
    id: indonesian,
    ms: indonesian,
    nb: norwegian,
    nn: norwegian,
    no: norwegian,
    pl: polish,
    ro: romanian,
    ru: russian,
    sk: slovak,
    sl: slovenian,
    sr: croatian,
    sv: swedish,
    tr: turkish,
    uk: ukrainian,
    vi: vietnamese,
  }),
);

/**
 * The words that tell a page's type: those of the whole word list, else a few of the trade; null where there are none.
 * @param language BCP 47 tag, of which only the first part counts; null where the language is unknown
 */
export function pageTypeWordsFor(language: string | null): FewPageTypeWords | null {
  return wordsFor(language)?.pageTypes ?? FEW.get(languageCode(language) ?? '') ?? null;
}
