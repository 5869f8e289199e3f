import { judgedPageType, type PageType } from '@liftmark/contract/page-types';
import { betterHeadline } from '../../checks/shared/headline-rewrite.ts';
import { pageName } from '../../checks/shared/page-name.ts';
import { peopleOf } from '../../checks/shared/people.ts';
import type { PageFacts } from '../../facts/types/page-facts.ts';
import { hasCopyForPage } from '../../language/copy/copy-for.ts';
import { isUnsafeTitle } from '../../language/unsafe-text.ts';
import {
  defineDiagnosis,
  distinctNodes,
  type Found,
  ledByCheck,
  type Problem,
  severityOfCeiling,
  severityOfChecks,
} from '../diagnosis.ts';
import { firstCopyOf } from '../subject.ts';
import { type Message, type MessageFacts, messageOf, titleBeside } from './message.ts';
import { text } from './text.ts';

/** On these, visitors know what they came for. */
const KNOWN: readonly PageType[] = ['checkout', 'article'];
/** Pages behind a link that says what they are about: a page name is what visitors expect. */
const EXPECTED: readonly PageType[] = ['pricing', 'ecommerce-category', 'signup'];
/** Pages of a person, a place or an occasion, whose name says much of what they offer. */
const NAMED: readonly PageType[] = ['portfolio', 'event', 'app'];

/** How serious each kind is where no line below makes up for it. */
const SEVERITY = {
  'page-name': 2.2,
  greeting: 2.2,
  name: 2.4,
  request: 1.8,
  slogan: 2.2,
  formula: 1.7,
  bare: 1,
};
/** What is taken off: the line below says more; the name contains the trade; visitors expect it here. */
const LESS = { explained: 0.7, trade: 0.6, expected: 0.9 };
const MISSING = { alone: 3, explained: 2.2 };
/** A headline that its checks fault, though it’s none of the kinds above. */
const BY_CHECKS = 0.8;
/** Nothing else above the fold says what is offered, either. */
const OF_CEILING = 1.2;
/** It’s small, cut off or below the fold, or its words don’t come up again on the page. */
const FAULTING: readonly string[] = ['main-headline', 'headline-specificity'];

type Facts = MessageFacts & Pick<PageFacts, 'event'>;

export const vagueHeadline = defineDiagnosis(() => ({
  id: 'vague-headline',
  question: 'offer',
  category: 'clarity',
  nature: 'weakness',
  why: text.why,
  measure: text.measure,
  checks: ['headline-specificity', 'main-headline', 'title-headline-match'],
  ceilings: ['offer-unstated'],
  effort: '15 min',
  impact: 'default',
  evidence: ['value-proposition-first-10-seconds'],
  needs: [
    'headline',
    'subheadline',
    'content',
    'navigation',
    'actions',
    'trust',
    'event',
    'languageEvidence',
  ],
  judge(facts, found) {
    if (KNOWN.includes(judgedPageType(facts.pageType))) return null;
    const problem = headlineProblem(facts, found);
    const [unstated] = found.ceilings;
    if (problem === null || unstated === undefined) return problem;
    const severity = Math.min(3, OF_CEILING * severityOfCeiling(unstated.severity));
    return { ...problem, severity: Math.max(problem.severity, severity) };
  },
}));

function headlineProblem(facts: Facts, found: Found): Problem | null {
  if (facts.headline === null) return facts.document.mode === 'rendered' ? missing(facts) : null;
  const message = messageOf(facts);
  return message === null ? faulted(found) : vague(facts, facts.headline, message);
}

function missing(facts: Facts): Problem {
  const { document, content } = facts;
  const { title, observed, steps } = text.missing;
  return {
    severity: content.explanation === null ? MISSING.alone : MISSING.explained,
    confidence: 0.9,
    title: title({ page: pageName(document) }),
    observed: observed({ title: document.title }),
    evidence: content.explanation ? [content.explanation.evidence] : firstCopyOf(content),
    steps,
    ...examples(facts, null),
  };
}

function vague(facts: Facts, headline: NonNullable<Facts['headline']>, message: Message): Problem {
  const explained = explanationOf(facts);
  const words = { headline: headline.text, below: explained?.text ?? null, people: peopleOf(facts) };
  const title = (message.kind === 'slogan' ? message.title : null) ?? titleBeside(facts);
  const { kind } = message;
  const said = message.kind === 'name' && message.hasTrade ? 'trade' : kind;
  const formula = kind === 'formula' ? message : { generic: [], own: [] };
  return {
    severity: severityOf(facts, message),
    confidence: kind === 'slogan' || kind === 'bare' || kind === 'formula' ? 0.8 : 0.95,
    certain: kind === 'page-name' || kind === 'greeting',
    slight: isMinor(facts, message),
    aside: isWelcome(facts, message),
    title: text.title[said](words),
    observed: `${text.observed[said]({ ...words, ...formula, title })} ${text.below(words)}`,
    evidence: distinctNodes([headline.evidence, ...(explained ? [explained.evidence] : [])]),
    steps: stepsFor(facts, message, title),
    ...examples(facts, headline.text),
  };
}

/** What says more than the headline, in smaller letters. */
function explanationOf({ subheadline, content }: Facts): Facts['subheadline'] {
  return subheadline ?? content.explanation;
}

function severityOf(facts: Facts, message: Message): number {
  return (
    SEVERITY[message.kind] -
    (explanationOf(facts) === null ? 0 : LESS.explained) -
    (message.kind === 'name' && message.hasTrade ? LESS.trade : 0) -
    (isExpected(facts, message) ? LESS.expected : 0)
  );
}

function isExpected({ pageType }: Facts, { kind }: Message): boolean {
  const type = judgedPageType(pageType);
  return (kind === 'page-name' && EXPECTED.includes(type)) || (kind === 'name' && NAMED.includes(type));
}

/** Whether hardly any reader minds it, by kind: what visitors expect, or the line below makes up for. */
function isMinor(facts: Facts, message: Message): boolean {
  const isExplained = explanationOf(facts) !== null;
  switch (message.kind) {
    case 'name':
      return !message.hasTrade || (isExpected(facts, message) && isExplained);
    case 'slogan':
      return isExplained;
    case 'page-name':
    case 'bare':
      return true;
    default:
      return false;
  }
}

/** Whether it serves: the name of a person, an occasion or an app or one that is explained, and a promise above a list. */
function isWelcome(facts: Facts, message: Message): boolean {
  const type = judgedPageType(facts.pageType);
  if (message.kind === 'slogan') return isMinor(facts, message) && EXPECTED.includes(type);
  const isKnown = facts.content.explanation !== null || NAMED.includes(type);
  return message.kind === 'name' && !message.hasTrade && isKnown;
}

function stepsFor(facts: Facts, { kind }: Message, title: string | null): string[] {
  const { steps } = text;
  const { headline, language, trust } = facts;
  const below = explanationOf(facts)?.text ?? null;
  const { town } = trust.organization;
  const people = peopleOf(facts);
  return [
    kind === 'name' ? steps.name({ name: headline?.text ?? '' }) : steps.write(people),
    ...(title === null || isUnsafeTitle(title, language) ? [] : [steps.fromTitle({ title })]),
    below === null ? steps.addBelow(people) : steps.fromBelow({ below }),
    steps.fact({ town, people }),
    steps.ask,
  ];
}

function examples(facts: Facts, before: string | null): Pick<Problem, 'copyExamples'> {
  return hasCopyForPage(facts) ? { copyExamples: [{ before, after: betterHeadline(facts) }] } : {};
}

function faulted(found: Found): Problem | null {
  const checks = found.checks.filter(({ judged }) => FAULTING.includes(judged.check.id));
  return ledByCheck({ ...found, checks }, BY_CHECKS * severityOfChecks({ ...found, checks }));
}
