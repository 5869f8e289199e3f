import { holdsFiller } from '../checks/shared/uncertainty.ts';
import type { FormFact } from '../facts/types/forms.ts';
import type { PageFacts } from '../facts/types/page-facts.ts';
import { callWordsFor } from '../language/call-words.ts';
import { lettersAndDigits } from '../language/characters.ts';
import { startsWith } from '../language/match.ts';
import { pattern } from '../language/patterns.ts';
import { isUnsafe } from '../language/unsafe-text.ts';
import { wordsFor } from '../language/words-for.ts';
import { sentencesOf } from '../page/sentences.ts';

export type PhraseFacts = Pick<PageFacts, 'language' | 'content' | 'forms' | 'headline'>;

const CLAUSE_END = pattern('clauseEnd');

/**
 * Whether a phrase of the page may be offered as its headline or copy: it is safe and tells visitors something. It gives
 * no order, contains no filler, hype or empty phrase, and isn't said beside the fields of a form.
 */
export function isOwnPhrase(text: string, facts: PhraseFacts): boolean {
  const { language, content } = facts;
  const said = text.toLowerCase();
  return (
    !isUnsafe(text, language) &&
    !said.split(CLAUSE_END).some((clause) => isOrder(clause, language)) &&
    !content.wordingMatches.some(
      ({ list, phrase }) => (list === 'hype' || list === 'generic') && said.includes(phrase.toLowerCase()),
    ) &&
    !holdsFiller(text, content) &&
    !isSaidInForm(text, facts)
  );
}

/** Whether a phrase holds a sentence or is a label of a form: those tell how to fill it in. */
function isSaidInForm(text: string, { forms, content, headline }: PhraseFacts): boolean {
  const key = (line: string) => lettersAndDigits(line.toLowerCase());
  const said = key(text);
  return forms.some((form) => {
    const holds = partOf(form, headline);
    const labels = form.fields.flatMap(({ label }) => label ?? []);
    const lines = content.paragraphs.filter(({ evidence }) => holds(evidence.node));
    const headings = content.sections.filter(({ evidence }) => holds(evidence.node));
    return (
      labels.some((label) => key(label) === said) ||
      headings.some(({ heading }) => heading !== null && key(heading) === said) ||
      lines
        .flatMap((line) => sentencesOf(line.text))
        .some((line) => key(line) !== '' && said.includes(key(line)))
    );
  });
}

/** From the beginning of a form to its last field or button; from its first field where the page's headline is in it. */
function partOf(
  { evidence, fields, submit }: FormFact,
  headline: PageFacts['headline'],
): (node: number) => boolean {
  const parts = [...fields.map((field) => field.evidence.node), ...(submit ? [submit.evidence.node] : [])];
  const [first, last] = [Math.min(...parts), Math.max(...parts)];
  const main = headline?.evidence.node ?? -1;
  const start = main >= evidence.node && main < first ? first : evidence.node;
  return (node) => node > start && node < last;
}

function isOrder(clause: string, language: string | null): boolean {
  const lists = wordsFor(language);
  const asking = lists === null ? [] : [lists.links.contact, lists.actions.standard];
  return [callWordsFor(language), ...asking].some((calls) => startsWith(clause, calls));
}
