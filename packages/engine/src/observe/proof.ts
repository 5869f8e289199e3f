import { mentions } from '../languages/match.ts';
import type { Count, Evidence, Presence, Proof } from './facts.ts';
import type { PageNode } from './page/node.ts';
import { logoRows } from './proof/logos.ts';
import { numbersOf } from './proof/numbers.ts';
import { ratingsOf, saysProvenance, structuredRatingOf } from './proof/ratings.ts';
import { voicesOf } from './proof/testimonials.ts';
import { count, presence, type Reading } from './reading.ts';

const PLATFORM =
  /(trustpilot|trustedshops|reviews\.io|feefo|yotpo|judge\.me|ekomi|capterra|g2|tripadvisor|yelp|provenexpert)\.[a-z]{2,}|google\.[a-z.]+\/maps|g\.page/i;

/** What others say and what speaks for the organization's size: each kind counted, with where it stands. */
export function proofFacts(reading: Reading): Proof {
  const { words } = reading;
  const voices = voicesOf(reading);
  const logos = logoRows(reading);
  const testimonials = count(
    voices.testimonials.filter(({ waits }) => !waits).map(({ evidence }) => evidence),
    ['Quotations, cards below headings about customers, and review lists, with the name of a person.'],
    words,
  );
  const ratings = ratingsOf(reading);
  const numbers = numbersOf(reading);
  const namedCases = casesOf(reading);
  const press = pressOf(reading, logos.press);
  return {
    testimonials: { ...testimonials, items: voices.testimonials },
    customerLogos: logos.customers,
    ratings,
    numbers,
    namedCases,
    press,
    reviews: voices.reviews,
    structuredRating: structuredRatingOf(reading),
    reviewProvenance: provenanceOf(reading),
    first: firstOf([testimonials, logos.customers, ratings, numbers, namedCases, press], reading),
  };
}

/** Links to stories of customers. */
function casesOf(reading: Reading): Count {
  const { words } = reading;
  const found = words
    ? reading.links.filter(
        (link) =>
          link.node.region !== 'header' &&
          link.node.region !== 'footer' &&
          link.label.length < 160 &&
          mentions(link.label, words.proof.caseStudies),
      )
    : [];
  const headed = words
    ? reading.headings.filter(
        (node) => node.region !== 'footer' && mentions(reading.view.text(node), words.proof.caseStudies),
      )
    : [];
  const nodes = found.length > 0 ? found.map((link) => link.node) : headed;
  return count(
    nodes.map((node) => reading.evidence(node)),
    ['Links and headings that name case studies or customer stories.'],
    words,
  );
}

function pressOf(reading: Reading, rows: Evidence[]): Count {
  const { words } = reading;
  const said =
    words && rows.length === 0
      ? reading.blocks.filter(
          (block) =>
            block.text.length < 80 &&
            block.node.region !== 'header' &&
            block.node.region !== 'footer' &&
            /^(h[1-6]|p|div|span)$/.test(block.node.tag) &&
            mentions(block.text, words.proof.press),
        )
      : [];
  return count(
    [...rows, ...said.map((block) => reading.evidence(block.node, block.text))],
    ['Headings such as "As seen in" and the marks below them.'],
    words,
  );
}

const MAP = /\/maps?\b|maps\.|openstreetmap/i;

function provenanceOf(reading: Reading): Presence {
  const marks = reading.blocks.filter(
    (block) => block.text.length < 300 && saysProvenance(block.text, reading),
  );
  // A map shows where a house stands, and no review of it.
  const links = reading.links.filter(({ href }) => PLATFORM.test(href) && !MAP.test(href));
  const frames = reading.view
    .tagged('iframe')
    .map((node) => ({ node, source: node.attribute('src') }))
    .filter(({ source }) => PLATFORM.test(source) && !MAP.test(source));
  return presence(
    [...marks, ...links, ...frames].slice(0, 5).map(({ node }) => reading.evidence(node)),
    ['Marks of verified buyers, links and frames of review platforms, and notes on how reviews are checked.'],
    reading.words,
  );
}

function firstOf(counts: Count[], reading: Reading): Proof['first'] {
  const nodes = counts
    .flatMap((each) => each.evidence[0] ?? [])
    .flatMap((evidence) => {
      const node: PageNode | null = evidence.node === null ? null : reading.view.at(evidence.node);
      return node ? [{ node, evidence }] : [];
    });
  const top = (node: PageNode): number => reading.view.boxOf(node)?.y ?? node.order;
  const first = nodes.sort((a, b) => top(a.node) - top(b.node))[0];
  if (!first) return null;
  return {
    evidence: first.evidence,
    depth: reading.model.depth(first.node),
    nearAction: nodes.some(({ node }) => reading.near(node)),
  };
}
