/** What a page in one state fails as well, for no other reason. */
interface Cause {
  /**
   * Share of the points that the ceiling takes at least; below that, a page has its other problems by itself. At 0,
   * what says so is enough.
   */
  share: number;
  /** Diagnoses and checks that say so, the plainest first. Without any, no advice would be left. */
  saidBy: readonly string[];
  checks: readonly string[];
  /** Checks among them whose advice fixes the cause, too. */
  fixedBy?: readonly string[];
  diagnoses: readonly string[];
}

/** What is read from words, where these say nothing. */
const FROM_WORDS = {
  checks: [
    'content-depth',
    'first-screen-explanation',
    'hype-words',
    'offer-contents',
    'product-facts',
    'reading-grade',
    'scannable-copy',
  ],
  diagnoses: ['hidden-message', 'offer-unexplained', 'thin-content', 'too-much-text', 'weak-benefits'],
};

/** By ceiling, the root of others first. What follows goes away with the cause, so it is a finding but no advice. */
export const CAUSES: Readonly<Record<string, Cause>> = {
  'unstyled-page': {
    share: 0,
    saidBy: ['unstyled'],
    checks: [
      'action-contrast',
      'action-position',
      'cumulative-layout-shift',
      'first-screen-explanation',
      'mobile-fit',
      'page-errors',
      'scannable-copy',
      'tap-targets',
      'text-contrast',
      'text-size',
      'visual-order',
      'visual-quality',
    ],
    diagnoses: [
      'dated-look',
      'empty-space',
      'hidden-message',
      'late-action',
      'too-much-text',
      'unreadable-text',
      'weak-action-look',
    ],
  },
  'covered-page': {
    share: 0,
    saidBy: ['covered'],
    checks: ['action-position', 'first-screen-explanation', 'visual-order'],
    diagnoses: ['hidden-message', 'late-action'],
  },
  'collapsed-layout': {
    share: 0.2,
    saidBy: ['rendering-defects', 'broken-on-phone'],
    checks: ['cumulative-layout-shift', 'tap-targets', 'visual-order'],
    diagnoses: ['empty-space'],
  },
  'empty-page': {
    share: 0.45,
    saidBy: ['thin-content', 'empty-space', 'broken-content'],
    checks: ['content-depth', 'first-screen-explanation', 'visual-order'],
    diagnoses: ['empty-space', 'hidden-message', 'weak-benefits'],
  },
  'content-missing-on-phones': {
    share: 0.2,
    saidBy: ['broken-on-phone'],
    checks: ['action-position', 'first-screen-explanation'],
    diagnoses: ['hidden-message', 'late-action'],
  },
  'filler-text': {
    share: 0.35,
    saidBy: ['template-leftovers'],
    checks: FROM_WORDS.checks,
    diagnoses: [...FROM_WORDS.diagnoses, 'language-quality'],
  },
  'builder-notes': { share: 0, saidBy: ['template-leftovers'], checks: [], diagnoses: [] },
  'missing-content': { share: 0.02, saidBy: ['broken-content'], checks: [], diagnoses: ['empty-space'] },
  'garbled-text': { share: 0.3, saidBy: ['language-quality'], ...FROM_WORDS },
  'mixed-languages': { share: 0.1, saidBy: ['language-quality'], checks: ['reading-grade'], diagnoses: [] },
  'repeated-text': {
    share: 0.2,
    saidBy: ['language-quality'],
    checks: ['reading-grade', 'scannable-copy'],
    diagnoses: ['too-much-text'],
  },
  'broken-pictures': {
    share: 0.3,
    saidBy: ['broken-pictures'],
    checks: ['image-alternatives', 'page-errors', 'product-images'],
    diagnoses: ['empty-space', 'no-picture'],
  },
  'offer-unstated': {
    share: 0.18,
    saidBy: ['offer-unexplained'],
    checks: ['first-screen-explanation'],
    diagnoses: ['hidden-message'],
  },
  'action-missing': {
    share: 0.2,
    saidBy: ['no-action'],
    checks: ['action-contrast', 'action-position', 'ad-like-action', 'primary-action-label'],
    diagnoses: ['contact-hard', 'late-action', 'vague-action-label', 'weak-action-look'],
  },
  'dead-links': {
    share: 0.15,
    saidBy: ['dead-action'],
    checks: [],
    diagnoses: ['contact-hard', 'hard-to-find'],
  },
  'broken-form': { share: 0.02, saidBy: ['dead-action'], checks: [], diagnoses: ['no-action'] },
  'expired-offer': {
    share: 0.15,
    saidBy: ['expired'],
    checks: ['availability-status', 'countdown-continuity', 'deadline-precision', 'timely-reason'],
    diagnoses: ['doubtful-claims', 'no-action', 'no-price', 'offer-without-action'],
  },
  'empty-order': {
    share: 0.3,
    saidBy: ['broken-content'],
    checks: ['offer-contents', 'price-visibility', 'product-images', 'shipping-offer', 'total-cost'],
    diagnoses: ['no-picture', 'no-price', 'offer-unexplained', 'thin-content', 'unclear-price'],
  },
  'poor-impression': {
    share: 0.15,
    saidBy: ['dated-look'],
    checks: ['visual-order'],
    fixedBy: ['visual-order'],
    diagnoses: [],
  },
  'unreadable-text': {
    share: 0.2,
    saidBy: ['unreadable-text'],
    checks: ['action-contrast', 'first-screen-explanation'],
    diagnoses: ['hidden-message', 'weak-action-look'],
  },
};

interface Standing {
  severity: number;
  ceiling: { id: string };
}

interface Caused {
  diagnosis: { id: string };
}

interface Failing {
  judged: { check: { id: string } };
}

interface Advice<Item, Made> {
  advised: Item[];
  diagnosed: Made[];
}

/** What goes away with a cause, by id. */
export interface Consequences {
  ceilings: readonly string[];
  checks: readonly string[];
}

interface Remaining<Item, Made> extends Advice<Item, Made> {
  /** By the diagnosis or check that says so. */
  consequences: ReadonlyMap<string, Consequences>;
}

/** What remains to advise when every cause stands for its consequences; the order stays. */
export function withoutConsequences<Item extends Failing, Made extends Caused>(
  ceilings: readonly Standing[],
  { advised, diagnosed }: Advice<Item, Made>,
): Remaining<Item, Made> {
  const said = new Set([
    ...advised.map(({ judged }) => judged.check.id),
    ...diagnosed.map(({ diagnosis }) => diagnosis.id),
  ]);
  const shares = new Map(ceilings.map(({ ceiling, severity }) => [ceiling.id, severity]));
  const folded = new Set<string>();
  const consequences = new Map<string, Consequences>();
  for (const [id, cause] of Object.entries(CAUSES)) {
    // A consequence of another cause stands for nothing.
    const speaker = cause.saidBy.find((one) => said.has(one) && !folded.has(one));
    if (speaker === undefined || (shares.get(id) ?? 0) < cause.share) continue;
    for (const one of [...cause.checks, ...cause.diagnoses]) if (one !== speaker) folded.add(one);
    const { ceilings: lifted = [], checks = [] } = consequences.get(speaker) ?? {};
    consequences.set(speaker, {
      ceilings: shares.has(id) ? [...lifted, id] : lifted,
      checks: [...checks, ...cause.checks],
    });
  }
  return {
    advised: advised.filter(({ judged }) => !folded.has(judged.check.id)),
    diagnosed: diagnosed.filter(({ diagnosis }) => !folded.has(diagnosis.id)),
    consequences,
  };
}
