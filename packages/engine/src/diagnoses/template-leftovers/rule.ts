import { percent } from '../../checks/shared/phrasing.ts';
import type { PageFacts } from '../../facts/types/page-facts.ts';
import { defineDiagnosis, distinctNodes, type Found, severityOfCeiling } from '../diagnosis.ts';
import { isRawMarkup } from '../raw-markup.ts';
import { text } from './text.ts';

type Kind = Exclude<keyof typeof text.step, 'again'>;

interface Leftover {
  kind: Kind;
  text: string;
  /** Places that show it. */
  count: number;
}

/** What says most about the page comes first. */
const ORDER: readonly Kind[] = [
  'note',
  'filler',
  'title',
  'file',
  'card',
  'description',
  'heading',
  'phone',
  'mail',
  'profile',
];
const MOST_STEPS = 4;
/** Copied names and descriptions leave visitors without what they came to read. */
const COPIED = 2;
const LEAST_SEVERITY = 1;
/** Below this share, the words themselves say more. */
const MUCH_FILLER = 0.05;

export const templateLeftovers = defineDiagnosis(() => ({
  id: 'template-leftovers',
  question: 'works',
  category: 'trustCredibility',
  nature: 'defect',
  why: text.why,
  measure: text.measure,
  checks: ['template-remnants'],
  ceilings: ['filler-text', 'builder-notes'],
  effort: 'hours',
  impact: 'defect',
  evidence: ['stanford-errors'],
  needs: ['content', 'copy', 'trust', 'primaryAction', 'document'],
  judge(facts, found) {
    const { content, copy } = facts;
    const leftovers = leftoversOf(content, facts.document.title);
    const share = Math.max(copy.desktop?.fillerShare ?? 0, copy.mobile?.fillerShare ?? 0);
    const [first] = leftovers;
    if (first === undefined) return null;
    return {
      severity: severityOf(leftovers, facts, found),
      confidence: 1,
      certain: true,
      title: text.title({ kind: first.kind, remnant: first.text, count: first.count }),
      observed: observed(leftovers, share),
      evidence: distinctNodes([
        ...content.unfinished.notes.map(({ evidence }) => evidence),
        ...content.unfinished.copies.map(({ evidence }) => evidence),
        ...content.templateRemnants.filter(({ text }) => !isRawMarkup(text)).map(({ evidence }) => evidence),
      ]),
      steps: [
        ...leftovers
          .slice(0, MOST_STEPS)
          .map(({ kind, text: remnant, count }) => text.step[kind]({ remnant, count })),
        text.step.again,
      ],
    };
  },
}));

/** Each once. */
function leftoversOf({ templateRemnants, unfinished }: PageFacts['content'], title: string): Leftover[] {
  const found = [
    ...unfinished.notes.map(({ evidence }) => ({ kind: 'note' as const, text: evidence.text })),
    ...templateRemnants
      .filter(({ text }) => !isRawMarkup(text))
      .map(({ text, contact }) => ({
        kind: text === title ? ('title' as const) : kindOf(text, contact === true),
        text,
      })),
  ];
  const distinct = new Map<string, Leftover>();
  for (const one of found) {
    const known = distinct.get(one.text);
    distinct.set(one.text, { ...one, count: (known?.count ?? 0) + 1 });
  }
  const copies = unfinished.copies.filter(({ text }) => !distinct.has(text));
  return [...distinct.values(), ...copies].toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
}

function kindOf(remnant: string, isContact: boolean): Kind {
  if (isContact) return remnant.includes('@') ? 'mail' : /\d/.test(remnant) ? 'phone' : 'profile';
  return 'filler';
}

function isContact({ kind }: Leftover): boolean {
  return kind === 'phone' || kind === 'mail' || kind === 'profile';
}

function isCopied(kind: Kind): kind is keyof typeof text.observed.copied {
  return kind in text.observed.copied;
}

function observed(leftovers: readonly Leftover[], share: number): string {
  const filler = leftovers.find(({ kind }) => kind === 'filler');
  if (share >= MUCH_FILLER && filler) {
    return text.observed.share({ percent: percent(share), remnant: filler.text });
  }
  const contacts = leftovers.filter(isContact).map(({ text }) => text);
  const copied = leftovers.flatMap(({ kind, text: remnant, count }) =>
    isCopied(kind) ? [text.observed.copied[kind]({ remnant, count })] : [],
  );
  const others = leftovers.filter((one) => !isContact(one) && !isCopied(one.kind)).map(({ text }) => text);
  return [
    ...(others.length > 0 ? [text.observed.found({ remnants: others })] : []),
    ...copied,
    ...(contacts.length > 0 ? [text.observed.contacts({ remnants: contacts })] : []),
  ].join(' ');
}

/** Filler and notes as their ceilings say; a made-up contact, the more visitors depend on it. */
function severityOf(
  leftovers: readonly Leftover[],
  { trust, primaryAction }: Pick<PageFacts, 'trust' | 'primaryAction'>,
  { ceilings }: Found,
): number {
  const broken = Math.max(
    leftovers.some(({ kind }) => isCopied(kind)) ? COPIED : 0,
    ...ceilings.map(({ severity }) => severityOfCeiling(severity)),
  );
  const contacts = leftovers.filter(isContact);
  if (contacts.length === 0) return Math.max(broken, LEAST_SEVERITY);
  const target = digitsOf(primaryAction?.target ?? '');
  const isMain = contacts.some(({ text }) => {
    const digits = digitsOf(text);
    return digits.length > 6 && target.endsWith(digits);
  });
  const invented = isMain ? 2.6 : trust.contact.present === true ? 1.4 : 2;
  return Math.min(3, Math.max(broken, invented + 0.2 * (contacts.length - 1)));
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
