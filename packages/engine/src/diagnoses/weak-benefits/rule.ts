import type { PageType } from '@liftmark/contract/page-types';
import type { Evidence } from '@liftmark/contract/report';
import { peopleOf } from '../../checks/shared/people.ts';
import { amountsIn } from '../../facts/offer/amounts.ts';
import type { Paragraph } from '../../facts/types/content.ts';
import type { PageFacts } from '../../facts/types/page-facts.ts';
import { defineDiagnosis, type Found, ledByCheck, type Problem, severityOfChecks } from '../diagnosis.ts';
import { placeOf } from '../subject.ts';
import { text } from './text.ts';

/** A page of fewer paragraphs is short of text, not of figures. */
const ENOUGH_PARAGRAPHS = 5;
const ENOUGH_WORDS = 100;
/** Paragraphs of fewer words on average are labels. */
const LABEL_WORDS = 9;
const NO_FIGURE = 1;
const PRAISED_TOO = 0.4;
const GIFT = 1.3;
/** Pages that don't win anybody over with reasons of their own. */
const EXCLUDED: readonly PageType[] = [
  'article',
  'checkout',
  'signup',
  'other',
  'ecommerce-category',
  'pricing',
];
const MOSTLY = 0.5;

export const weakBenefits = defineDiagnosis(() => ({
  id: 'weak-benefits',
  question: 'benefit',
  category: 'clarity',
  nature: 'weakness',
  why: text.why,
  measure: text.measure,
  checks: ['hype-words'],
  ceilings: [],
  effort: 'hours',
  impact: 'default',
  evidence: ['concise-scannable-objective-copy', 'stanford-promotional-restraint'],
  needs: ['content', 'offer', 'proof', 'headline', 'primaryAction'],
  judge: (facts, found) => giftWithoutEffect(facts) ?? withoutFigures(facts, found) ?? praise(found),
}));

type Seen = Pick<
  PageFacts,
  'content' | 'offer' | 'proof' | 'headline' | 'primaryAction' | 'pageType' | 'document'
>;

/** A charity that doesn't say what any amount does. */
function giftWithoutEffect({ offer, content, pageType }: Seen): Problem | null {
  const [ask] = offer.giftAsked.evidence;
  if (pageType.type !== 'nonprofit' || offer.giftAsked.present !== true || ask === undefined) return null;
  if (content.paragraphs.some((paragraph) => amountsIn(paragraph.text).length > 0)) return null;
  return {
    severity: GIFT,
    confidence: 1,
    title: text.gift.title({ ask: ask.text }),
    observed: text.gift.observed({ ask: ask.text }),
    evidence: [ask],
    steps: text.gift.steps,
  };
}

/** A pitch in which nothing can be counted, measured or checked. */
function withoutFigures(facts: Seen, found: Found): Problem | null {
  const { content, offer, proof, pageType, document } = facts;
  if (EXCLUDED.includes(pageType.type) || document.legalText) return null;
  const copy = content.paragraphs.filter(({ role }) => role === 'copy');
  const words = copy.reduce((sum, paragraph) => sum + paragraph.words, 0);
  if (copy.length < ENOUGH_PARAGRAPHS || words < Math.max(ENOUGH_WORDS, LABEL_WORDS * copy.length))
    return null;
  const lines = [
    ...copy.map((paragraph) => paragraph.text),
    ...content.sections.map(({ heading }) => heading ?? ''),
  ];
  const isCounted = offer.prices.length + proof.numbers.evidence.length + proof.testimonials.items.length > 0;
  if (isCounted || lines.some((line) => /\p{N}/u.test(line))) return null;
  const example = vaguest(copy, facts);
  return {
    severity: NO_FIGURE + (found.checks.length > 0 ? PRAISED_TOO : 0),
    confidence: 0.9,
    slight: true,
    title: text.figures.title({ headline: facts.headline?.text ?? null }),
    observed: text.figures.observed({ paragraphs: copy.length, words, example: example.text }),
    evidence: [...placeOf(facts), example.evidence],
    steps: text.figures.steps({ example: example.text, people: peopleOf({ pageType, document }) }),
    copyExamples: found.checks.flatMap(({ advice }) => advice.copyExamples ?? []),
  };
}

/** The first paragraph with a phrase that any competitor could use, else the first. */
function vaguest(copy: readonly Paragraph[], { content }: Seen): { text: string; evidence: Evidence } {
  const phrases = content.wordingMatches.filter(({ list }) => list === 'hype' || list === 'generic');
  const [first] = copy;
  const match = copy.find((paragraph) => phrases.some(({ phrase }) => paragraph.text.includes(phrase)));
  const found = match ?? first;
  if (found === undefined) throw new Error('There is no paragraph to quote.');
  return found;
}

function praise(found: Found): Problem | null {
  const severity = severityOfChecks(found);
  const problem = severity < 2 * MOSTLY ? null : ledByCheck(found, severity - MOSTLY);
  return problem && { ...problem, slight: true };
}
