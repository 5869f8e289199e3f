import type { Evidence } from '@liftmark/contract/report';
import type { Price } from '../../facts/types/offer.ts';
import type { PageFacts } from '../../facts/types/page-facts.ts';
import { defineDiagnosis, distinctNodes, type Found, severityOfCeiling } from '../diagnosis.ts';
import { isRawMarkup } from '../raw-markup.ts';
import { text } from './text.ts';

type Kind = Exclude<keyof typeof text.step, 'again'>;

/** One kind of broken content with all places that show it. */
interface Part {
  kind: Kind;
  severity: number;
  texts: string[];
  evidence: Evidence[];
}

/** Fewer letters are no page, in any script. */
const FEW_LETTERS = 60;
/** Of one place; each further one adds to it. */
const SEVERITY: Record<Exclude<Kind, 'bare' | 'order'>, number> = {
  zero: 2.2,
  countdown: 2.2,
  form: 2,
  failed: 1.9,
  loading: 1.7,
  loader: 1.7,
  counter: 1.7,
  frame: 1.6,
  number: 1.4,
  markup: 1.2,
  choices: 1.2,
  announced: 1.1,
};
const PER_PLACE = 0.15;
const GRAVEST = 2.6;
/** A shortcode stands for what never appeared. */
const SHORTCODE = '[';
const MOST_STEPS = 4;

export const brokenContent = defineDiagnosis(() => ({
  id: 'broken-content',
  question: 'works',
  category: 'trustCredibility',
  nature: 'defect',
  why: text.why,
  measure: text.measure,
  checks: ['rendering-defects'],
  ceilings: ['missing-content', 'empty-order'],
  effort: 'hours',
  impact: 'defect',
  evidence: ['stanford-errors'],
  needs: ['content', 'offer', 'look', 'pageType', 'forms'],
  judge(facts, found) {
    const parts = [
      ...bare(facts),
      ...order(found, facts),
      ...ofContent(facts),
      ...zeroPrices(facts),
    ].toSorted((a, b) => b.severity - a.severity);
    const [first] = parts;
    if (first === undefined) return null;
    const letters = charactersOf(facts);
    const words = (part: Part) => ({ letters, texts: part.texts });
    return {
      severity: Math.min(3, first.severity + 0.1 * (parts.length - 1)),
      confidence: 1,
      certain: true,
      // It may be true that something isn’t out yet.
      slight: first.kind === 'announced',
      title: text.title[first.kind](words(first)),
      observed: parts
        .slice(0, 3)
        .map((part) => text.observed[part.kind](words(part)))
        .join(' '),
      evidence: distinctNodes(parts.flatMap(({ evidence }) => evidence)),
      steps: [...parts.slice(0, MOST_STEPS).map(({ kind }) => text.step[kind]), text.step.again],
    };
  },
}));

function charactersOf({ look }: Pick<PageFacts, 'look'>): number {
  return Math.max(look.desktop?.characters ?? 0, look.mobile?.characters ?? 0);
}

function bare(facts: Pick<PageFacts, 'look'>): Part[] {
  if (facts.look.desktop === null && facts.look.mobile === null) return [];
  const letters = charactersOf(facts);
  if (letters >= FEW_LETTERS) return [];
  return [{ kind: 'bare', severity: 3 - letters / FEW_LETTERS, texts: [], evidence: [] }];
}

/** A trial costs nothing, and a list of products may name the price of each. */
function order({ ceilings }: Found, { offer, forms }: Pick<PageFacts, 'offer' | 'forms'>): Part[] {
  const isFree = offer.trial !== null || offer.freeOffer.present === true;
  const choosesProduct = forms.some(({ fields }) =>
    fields.some(({ control, kind }) => control === 'select' && (kind === 'choice' || kind === 'other')),
  );
  if (isFree || (choosesProduct && offer.costs.orderTotal === null)) return [];
  return ceilings
    .filter(({ ceiling }) => ceiling.id === 'empty-order')
    .map(({ severity, evidence }) => ({
      kind: 'order',
      severity: severityOfCeiling(severity),
      texts: [],
      evidence,
    }));
}

function ofContent({ content }: Pick<PageFacts, 'content'>): Part[] {
  const { missing, gaps } = content.unfinished;
  const markup = content.templateRemnants
    .filter(({ text }) => isRawMarkup(text))
    .map(({ text, evidence }) => ({ kind: 'markup' as const, text, evidence }));
  // A line such as “Loading …” beside the sign says the same.
  const isLoading = missing.some(({ kind }) => kind === 'loading');
  const found = [...missing, ...gaps.filter(({ kind }) => kind !== 'loader' || !isLoading), ...markup];
  return [...new Set(found.map(({ kind }) => kind))].map((kind) => {
    const places = found.filter((one) => one.kind === kind);
    const texts = [...new Set(places.map(({ text }) => text))];
    const stands =
      kind === 'markup' && texts.some((one) => one.startsWith(SHORTCODE)) ? SEVERITY.failed : SEVERITY[kind];
    return {
      kind,
      severity: Math.min(GRAVEST, stands + PER_PLACE * (places.length - 1)),
      texts,
      evidence: places.map(({ evidence }) => evidence),
    };
  });
}

/** Several prices of nothing, and none above: a price list that was never filled in. */
function zeroPrices({ offer, pageType }: Pick<PageFacts, 'offer' | 'pageType'>): Part[] {
  const priced = offer.prices.filter(({ amount }) => amount !== null);
  const isZero = priced.length >= 2 && priced.every((price) => price.amount === 0 && standsAlone(price));
  if (!isZero || pageType.type === 'checkout') return [];
  return [
    {
      kind: 'zero',
      severity: SEVERITY.zero,
      texts: priced.map(({ text }) => text),
      evidence: priced.map(({ evidence }) => evidence),
    },
  ];
}

/** A sentence such as "€0 until your first booking" makes an offer. */
function standsAlone({ text, evidence }: Price): boolean {
  return evidence.text.trim().length <= text.length + 3;
}
