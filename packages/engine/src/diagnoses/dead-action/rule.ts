import { capitalized } from '../../checks/shared/phrasing.ts';
import type { Ask, DeadEnd, PrimaryAction } from '../../facts/types/actions.ts';
import type { PageFacts } from '../../facts/types/page-facts.ts';
import { isCall } from '../asks.ts';
import { defineDiagnosis, distinctNodes, type Found, type Problem } from '../diagnosis.ts';
import { text } from './text.ts';

/** What visitors press most comes first. */
const KINDS = ['action', 'contact', 'link', 'profile'] as const;
const MOST_LINKS = 0.5;
const GRAVE = 3;

interface Ends {
  ends: DeadEnd[];
  /** Distinct, as shown, in reading order. */
  labels: string[];
}

type EndsByKind = Record<DeadEnd['kind'], Ends>;

export const deadAction = defineDiagnosis(() => ({
  id: 'dead-action',
  question: 'works',
  category: 'structure',
  nature: 'defect',
  why: text.why,
  measure: text.measure,
  checks: [],
  ceilings: ['dead-links', 'broken-form'],
  effort: 'hours',
  impact: 'defect',
  evidence: ['stanford-errors'],
  needs: ['deadEnds', 'primaryAction', 'links', 'trust', 'asks', 'forms', 'content'],
  judge(facts, found) {
    const { primaryAction } = facts;
    const byKind = sortedEnds({
      ...facts,
      deadEnds: facts.deadEnds.filter((end) => !isAnnounced(end, facts)),
    });
    const isMain = primaryAction !== null && byKind.action.ends.some((end) => isOf(primaryAction, end));
    const total = Math.max(facts.links.desktop?.total ?? 0, facts.deadEnds.length);
    const severity = severityOf(byKind, { isMain, total, isReachable: facts.trust.contact.present === true });
    if (severity === 0) return primaryAction === null ? brokenForm(found) : null;
    const kinds = KINDS.filter((kind) => byKind[kind].ends.length > 0);
    const lead = isMain ? 'action' : leadOf(byKind, total);
    const [first] = byKind[lead].ends;
    if (first === undefined) return null;
    const others = kinds.filter((kind) => kind !== lead);
    return {
      severity,
      confidence: byKind[lead].ends.every(isGuessed) ? 0.8 : 1,
      certain: !isGuessed(first),
      slight: isAside(lead, byKind, total),
      title: titleOf(lead, byKind[lead], { isMain, total, first }),
      observed: observed(first, lead, byKind, others),
      evidence: distinctNodes(
        [lead, ...others].flatMap((kind) => byKind[kind].ends.map(({ evidence }) => evidence)),
      ),
      steps: [...[lead, ...others].map((kind) => text.step[kind](byKind[kind])), text.step.test],
    };
  },
}));

/** The main action, other words that ask to act, and what sends a form count as buttons, whatever they look like. */
function sortedEnds({
  deadEnds,
  primaryAction,
  asks,
  forms,
}: Pick<PageFacts, 'deadEnds' | 'primaryAction' | 'asks' | 'forms'>): EndsByKind {
  const calls = new Set([
    ...asks.filter(isPressed).map(({ evidence }) => evidence.node),
    ...forms.map(({ submit }) => submit?.evidence.node),
  ]);
  const asksToAct = (end: DeadEnd): boolean =>
    calls.has(end.evidence.node) || (primaryAction !== null && isOf(primaryAction, end));
  const kindOf = (end: DeadEnd): DeadEnd['kind'] =>
    end.kind === 'link' && asksToAct(end) ? 'action' : end.kind;
  const ofKind = (kind: DeadEnd['kind']): Ends => {
    const ends = deadEnds.filter((end) => kindOf(end) === kind);
    const labels = ends.map(labelOf);
    return { ends, labels: [...new Map(labels.map((label) => [label.toLowerCase(), label])).values()] };
  };
  return {
    action: ofKind('action'),
    contact: ofKind('contact'),
    link: ofKind('link'),
    profile: ofKind('profile'),
  };
}

/** Where a script that we don’t see might still answer: a button, and an address that says a script does. */
function isGuessed({ address }: DeadEnd): boolean {
  return address === null || address.startsWith('javascript:');
}

/** A button such as “Coming soon” leads nowhere yet, and says so. */
function isAnnounced({ evidence }: DeadEnd, { content }: Pick<PageFacts, 'content'>): boolean {
  return content.unfinished.missing.some(
    ({ kind, text: said }) => kind === 'announced' && evidence.text.includes(said),
  );
}

/** Icons are named by their network. */
function labelOf({ kind, text: name }: DeadEnd): string {
  const isNetwork = kind === 'profile' || (kind === 'contact' && /^[a-z]+$/.test(name));
  return isNetwork ? (text.networks[name.toLowerCase()] ?? capitalized(name)) : name;
}

function isOf(action: PrimaryAction, { evidence, text }: DeadEnd): boolean {
  return evidence.node === action.evidence.node || text.toLowerCase() === action.text.toLowerCase();
}

/** Words outside of menus and footers that ask to act. */
function isPressed(ask: Ask): boolean {
  return isCall(ask) && ask.place !== 'menu' && ask.region !== 'footer';
}

interface Situation {
  isMain: boolean;
  /** Visible links and buttons. */
  total: number;
  isReachable: boolean;
}

function severityOf(byKind: EndsByKind, { isMain, total, isReachable }: Situation): number {
  const { action, contact, link, profile } = byKind;
  const parts = [
    isMain ? GRAVE : action.ends.length === 0 ? 0 : Math.min(2.5, 1.3 + 0.25 * action.labels.length),
    contact.ends.length === 0 ? 0 : isReachable ? 1.2 : 2,
    linkSeverity(link, total),
    profile.ends.length === 0 ? 0 : Math.min(0.9, 0.4 + 0.1 * profile.labels.length),
  ];
  const worst = Math.max(...parts);
  return worst === 0 ? 0 : Math.min(GRAVE, worst + 0.1 * (parts.filter((part) => part > 0).length - 1));
}

/** A single one may stand for the page that is shown. */
function linkSeverity({ ends }: Ends, total: number): number {
  if (ends.length < 2) return 0;
  return ends.length === 2 ? 0.5 : Math.min(2.4, 0.7 + (2 * ends.length) / total);
}

/** Icons of networks, and a few of many links: true, and hardly anyone presses them. */
function isAside(lead: DeadEnd['kind'], byKind: EndsByKind, total: number): boolean {
  return lead === 'profile' || (lead === 'link' && byKind.link.ends.length <= MOST_LINKS * total);
}

/** Where most links are dead, that says more than one of them. */
function leadOf(byKind: EndsByKind, total: number): DeadEnd['kind'] {
  if (byKind.link.ends.length > MOST_LINKS * total) return 'link';
  return KINDS.find((kind) => byKind[kind].ends.length > (kind === 'link' ? 1 : 0)) ?? 'link';
}

function titleOf(
  kind: DeadEnd['kind'],
  { ends, labels }: Ends,
  { isMain, total, first }: { isMain: boolean; total: number; first: DeadEnd },
): string {
  switch (kind) {
    case 'action':
      return labels.length === 1 || (isMain && ends.length === 1)
        ? text.title.same({ label: first.text, count: ends.length })
        : text.title.actions({ labels });
    case 'contact':
      return text.title.contacts({ labels });
    case 'profile':
      return text.title.profiles({ labels });
    case 'link':
      return ends.length > MOST_LINKS * total
        ? text.title.most({ dead: ends.length, total })
        : text.title.links({ labels });
  }
}

function observed(
  first: DeadEnd,
  lead: DeadEnd['kind'],
  byKind: EndsByKind,
  others: readonly DeadEnd['kind'][],
): string {
  const label = labelOf(first);
  const rest = byKind[lead].labels.filter((other) => other.toLowerCase() !== label.toLowerCase());
  const parts = [
    ...(rest.length > 0 ? [text.observed.part[lead]({ labels: rest })] : []),
    ...others.map((kind) => text.observed.part[kind](byKind[kind])),
  ];
  const said = text.observed.first({ label, address: first.address });
  return parts.length === 0 ? said : `${said} ${text.observed.others({ parts })}`;
}

/** Without a main button, a form that lacks its own leaves no way on. */
function brokenForm({ ceilings }: Found): Problem | null {
  const broken = ceilings.find(({ ceiling }) => ceiling.id === 'broken-form');
  if (broken === undefined) return null;
  return {
    severity: 1.8,
    confidence: 0.8,
    title: text.title.form,
    observed: broken.reason,
    evidence: broken.evidence,
    steps: [text.step.form, text.step.test],
  };
}
