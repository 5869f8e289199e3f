import type { PerViewport } from '../../capture/snapshot.ts';
import { garbledAmong } from '../../language/garbled.ts';
import { latinLength } from '../../language/latin-length.ts';
import { normalize } from '../../language/match.ts';
import { isDetectable, isForeign, languageOf } from '../../language/text-language.ts';
import type { LanguageWords } from '../../language/words.ts';
import type { PageModel } from '../../page/page-model.ts';
import type { PageView } from '../../page/view.ts';
import { fillerShareOf } from '../content/flagged-phrases.ts';
import { type TextBlock, textBlocks } from '../content/paragraphs.ts';
import { headingsOf } from '../fact-context.ts';
import type { Copy } from '../types/content.ts';

/** From so many letters on a text is long enough to be told from another by its words. */
const LONG_LETTERS = 40;
/** Fewer letters don't show their language. */
const TELLING_LETTERS = 100;
/** Lists of names and numbers are in no language. */
const SENTENCE_LETTERS = 30;
/** From so many letters on, one sentence shows its language by itself. */
const FOREIGN_LETTERS = 50;
/** Headings may be names, which read as any language. */
const TITLE_LETTERS = 200;
const STOPS = new Set('.!?…');
const SHOWN = 5;

type Fault = keyof Copy['evidence'];
const FAULTS: readonly Fault[] = ['filler', 'repeated', 'garbled', 'foreign'];
type Passage = Pick<TextBlock, 'node' | 'text'>;
type Faulty = { letters: number; blocks: Passage[] };

interface Tongue {
  words: LanguageWords | null;
  /** Of the page, as recognized and as declared. */
  language: string | null;
  declared: string | null;
}

/** Whether the running text is a text: how much of it is filler, said before, garbled or in another language. */
export function copyFacts(page: PageModel, tongue: Tongue): PerViewport<Copy> {
  const main = copyIn(page, page.main, tongue);
  if (page.main !== page.desktop) return { desktop: null, mobile: main };
  const { mobile } = page;
  // Nearly always both devices are given the same words.
  if (mobile === null || mobile.content === page.main.content)
    return { desktop: main, mobile: mobile && main };
  return { desktop: main, mobile: copyIn(page, mobile, tongue) };
}

function copyIn(page: PageModel, view: PageView, { words, language, declared }: Tongue): Copy {
  const blocks = textBlocks(view)
    .filter(({ role }) => role !== 'code' && role !== 'mock-up')
    .map((block) => ({ ...block, text: normalize(block.text) }));
  const letters = blocks.reduce((sum, { text }) => sum + latinLength(text), 0);
  const faults = byFault((): Faulty => ({ letters: 0, blocks: [] }));
  const note = (fault: Fault, block: Passage, share = 1) => {
    if (share === 0) return;
    faults[fault].letters += share * latinLength(block.text);
    faults[fault].blocks.push(block);
  };
  const headings = headingsOf(view).map((node) => ({ node, text: normalize(view.text(node)) }));
  const isGarbled = garbledAmong([...headings, ...blocks].map(({ text }) => text));
  for (const heading of headings.filter(({ text }) => isGarbled(text))) note('garbled', heading);
  const said = new Set<string>();
  for (const block of blocks) {
    const key = block.text.toLowerCase();
    note('filler', block, fillerShareOf(block.text, words));
    if (key.length >= LONG_LETTERS && said.has(key)) note('repeated', block);
    if (isGarbled(block.text)) note('garbled', block);
    said.add(key);
  }
  const filler = new Set<Passage>(faults.filler.blocks);
  for (const run of runsOf(blocks.filter((block) => !filler.has(block)))) {
    const own = languageOf(run.map(({ text }) => text).join(' '));
    if (own === null && isDetectable(declared)) {
      for (const block of run.filter(({ text }) => !isGarbled(text))) note('garbled', block);
    } else if (isForeign(own, language)) {
      for (const block of run) note('foreign', block);
    }
  }
  for (const passage of foreignIn(blocks, headings, language, faults.foreign.blocks))
    note('foreign', passage);
  const share = (fault: Fault, of = letters) => (of === 0 ? 0 : faults[fault].letters / of);
  const headed = headings.reduce((sum, { text }) => sum + latinLength(text), letters);
  return {
    letters,
    fillerShare: share('filler'),
    repeatedShare: share('repeated'),
    garbledShare: share('garbled', headed),
    foreignShare: share('foreign', headed),
    foreignLetters: faults.foreign.letters,
    evidence: byFault((fault) =>
      faults[fault].blocks.slice(0, SHOWN).map(({ node, text }) => page.evidence(node, text)),
    ),
  };
}

/** What runs of text don't show: single sentences, and the headings together. */
function foreignIn(
  blocks: readonly Passage[],
  headings: readonly Passage[],
  language: string | null,
  known: readonly Passage[],
): Passage[] {
  const sentences = blocks.filter(
    (block) => !known.includes(block) && isForeignSentence(block.text, language),
  );
  const titles = headings.map(({ text }) => text).join(' ');
  const isOther = titles.length >= TITLE_LETTERS && isForeign(languageOf(titles), language);
  return isOther ? [...sentences, ...headings] : sentences;
}

/** A sentence among others of the page's language. Addresses and names end without a full stop. */
function isForeignSentence(text: string, language: string | null): boolean {
  return (
    text.length >= FOREIGN_LETTERS && STOPS.has(text.at(-1) ?? '') && isForeign(languageOf(text), language)
  );
}

function byFault<Value>(made: (fault: Fault) => Value): Record<Fault, Value> {
  return Object.fromEntries(FAULTS.map((fault) => [fault, made(fault)])) as Record<Fault, Value>;
}

/** Sentences in a row that together are long enough to show their language. */
function runsOf(blocks: readonly TextBlock[]): TextBlock[][] {
  const runs: TextBlock[][] = [];
  let run: TextBlock[] = [];
  let letters = 0;
  for (const block of blocks) {
    if (block.text.length < SENTENCE_LETTERS) continue;
    run.push(block);
    letters += block.text.length;
    if (letters < TELLING_LETTERS) continue;
    runs.push(run);
    run = [];
    letters = 0;
  }
  return runs;
}
