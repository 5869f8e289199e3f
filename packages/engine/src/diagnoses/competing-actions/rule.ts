import { judgedPageType, type PageType } from '@liftmark/contract/page-types';
import type { Ask } from '../../facts/types/actions.ts';
import { isCall, leadCall } from '../asks.ts';
import { defineDiagnosis, distinctNodes, type Problem } from '../diagnosis.ts';
import { distinctAsks, type Rivals, rivalsOf, shownButtons } from './rivals.ts';
import { text } from './text.ts';

/** Pages that exist to lead to many places, where two buttons that look alike are no problem yet. */
const HUBS: ReadonlySet<PageType> = new Set(['ecommerce-category', 'checkout']);
/** Different asks, and different buttons of any kind, on the whole page. */
const MANY = { calls: 5, buttons: 5 };
/** A button has a rival where there are two. */
const LEAST = 2;
const SEVERITY = { louder: 1.4, equal: 0.8, perEqual: 0.4, calls: 1, perButton: 0.1 };
const MOST = 2;

export const competingActions = defineDiagnosis(() => ({
  id: 'competing-actions',
  question: 'action',
  category: 'structure',
  nature: 'weakness',
  why: text.why,
  measure: text.measure,
  checks: [],
  ceilings: [],
  effort: 'hours',
  impact: 'default',
  evidence: ['cta-button-style'],
  needs: ['asks', 'forms', 'primaryAction'],
  judge(facts) {
    const type = judgedPageType(facts.pageType);
    if (facts.document.mode === 'static' || type === 'article') return null;
    const buttons = shownButtons(facts);
    const lead = leadCall(buttons.filter(isCall), facts.primaryAction);
    if (lead === null) return null;
    const rivals = HUBS.has(type) ? null : rivalsOf(facts);
    return many(buttons, lead) ?? (rivals && problemOf(rivals));
  },
}));

function problemOf({ kind, all, lead }: Rivals): Problem {
  const isEqual = kind === 'equals';
  return {
    severity: isEqual
      ? Math.min(MOST, SEVERITY.equal + SEVERITY.perEqual * (all.length - LEAST))
      : SEVERITY.louder,
    confidence: 0.85,
    certain: true,
    evidence: distinctNodes(all.map(({ evidence }) => evidence)),
    ...(isEqual
      ? text.equals({ labels: labelsOf(all), lead: lead.text })
      : text[kind]({ loud: all.find((ask) => ask !== lead)?.text ?? '', quiet: lead.text })),
  };
}

/** Many differently worded asks on one page. */
function many(buttons: readonly Ask[], lead: Ask): Problem | null {
  const all = distinctAsks(buttons);
  const calls = distinctSteps(all.filter((ask) => isCall(ask) && ask.kind !== 'form'));
  if (calls.length < MANY.calls || all.length < MANY.buttons) return null;
  return {
    severity: Math.min(
      MOST,
      SEVERITY.calls + SEVERITY.perButton * (calls.length + all.length - MANY.calls - MANY.buttons),
    ),
    confidence: 0.8,
    // Each may be for something else that the page offers.
    slight: true,
    evidence: distinctNodes(calls.map(({ evidence }) => evidence)),
    ...text.many({ labels: labelsOf(calls), lead: lead.text }),
  };
}

/** The first of each step: ways to get in touch are one, and so is what leads to one address, whatever it is called. */
function distinctSteps(calls: readonly Ask[]): Ask[] {
  const contacts = new Set(calls.filter(({ kind }) => kind === 'contact').map(({ target }) => target));
  const stepOf = ({ kind, target, key }: Ask): string =>
    target === null ? key : kind === 'contact' || contacts.has(target) ? 'contact' : target;
  return [...new Map(calls.toReversed().map((ask) => [stepOf(ask), ask])).values()].toReversed();
}

function labelsOf(asks: readonly Ask[]): string[] {
  return asks.map((ask) => ask.text);
}
