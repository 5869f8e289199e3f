import type { PageType } from '@liftmark/contract/page-types';
import type { SiteJourney } from '@liftmark/contract/sites';
import { scoreOf, type TemplateFacts, typeOf } from './facts.ts';

/** Where visitors are meant to get to, the last step first. */
const GOALS: PageType[] = ['checkout', 'signup', 'pricing', 'ecommerce-product', 'event', 'course'];
/** Steps that lead on where they are. */
const THROUGH: PageType[] = ['ecommerce-product', 'ecommerce-category', 'pricing'];

const MAX_JOURNEYS = 3;
const LONGEST = 5;
/** A link on fewer of the pages that were read isn't the template's. */
const LINK_SHARE = 0.3;

/**
 * The ways from the start page to each goal, over links that the pages of a template have. Of several ways, the one over
 * products and categories counts, then the shortest.
 */
export function siteJourneys(templates: readonly TemplateFacts[]): SiteJourney[] {
  const start = templates.find(({ isStart }) => isStart);
  if (start === undefined) return [];
  const byId = new Map(templates.map((template) => [template.id, template]));
  const journeys = GOALS.flatMap((goal) => {
    const ways = waysTo(start, goal, byId);
    const [best] = ways.sort((a, b) => throughs(b) - throughs(a) || a.length - b.length);
    return best === undefined ? [] : [journeyOf(goal, best)];
  });
  // The way to a product is a part of the way to the checkout.
  return journeys
    .filter(({ steps }, index) => !journeys.slice(0, index).some((earlier) => contains(earlier.steps, steps)))
    .slice(0, MAX_JOURNEYS);
}

function waysTo(
  start: TemplateFacts,
  goal: PageType,
  byId: ReadonlyMap<string, TemplateFacts>,
): TemplateFacts[][] {
  const ways: TemplateFacts[][] = [];
  let open: TemplateFacts[][] = [[start]];
  for (let length = 1; length < LONGEST && ways.length < 50; length += 1) {
    const longer = open.flatMap((way) => nextSteps(way, goal, byId).map((next) => [...way, next]));
    ways.push(...longer.filter((way) => isGoal(way, goal)));
    open = longer.filter((way) => !isGoal(way, goal)).slice(0, 200);
  }
  return ways;
}

/** Templates that the last step links to: the goal, or a step that leads on. */
function nextSteps(
  way: readonly TemplateFacts[],
  goal: PageType,
  byId: ReadonlyMap<string, TemplateFacts>,
): TemplateFacts[] {
  const last = way.at(-1);
  return [...(last?.links ?? [])].flatMap(([id, share]) => {
    const next = byId.get(id);
    if (next === undefined || share < LINK_SHARE || way.includes(next)) return [];
    const type = typeOf(next);
    return type === goal || (type !== null && THROUGH.includes(type)) ? [next] : [];
  });
}

function isGoal(way: readonly TemplateFacts[], goal: PageType): boolean {
  const last = way.at(-1);
  return last !== undefined && typeOf(last) === goal;
}

function throughs(way: readonly TemplateFacts[]): number {
  return new Set(way.map(typeOf).filter((type) => type !== null && THROUGH.includes(type))).size;
}

function journeyOf(goal: PageType, way: readonly TemplateFacts[]): SiteJourney {
  const steps = way.map((template) => ({
    template: template.id,
    name: template.name,
    pageType: typeOf(template),
    score: scoreOf(template),
  }));
  const scored = steps.flatMap(({ score }, place) => (score === null ? [] : [{ score, place }]));
  const [lowest] = scored.sort((a, b) => a.score - b.score);
  return { goal, steps, weakest: scored.length < 2 ? null : (lowest?.place ?? null) };
}

function contains(whole: SiteJourney['steps'], part: SiteJourney['steps']): boolean {
  return part.every(({ template }, place) => whole[place]?.template === template);
}
