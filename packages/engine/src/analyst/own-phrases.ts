import { holdsFiller } from '../checks/shared/uncertainty.ts';
import { isAddress, isPhone } from '../facts/trust/contact.ts';
import type { PageFacts } from '../facts/types/page-facts.ts';
import { callWordsFor } from '../language/call-words.ts';
import { wordsFor } from '../language/words-for.ts';

export type PhraseFacts = Pick<PageFacts, 'language' | 'content'>;

/** Quotation marks, marks of code and templates, mail signs, marks that turn the direction of text. */
const FORBIDDEN = new Set(
  '"“”„«»‘‹›{}[]<>|\\`=_#@~^\u00ad\u200b\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069',
);
const LAST_CONTROL = 31;

/** Words for a machine that reads along, not for visitors. */
const TO_MACHINES = new Set([
  'prompt',
  'prompts',
  'assistant',
  'chatbot',
  'llm',
  'gpt',
  'instructions',
  'disregard',
]);

const PARTS = [': ', '. ', '! ', '? ', ' – ', ' — ', ' - ', ', '];

/**
 * Whether a phrase of the page may be offered as its headline or copy: it tells visitors something. It gives no order,
 * speaks to no machine, quotes nobody, and contains no phone number, postal or web address, filler, hype or empty phrase.
 */
export function isOwnPhrase(text: string, { language, content }: PhraseFacts): boolean {
  const said = text.toLowerCase();
  const marks = [...text];
  return (
    marks.every((mark) => !FORBIDDEN.has(mark) && (mark.codePointAt(0) ?? 0) > LAST_CONTROL) &&
    !isPhone(text) &&
    !isAddress(text, true) &&
    !words(said).some((word) => TO_MACHINES.has(bare(word)) || isHost(word)) &&
    !partsOf(said).some((part) => isOrder(part, language)) &&
    !content.wordingMatches.some(
      ({ list, phrase }) => (list === 'hype' || list === 'generic') && said.includes(phrase.toLowerCase()),
    ) &&
    !holdsFiller(text, content)
  );
}

export function words(text: string): string[] {
  return text.split(' ').filter((word) => word !== '');
}

/** The letters of a word without the marks around it. */
function bare(word: string): string {
  return [...word].filter((mark) => mark.toLowerCase() !== mark.toUpperCase()).join('');
}

/** "shop.example", "example.com/offer"; "3.5" is a number. */
function isHost(word: string): boolean {
  const dot = word.slice(1, -1).indexOf('.') + 1;
  return dot > 0 && bare(word.slice(dot)).length > 1 && bare(word.slice(0, dot)).length > 1;
}

function partsOf(said: string): string[] {
  return PARTS.reduce<string[]>((parts, mark) => parts.flatMap((part) => part.split(mark)), [said]);
}

function isOrder(part: string, language: string | null): boolean {
  const lists = wordsFor(language);
  const asking = lists === null ? [] : [...lists.links.contact, ...lists.actions.standard];
  return [...callWordsFor(language), ...asking].some((call) => part === call || part.startsWith(`${call} `));
}
