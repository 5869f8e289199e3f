import { hasUnspaced, wordsOf } from '../../language/segments.ts';
import type { PageModel } from '../../page/page-model.ts';
import type { PatchKind } from '../patch-kind.ts';
import { targetsOf } from '../targets.ts';
import { text } from '../text.ts';
import { bestWords } from '../words.ts';

export const headline: PatchKind = {
  kind: 'headline',
  answers: ['vague-headline', 'headline-specificity'],
  improves: ['headline-specificity'],
  draft({ page, facts, recommendation, rewrites }) {
    const { headline: now } = facts;
    const [target] = now === null || now.pictured ? [] : targetsOf(page, [now.evidence.node]);
    const candidates = [
      ...recommendation.copyExamples.map(({ after }) => after),
      ...rewrites
        .filter(({ part }) => part === 'headline')
        .flatMap(({ candidates: found }) => found.map((one) => one.text)),
    ];
    // The line below would say the same again.
    const below = facts.subheadline?.text.toLowerCase() ?? '';
    const best = bestWords(candidates.filter((words) => !below.includes(words.toLowerCase())));
    if (now === null || target === undefined || best === null) return null;
    return {
      summary: text.headline({ words: best.words }),
      placeholder: best.placeholder,
      isPartial: !isTakenUp(best.words, now.evidence.node, page),
      operations: [{ operation: 'setText', target, before: now.text, text: best.words }],
    };
  },
};

/** Letters by which a word is the same in another form. */
const STEM = 5;
/** How many words the check asks for. */
const ENOUGH = 2;

/** Whether what visitors read below has enough of its words: the check counts no others. */
function isTakenUp(words: string, headlineNode: number, page: PageModel): boolean {
  const view = page.main;
  const own = view.at(headlineNode)?.element ?? null;
  const copy = view.nodes.flatMap((node) =>
    node.isText && node.visible && own?.contains(node) !== true ? [node.source.text.toLowerCase()] : [],
  );
  const stems = new Set(wordsOf(words.toLowerCase()).map((word) => word.slice(0, STEM)));
  const long = [...stems].filter((stem) => stem.length >= STEM || hasUnspaced(stem));
  return long.filter((stem) => copy.some((text) => text.includes(stem))).length >= ENOUGH;
}
