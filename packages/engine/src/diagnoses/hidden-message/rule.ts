import { judgedPageType, type PageType } from '@liftmark/contract/page-types';
import type { Evidence } from '@liftmark/contract/report';
import { VIEWPORT_NAMES, VIEWPORTS, type ViewportName } from '../../capture/snapshot.ts';
import type { PageFacts } from '../../facts/types/page-facts.ts';
import {
  defineDiagnosis,
  distinctNodes,
  type Found,
  ledByCheck,
  type Problem,
  severityOfChecks,
} from '../diagnosis.ts';
import { text } from './text.ts';

/** Pages whose visitors know what they came for. */
const KNOWN: readonly PageType[] = ['checkout', 'article', 'signup'];
/** Letters above the fold, without header and menus, that say next to nothing. */
const FEW_LETTERS = 70;
/** A shorter page shows nearly all of itself at once. */
const LEAST_SCREENS = 1.25;
/** A headline whose top is lower is not seen without scrolling. */
const UNSEEN = 0.95;

/** A longer headline says something by itself. */
const LONG_HEADLINE = 40;

const SEVERITY = { one: 1.3, both: 1.9, noHeadline: 0.5 };
/** A missing sentence of explanation alone. */
const OF_CHECK = 0.45;

type Facts = Pick<PageFacts, 'headline' | 'look' | 'content' | 'layout' | 'pageType' | 'language'>;

export const hiddenMessage = defineDiagnosis(() => ({
  id: 'hidden-message',
  question: 'offer',
  category: 'clarity',
  nature: 'weakness',
  why: text.why,
  measure: text.measure,
  checks: ['first-screen-explanation', 'visual-order'],
  ceilings: [],
  effort: 'hours',
  impact: 'default',
  evidence: ['above-fold-attention', 'value-proposition-first-10-seconds'],
  needs: ['headline', 'look', 'content', 'layout'],
  judge: (facts, found) =>
    KNOWN.includes(judgedPageType(facts.pageType)) ? null : (emptyTop(facts) ?? unexplained(facts, found)),
}));

function emptyTop(facts: Facts): Problem | null {
  const { headline, content } = facts;
  const empty = VIEWPORT_NAMES.filter((device) => isEmptyIn(device, facts));
  const [first] = empty;
  // The pictures of products are what visitors of a shop look for.
  if (first === undefined || judgedPageType(facts.pageType) === 'ecommerce-category') return null;
  const isUnseen = empty.every((device) => (headline?.depth[device] ?? 1) >= UNSEEN);
  const shown = isUnseen ? null : (headline?.text ?? null);
  if ((shown?.length ?? 0) > LONG_HEADLINE) return null;
  const next = nextBelow(content, first);
  const picture = Math.max(...empty.map((device) => facts.look[device]?.firstScreenPicture ?? 0));
  const isBlank = empty.every((device) => facts.look[device]?.firstScreenText === 0);
  const seen = {
    devices: empty,
    shown,
    headline: headline?.text ?? null,
    next: next?.text ?? null,
    picture,
    isBlank,
  };
  return {
    severity: SEVERITY[empty.length > 1 ? 'both' : 'one'] + (isUnseen ? SEVERITY.noHeadline : 0),
    confidence: 0.85,
    certain: true,
    slight: empty.length === 1,
    ...(isUnseen ? { echoes: ['vague-headline'] } : {}),
    title: text.title(seen),
    observed: text.observed(seen),
    evidence: distinctNodes([...(headline ? [headline.evidence] : []), ...(next ? [next] : [])]),
    steps: text.steps(seen),
  };
}

function isEmptyIn(device: ViewportName, { look, layout }: Facts): boolean {
  const shown = look[device];
  if (shown === null || (layout.pageHeightScreens[device] ?? 0) < LEAST_SCREENS) return false;
  return shown.firstScreenText <= FEW_LETTERS && shown.letters > 2 * FEW_LETTERS;
}

/** The first section heading that starts below the fold. */
function nextBelow({ sections }: PageFacts['content'], device: ViewportName): Evidence | null {
  const { height } = VIEWPORTS[device];
  const next = sections.find(({ heading, box }) => heading !== null && (box[device]?.y ?? 0) >= height);
  return next?.evidence ?? null;
}

/** A price list explains itself by its prices. */
const LISTS: readonly PageType[] = ['pricing', 'ecommerce-category'];

function unexplained({ pageType }: Facts, found: Found): Problem | null {
  if (LISTS.includes(judgedPageType(pageType))) return null;
  const checks = found.checks.filter(({ judged }) => judged.check.id === 'first-screen-explanation');
  const problem = ledByCheck({ ...found, checks }, OF_CHECK * severityOfChecks({ ...found, checks }));
  // Readers hardly miss one more sentence where the headline is in sight.
  return problem && { ...problem, slight: true };
}
