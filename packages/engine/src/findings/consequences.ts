/** What a page in one state fails as well, for no other reason. */
interface Consequences {
  checks: readonly string[];
  diagnoses: readonly string[];
}

/** By the diagnosis that names the cause. Its consequences go away with it, so they are findings but no advice. */
const CONSEQUENCES: Readonly<Record<string, Consequences>> = {
  unstyled: {
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
  covered: {
    checks: ['action-position', 'first-screen-explanation', 'visual-order'],
    diagnoses: ['hidden-message', 'late-action'],
  },
};

interface Caused {
  diagnosis: { id: string };
}

interface Failing {
  judged: { check: { id: string } };
}

/** What remains to advise when every cause stands for its consequences; the order stays. */
export function withoutConsequences<Item extends Failing, Made extends Caused>(
  advised: readonly Item[],
  diagnosed: readonly Made[],
): { advised: Item[]; diagnosed: Made[] } {
  const causes = diagnosed.flatMap(({ diagnosis }) => CONSEQUENCES[diagnosis.id] ?? []);
  const checks = new Set(causes.flatMap((cause) => cause.checks));
  const diagnoses = new Set(causes.flatMap((cause) => cause.diagnoses));
  return {
    advised: advised.filter(({ judged }) => !checks.has(judged.check.id)),
    diagnosed: diagnosed.filter(({ diagnosis }) => !diagnoses.has(diagnosis.id)),
  };
}
