import type { Evidence } from '@liftmark/contract/report';
import { firstMatch, isPhrase, startsWith } from '../../language/match.ts';
import { alternatives, compose, pattern } from '../../language/patterns.ts';
import { endsSentence } from '../../language/punctuation.ts';
import type { Phrases } from '../../language/words.ts';
import { isHeadingTag } from '../../page/heading.ts';
import type { PageNode } from '../../page/node.ts';
import { count, type FactContext, presence } from '../fact-context.ts';
import { text as sentences } from '../text.ts';
import type { Count, Presence } from '../types/common.ts';
import type { Proof, RatingSummary } from '../types/proof.ts';
import { logoRows } from './logos.ts';
import { numbersOf } from './numbers.ts';
import { isOfMany, ratingsOf, saysProvenance, structuredRatingOf } from './ratings.ts';
import { voicesOf } from './testimonials.ts';

const PLATFORM = compose(
  String.raw`${alternatives('reviewPlatformHost')}\.[a-z]{2,}|google\.[a-z.]+\/maps|g\.page`,
  'i',
);

/** What others say and how large the organization is: each kind of proof counted, with its places. */
export function proofFacts(context: FactContext): Proof {
  const { words } = context;
  const logos = logoRows(context);
  const searched = [sentences.searched.proof.testimonials];
  const { testimonials: items, reviews, areVouchedFor } = voicesOf(context);
  const shown = items.filter(({ waits }) => !waits).map(({ evidence }) => evidence);
  const areUnsure =
    items.length > 0 ? !areVouchedFor : words !== null && announces(context, words.proof.testimonialHeadings);
  const testimonials: Proof['testimonials'] = areUnsure
    ? { count: null, evidence: [], searched, notMeasured: sentences.notMeasured.testimonials, items: [] }
    : { ...count(shown, searched, words), items };
  const ratings = ratingsOf(context);
  const numbers = numbersOf(context);
  const namedCases = casesOf(context);
  const press = pressOf(context, logos.press);
  return {
    testimonials,
    customerLogos: logos.customers,
    ratings,
    numbers,
    namedCases,
    press,
    reviews: areUnsure ? [] : reviews,
    structuredRating: structuredRatingOf(context),
    reviewProvenance: provenanceOf(context),
    first: firstOf(
      [
        testimonials.evidence,
        logos.customers.evidence,
        ratedBy(ratings.summaries, testimonials.items.length > 0),
        numbers.served,
        namedCases.evidence,
        press.evidence,
      ],
      context,
    ),
  };
}

/** Whether a line is exactly one of the phrases: the testimonials it announces may be in pictures or unread frames. */
function announces({ blocks }: FactContext, phrases: Phrases): boolean {
  return blocks.some(
    ({ node, text }) =>
      node.region !== 'header' &&
      node.region !== 'footer' &&
      isPhrase(text, phrases) &&
      node.closest((at) => LEADS_ON.has(at.tag)) === null,
  );
}

const LEADS_ON: ReadonlySet<string> = new Set(['a', 'button', 'nav', 'li']);

/** Links and headings that start with a term for customer stories; mentions in other text don't count. */
function casesOf(context: FactContext): Count {
  const { words } = context;
  const found = words
    ? context.links.filter(
        (link) =>
          link.node.region !== 'header' &&
          link.node.region !== 'footer' &&
          link.label.length < 160 &&
          startsWith(link.label, words.proof.caseStudies),
      )
    : [];
  const headed = words
    ? context.headings.filter(
        (node) => node.region !== 'footer' && startsWith(context.view.text(node), words.proof.caseStudies),
      )
    : [];
  const nodes = found.length > 0 ? found.map((link) => link.node) : headed;
  return count(
    nodes.map((node) => context.evidence(node)),
    [sentences.searched.proof.cases],
    words,
  );
}

function pressOf(context: FactContext, rows: Evidence[]): Count {
  const { words } = context;
  const said =
    words && rows.length === 0
      ? context.blocks.filter(
          (block) =>
            block.text.length < 80 &&
            block.node.region !== 'header' &&
            block.node.region !== 'footer' &&
            (isHeadingTag(block.node.tag) || ['p', 'div', 'span'].includes(block.node.tag)) &&
            namesPress(block.text, words.proof.press),
        )
      : [];
  return count(
    [...rows, ...said.map((block) => context.evidence(block.node, block.text))],
    [sentences.searched.proof.press],
    words,
  );
}

/** "Press" by itself or "as featured in …" in a line: in a sentence it is what somebody does or says. */
function namesPress(text: string, phrases: Phrases): boolean {
  if (isPhrase(text, phrases)) return true;
  const match = firstMatch(text, phrases);
  return match?.text.includes(' ') === true && !endsSentence(text);
}

const MAP = pattern('mapFrame');

function provenanceOf(context: FactContext): Presence {
  const marks = context.blocks.filter(
    (block) => block.text.length < 300 && saysProvenance(block.text, context),
  );
  // A map shows a location, not reviews.
  const links = context.links.filter(({ href }) => PLATFORM.test(href) && !MAP.test(href));
  const frames = context.view
    .tagged('iframe')
    .map((node) => ({ node, source: node.attribute('src') }))
    .filter(({ source }) => PLATFORM.test(source) && !MAP.test(source));
  return presence(
    [...marks, ...links, ...frames].slice(0, 5).map(({ node }) => context.evidence(node)),
    [sentences.searched.proof.provenance],
    context.words,
  );
}

/** Places of ratings; the stars of a testimonial aren't additional proof. */
function ratedBy(summaries: readonly RatingSummary[], hasVoices: boolean): Evidence[] {
  return summaries.filter((each) => !hasVoices || isOfMany(each)).map(({ evidence }) => evidence);
}

/** The topmost proof, or one near the action if there is one. */
function firstOf(kinds: readonly Evidence[][], context: FactContext): Proof['first'] {
  const nodes = kinds
    .flatMap(([evidence]) => evidence ?? [])
    .flatMap((evidence) => {
      const node: PageNode | null = evidence.node === null ? null : context.view.at(evidence.node);
      return node ? [{ node, evidence }] : [];
    });
  const top = (node: PageNode): number => context.view.boxOf(node)?.y ?? node.order;
  const sorted = nodes.toSorted((a, b) => top(a.node) - top(b.node));
  const near = sorted.find(({ node }) => context.near(node));
  const first = near ?? sorted[0];
  if (!first) return null;
  return {
    evidence: first.evidence,
    depth: context.model.depth(first.node),
    nearAction: near !== undefined,
  };
}
