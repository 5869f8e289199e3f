import { judgedPageType, type PageType } from '@liftmark/contract/page-types';
import { VIEWPORTS, type ViewportName } from '../../capture/snapshot.ts';
import type { Ask } from '../../facts/types/actions.ts';
import type { FormFact } from '../../facts/types/forms.ts';
import type { PageFacts } from '../../facts/types/page-facts.ts';
import { askingForms, buttonsOf, depthOf, hidesStart, isCall, leadCall, plainCalls } from '../asks.ts';
import {
  defineDiagnosis,
  distinctNodes,
  type Found,
  ledByCheck,
  type Problem,
  severityOfChecks,
} from '../diagnosis.ts';
import { text } from './text.ts';

const READ: ReadonlySet<PageType> = new Set(['article', 'ecommerce-category', 'checkout']);
const MOST_DEPTH = 4;
/** From so many screens behind the last button on, the page's end is far from it. */
const FAR_END = 2.5;
const SEVERITY = {
  nowhere: 1.8,
  perScreen: 0.2,
  header: 1.2,
  hiddenHeader: 1.5,
  oneDevice: 0.9,
  submit: 0.9,
  end: 0.7,
};
/** So far down the button of a form is out of sight when its first field is in sight, in screens. */
const LATE_SUBMIT = 1.2;
/** A number or link above the fold takes some of it away. */
const SOFTER = 0.75;

export const lateAction = defineDiagnosis(() => ({
  id: 'late-action',
  question: 'action',
  category: 'structure',
  nature: 'weakness',
  why: text.why,
  measure: text.measure,
  checks: ['action-position'],
  ceilings: [],
  effort: '15 min',
  impact: 'default',
  evidence: ['above-fold-attention', 'cta-repeat-no-evidence', 'sticky-add-to-cart'],
  needs: ['asks', 'forms', 'layout', 'headline', 'primaryAction'],
  judge(facts, found) {
    const { document } = facts;
    if (READ.has(judgedPageType(facts.pageType)) || document.mode === 'static' || hidesStart(facts))
      return null;
    const buttons = buttonsOf(facts);
    const calls = buttons.filter(isCall);
    const late = calls.length === 0 ? withoutCalls(facts, buttons) : lateCalls(facts, buttons, calls);
    return late ?? lateMain(facts, found);
  },
}));

type Facts = Pick<PageFacts, 'asks' | 'forms' | 'layout' | 'headline' | 'primaryAction'>;

function withoutCalls(facts: Facts, buttons: readonly Ask[]): Problem | null {
  const atEnd = facts.asks.filter(isInFooter);
  return atEnd.length > 0 ? lateStart(facts, buttons, atEnd) : nothingAbove(facts, buttons);
}

function lateCalls(facts: Facts, buttons: readonly Ask[], calls: readonly Ask[]): Problem | null {
  return lateStart(facts, buttons, calls) ?? lateSubmit(facts, calls) ?? earlyEnd(facts, buttons, calls);
}

/** The main CTA comes late by its check, while buttons for something else are in sight. */
function lateMain({ primaryAction }: Facts, found: Found): Problem | null {
  const problem = ledByCheck(found, severityOfChecks(found));
  if (problem === null || primaryAction === null) return null;
  const { desktop, mobile } = primaryAction.aboveFold;
  return { ...problem, slight: desktop === true || mobile === true };
}

/** A button that ends the page; newsletters are signed up for there. */
function isInFooter({ buttonLike, region, kind, shape }: Ask): boolean {
  return buttonLike && region === 'footer' && (kind === 'act' || kind === 'contact') && shape !== 'submit';
}

/** Where a device shows a button or form that asks to act without scrolling. */
interface FirstScreens {
  /** In the content; a button of unknown words may ask too. */
  content: ViewportName[];
  header: ViewportName[];
}

/** A button cut off by the edge of the screen is still seen. */
const CUT_OFF = 0.95;

function firstScreens({ forms }: Facts, buttons: readonly Ask[]): FirstScreens {
  const within = (asks: readonly Ask[], device: ViewportName): boolean =>
    asks.some(({ fixed, depth: { [device]: depth } }) => depth !== null && (fixed || depth < CUT_OFF));
  const asking = buttons.filter((ask) => isCall(ask) || ask.kind === 'open');
  const devices: ViewportName[] = ['desktop', 'mobile'];
  return {
    content: devices.filter(
      (device) =>
        within(
          asking.filter(({ place }) => place === 'content'),
          device,
        ) || askingForms(forms).some(({ aboveFold }) => aboveFold[device] === true),
    ),
    header: devices.filter((device) =>
      within(
        asking.filter(({ place }) => place === 'bar'),
        device,
      ),
    ),
  };
}

function lateStart(facts: Facts, buttons: readonly Ask[], calls: readonly Ask[]): Problem | null {
  const { content, header } = firstScreens(facts, buttons);
  if (content.length === 2) return null;
  const below = calls.filter(({ place }) => place === 'content');
  const shown = calls.filter(
    ({ place, aboveFold }) => place === 'bar' && (aboveFold.desktop || aboveFold.mobile),
  );
  const inHeader = leadCall(shown, facts.primaryAction);
  const named = leadCall([...below, ...shown], facts.primaryAction);
  if (named === null) return null;
  const quick = plainCalls(facts).find(
    ({ region, aboveFold }) => region !== 'footer' && (aboveFold.desktop || aboveFold.mobile),
  );
  const reading = buttons.find(({ kind, aboveFold }) => kind === 'read' && aboveFold.desktop === true);
  return {
    severity: severityOf(below, { content, header }) * (quick ? SOFTER : 1),
    confidence: 0.9,
    certain: true,
    // Readers hardly mind a hero without a button if the header or the other device shows one.
    slight: content.length > 0 || header.length > 0,
    title: text.title({ label: named.text, isForm: named.kind === 'form', on: missing(content) }),
    observed: text.observed({
      label: named.text,
      depth: named.place === 'bar' ? null : named.depth,
      header: inHeader ? { label: inHeader.text, on: header } : null,
      on: missing(content),
      reading: reading?.text ?? null,
    }),
    evidence: distinctNodes([named.evidence, ...(facts.headline ? [facts.headline.evidence] : [])]),
    steps: text.steps({
      label: named.text,
      isForm: named.kind === 'form',
      headline: facts.headline?.text ?? null,
      reading: reading?.text ?? null,
    }),
  };
}

/** No button above the fold, and further down only some whose words aren't known. */
function nothingAbove({ forms, headline }: Facts, buttons: readonly Ask[]): Problem | null {
  const isAbove = ({ fixed, depth: { desktop, mobile } }: Ask): boolean =>
    fixed || (desktop ?? 1) < CUT_OFF || (mobile ?? 1) < CUT_OFF;
  const first = buttons.find(({ kind, place }) => kind === 'open' && place === 'content');
  if (first === undefined || buttons.some(isAbove) || askingForms(forms).some(startsAbove)) return null;
  return {
    severity: SEVERITY.nowhere + SEVERITY.perScreen * Math.min(MOST_DEPTH, depthOf(first) ?? MOST_DEPTH),
    confidence: 0.7,
    certain: true,
    slight: true,
    evidence: distinctNodes([first.evidence, ...(headline ? [headline.evidence] : [])]),
    ...text.nothing({ label: first.text, depth: first.depth, headline: headline?.text ?? null }),
  };
}

function startsAbove({ aboveFold }: FormFact): boolean {
  return aboveFold.desktop === true || aboveFold.mobile === true;
}

/** A form that begins above the fold and ends in a button further down. */
function lateSubmit({ forms }: Facts, calls: readonly Ask[]): Problem | null {
  const form = askingForms(forms).find(({ aboveFold }) => aboveFold.desktop === true);
  const submit = calls.find(({ evidence }) => evidence.node === form?.submit?.evidence.node);
  const depth = submit?.depth.desktop ?? 0;
  const isOther = (ask: Ask): boolean => ask.place === 'content' && (ask.depth.desktop ?? 1) < CUT_OFF;
  if (!form || !submit || depth < LATE_SUBMIT || calls.some(isOther)) return null;
  return {
    severity: SEVERITY.submit,
    confidence: 0.9,
    certain: true,
    evidence: distinctNodes([submit.evidence, form.evidence]),
    ...text.submit({ label: submit.text, screens: depth, fields: form.visibleFieldCount }),
  };
}

function missing(shown: readonly ViewportName[]): ViewportName | null {
  if (shown.length === 0) return null;
  return shown.includes('desktop') ? 'mobile' : 'desktop';
}

function severityOf(below: readonly Ask[], { content, header }: FirstScreens): number {
  if (content.length > 0) return SEVERITY.oneDevice;
  if (header.length === 2) return SEVERITY.header;
  if (header.length === 1) return SEVERITY.hiddenHeader;
  const depth = Math.min(MOST_DEPTH, ...below.map((ask) => depthOf(ask) ?? MOST_DEPTH));
  return SEVERITY.nowhere + SEVERITY.perScreen * depth;
}

/** A long page that goes on after its last button, and stops without one. */
function earlyEnd(
  { layout, forms, headline, primaryAction }: Facts,
  buttons: readonly Ask[],
  calls: readonly Ask[],
): Problem | null {
  const height = layout.pageHeightScreens.desktop;
  const lead = leadCall(calls, primaryAction);
  if (height === null || lead === null || buttons.some(({ fixed }) => fixed)) return null;
  const depths = [
    ...buttons.flatMap(({ depth: { desktop } }) => desktop ?? []),
    ...forms.map(({ evidence: { boxes } }) => (boxes.desktop?.y ?? 0) / VIEWPORTS.desktop.height),
  ];
  const rest = height - Math.max(...depths);
  if (rest < FAR_END) return null;
  return {
    severity: SEVERITY.end,
    confidence: 0.8,
    slight: true,
    title: text.end.title({ label: lead.text }),
    observed: text.end.observed({ screens: Math.floor(rest) }),
    evidence: distinctNodes([lead.evidence, ...(headline ? [headline.evidence] : [])]),
    steps: text.end.steps({ label: lead.text }),
  };
}
