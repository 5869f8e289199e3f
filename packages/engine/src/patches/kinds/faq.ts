import type { PageFacts } from '../../facts/types/page-facts.ts';
import { copyFor, copyLine } from '../../language/copy/copy-for.ts';
import type { PageModel } from '../../page/page-model.ts';
import { isRecord, itemsOf, structuredItems, textOf } from '../../page/structured-data.ts';
import { endOfContent } from '../page-end.ts';
import type { PatchKind } from '../patch-kind.ts';
import { text } from '../text.ts';
import { blanksIn } from '../words.ts';

/** As many as the check asks for. */
const ENOUGH = 3;
const MOST = 6;
const LONGEST = { question: 180, answer: 600 };
/** A price is given with its unit; a longer text is a paragraph around it. */
const LONGEST_LINE = 240;

interface Answered {
  question: string;
  answer: string;
}

/**
 * A section of questions: those that the page answers for machines alone, then those that its own lines answer. What is
 * missing is a marked place for the owner's words.
 */
export const faq: PatchKind = {
  kind: 'faq',
  answers: ['faq', 'thin-content'],
  improves: ['faq'],
  draft({ page, facts }) {
    const place = endOfContent(page);
    // Where some are answered, more belong beside them.
    if (facts.content.faq.count !== 0 || place === null) return null;
    const answered = [...declaredIn(page), ...answeredBy(facts)].slice(0, MOST);
    const [question, answer] = blanksIn(copyLine(facts.language, 'faq'));
    if (question === undefined || answer === undefined) return null;
    const missing = Array.from({ length: Math.max(0, ENOUGH - answered.length) }, () => ({
      question,
      answer,
    }));
    const items = [...answered, ...missing];
    const placeholder = missing.length > 0;
    const { heading } = copyFor(facts.language).faq;
    return {
      summary: text.faq({ count: items.length, open: missing.length }),
      placeholder,
      operations: [{ operation: 'insert', ...place, content: { block: 'faq', heading, items }, placeholder }],
    };
  },
};

/** Questions and answers of the structured data, which visitors don't see. */
function declaredIn(page: PageModel): Answered[] {
  return itemsOf(structuredItems(page.main), 'Question').flatMap(({ name, properties }) => {
    const { acceptedAnswer } = properties;
    const answer = isRecord(acceptedAnswer) ? textOf(acceptedAnswer.text) : null;
    const isFit =
      name !== null &&
      answer !== null &&
      name.length <= LONGEST.question &&
      answer.length <= LONGEST.answer &&
      !answer.includes('<');
    return isFit ? [{ question: name, answer }] : [];
  });
}

/** Questions that a line of the page answers. */
function answeredBy({ offer, language }: PageFacts): Answered[] {
  const { prices, costs, terms } = offer;
  const questions = copyFor(language).faq;
  const price = prices.find(({ struck, amount }) => !struck && amount !== null);
  const term = (kind: (typeof terms)[number]['kind']) =>
    terms.find((each) => each.kind === kind && !each.negated)?.text;
  const given = [
    { question: questions.cost, answer: price?.evidence.text },
    { question: questions.delivery, answer: costs.deliveryTime?.evidence.text },
    { question: questions.returns, answer: term('returns') },
    { question: questions.cancellation, answer: term('cancellation') },
    { question: questions.guarantee, answer: term('guarantee') },
  ];
  return given.flatMap(({ question, answer }) =>
    answer === undefined || answer.length < 2 || answer.length > LONGEST_LINE ? [] : [{ question, answer }],
  );
}
