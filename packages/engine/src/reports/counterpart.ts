import type { ConversionReport, Evidence } from '@liftmark/contract/report';
import { endedOnce } from '../checks/shared/phrasing.ts';
import type { PageFacts } from '../facts/types/page-facts.ts';
import { text } from './differences.text.ts';

/** What a page shows, in words where these say more than its place. */
interface Part {
  shown: string | null;
  evidence: Evidence;
}

type PartOf = (facts: Partial<PageFacts>) => Part | null;

const action: PartOf = ({ primaryAction }) =>
  primaryAction?.standsOut && primaryAction.deadAddress === null
    ? { shown: text.shown.action({ label: primaryAction.text }), evidence: primaryAction.evidence }
    : null;

const message: PartOf = ({ headline }) =>
  headline ? { shown: text.shown.headline({ headline: headline.text }), evidence: headline.evidence } : null;

const top: PartOf = ({ headline }) => (headline ? { shown: null, evidence: headline.evidence } : null);

const price: PartOf = ({ offer }) => {
  const asked = offer?.prices.find(({ free, struck, amount }) => !free && !struck && (amount ?? 0) > 0);
  return asked ? { shown: text.shown.price({ price: asked.text }), evidence: asked.evidence } : null;
};

const pictures: PartOf = ({ product }) => {
  const [first, ...others] = product?.pictures ?? [];
  return first ? { shown: text.shown.pictures({ count: others.length + 1 }), evidence: first } : null;
};

/** What of a page shows that it’s without a problem. */
const SHOWN: Readonly<Record<string, PartOf>> = {
  'broken-pictures': pictures,
  'competing-actions': action,
  'dead-action': action,
  'late-action': action,
  'no-action': action,
  'no-picture': pictures,
  'no-price': price,
  'offer-without-action': price,
  unstyled: top,
  'vague-headline': message,
  'weak-action-look': action,
  'weak-pictures': pictures,
};
/** Said of a page only where it shows that part: otherwise, it’s merely silent. */
const SHOWN_ALWAYS: ReadonlySet<string> = new Set([
  'broken-pictures',
  'dead-action',
  'late-action',
  'no-action',
  'no-picture',
  'no-price',
  'offer-without-action',
  'vague-headline',
  'weak-action-look',
  'weak-pictures',
]);

/** With next to nothing on a page, it has few problems. */
const THIN = 'thin-content';

/** A page without a problem: a title for it, and what the page shows instead. */
export interface Counterpart {
  title: string;
  shown: string | null;
}

/** Null where the page has the problem too, or where nothing proves that it doesn't. */
export function counterpartOf(diagnosis: string, report: ConversionReport): Counterpart | null {
  const title = text.without[diagnosis];
  const isFound = report.recommendations.some(({ id }) => id === diagnosis || id === THIN);
  if (title === undefined || isFound) return null;
  const place = partOf(diagnosis, report);
  if (place === null && SHOWN_ALWAYS.has(diagnosis)) return null;
  return { title, shown: place?.shown ? endedOnce(place.shown) : null };
}

/** Where a page shows what a difference is about, by its check or diagnosis. */
export function placesOf(check: string, report: ConversionReport): Evidence[] {
  const finding = report.findings.find((one) => one.check === check);
  const problem = report.recommendations.find(({ id }) => id === check);
  const part = partOf(check, report);
  return finding?.evidence ?? problem?.evidence ?? (part ? [part.evidence] : []);
}

function partOf(diagnosis: string, { facts }: ConversionReport): Part | null {
  return SHOWN[diagnosis]?.(facts) ?? null;
}
