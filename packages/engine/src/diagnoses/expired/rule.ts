import type { Evidence } from '@liftmark/contract/report';
import { ramp } from '../../checks/check.ts';
import type { PageFacts } from '../../facts/types/page-facts.ts';
import { defineDiagnosis, distinctNodes, type Problem, severityOfCeiling } from '../diagnosis.ts';
import { text } from './text.ts';

type Kind = keyof typeof text.step;

/** What the words are filled with; year and age in years of the newest date. */
interface Said {
  line: string;
  year: number;
  age: number;
}

/** Many leave the year of the last redesign in the footer. */
const OLD_YEARS = 3;
const DAY_MS = 86_400_000;
const DEADLINE_SEVERITY = 1.5;

export const expired = defineDiagnosis(() => ({
  id: 'expired',
  question: 'works',
  category: 'trustCredibility',
  nature: 'defect',
  why: text.why,
  measure: text.measure,
  checks: ['expired-deadlines', 'content-dates'],
  ceilings: ['expired-offer'],
  effort: '15 min',
  impact: 'defect',
  evidence: ['stanford-errors'],
  needs: ['event', 'offer', 'urgency', 'trust', 'document', 'pageType'],
  judge(facts, { ceilings }) {
    const severity = severityOfCeiling(ceilings[0]?.severity ?? 0);
    const { dates } = facts.trust;
    const now = new Date(facts.document.capturedAt).getFullYear();
    const year = dates.newestYear ?? now;
    const said = { line: dates.evidence?.text ?? '', year, age: now - year };
    const [closed] = facts.offer.closed;
    if (severity > 0 && isOver(facts)) {
      const evidence = facts.event?.startEvidence;
      const line = evidence?.text ?? facts.event?.start?.slice(0, 10) ?? '';
      return problem('event', severity, evidence ? [evidence] : [], { ...said, line });
    }
    if (severity > 0 && closed) {
      return problem('closed', severity, facts.offer.closed, { ...said, line: closed.text });
    }
    const over = passedClaim(facts);
    if (over !== null) return problem('deadline', DEADLINE_SEVERITY, [over], { ...said, line: over.text });
    if (said.age < OLD_YEARS || dates.evidence === null) return null;
    const severityOfAge = ramp(said.age, [3, 0.7], [5, 1], [8, 1.5], [12, 1.9]);
    // Few visitors look for it.
    return { ...problem('year', severityOfAge, [dates.evidence], said), slight: true };
  },
}));

/** Whether the page is of one event, and its date has passed without a word on it. */
function isOver({ event, pageType, document }: Pick<PageFacts, 'event' | 'pageType' | 'document'>): boolean {
  const end = Date.parse(event?.end ?? event?.start ?? '');
  const isPast = end + DAY_MS < Date.parse(document.capturedAt);
  return isPast && pageType.type === 'event' && event?.startHasYear === true && !event.pastContext;
}

function passedClaim({ urgency, document }: Pick<PageFacts, 'urgency' | 'document'>): Evidence | null {
  const now = Date.parse(document.capturedAt);
  const claim = urgency.claims.find(
    ({ end, hasYear, pastContext }) =>
      end !== null && hasYear && !pastContext && Date.parse(end) + DAY_MS < now,
  );
  return claim ? { ...claim.evidence, text: claim.text } : null;
}

function problem(kind: Kind, severity: number, evidence: Evidence[], said: Said): Problem {
  return {
    severity,
    confidence: 1,
    certain: true,
    title: text.title[kind](said),
    observed: text.observed[kind](said),
    evidence: distinctNodes(evidence),
    steps: text.step[kind],
  };
}
