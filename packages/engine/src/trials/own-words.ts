import type { PatchTarget } from '@liftmark/contract/patches';
import type { ConversionReport } from '@liftmark/contract/report';
import { inLanguageOf } from '@liftmark/contract/translated';
import { OWN_WORDS, type OwnWords } from '@liftmark/contract/trials';
import type { PageSnapshot } from '../capture/snapshot.ts';
import type { PageFacts } from '../facts/types/page-facts.ts';
import { PageModel } from '../page/page-model.ts';
import { targetsOf } from '../patches/targets.ts';
import { text } from '../patches/text.ts';
import type { Fix } from './fix.ts';

interface WordedPart {
  node: number;
  words: string;
  /** What is said of the part's words, the one that they are for first. */
  checks: readonly [string, ...string[]];
}

const CHECKS: Record<OwnWords['part'], WordedPart['checks']> = {
  headline: ['headline-specificity', 'main-headline', 'title-headline-match'],
  button: ['primary-action-label', 'primary-action'],
};

/**
 * The owner's own words in the place of the page's; null if the page has no such part, or shows it as a picture.
 * @param snapshot what the report was made from
 */
export function ownWordsFix(snapshot: PageSnapshot, report: ConversionReport, words: OwnWords): Fix | null {
  return inLanguageOf(report, () => fixWith(snapshot, report, words));
}

function fixWith(snapshot: PageSnapshot, report: ConversionReport, words: OwnWords): Fix | null {
  const part = partOf(report, words.part);
  if (part === null) return null;
  const [target] = targetsOf(new PageModel(snapshot), [part.node]);
  if (target === undefined) return null;
  return {
    recommendation: OWN_WORDS,
    patch: {
      summary:
        words.part === 'headline'
          ? text.headline({ words: words.text })
          : text.buttonLabel({ before: part.words, after: words.text }),
      kind: OWN_WORDS,
      checks: part.checks.slice(0, 1),
      placeholder: false,
      operations: [changeOf(target, part.words, words.text)],
    },
    shown: part.checks,
  };
}

function partOf({ facts }: ConversionReport, part: OwnWords['part']): WordedPart | null {
  // The engine wrote them.
  const { headline, primaryAction: action } = facts as unknown as PageFacts;
  if (part === 'headline')
    return !headline || headline.pictured
      ? null
      : { node: headline.evidence.node, words: headline.text, checks: CHECKS[part] };
  return !action || action.pictureOnly
    ? null
    : { node: action.evidence.node, words: action.text, checks: CHECKS[part] };
}

function changeOf(target: PatchTarget, before: string, words: string) {
  return target.tag === 'input'
    ? ({ operation: 'setAttribute', target, name: 'value', before, value: words } as const)
    : ({ operation: 'setText', target, before, text: words } as const);
}
