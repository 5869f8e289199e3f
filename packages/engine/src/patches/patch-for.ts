import { type Patch, patchSchema } from '@liftmark/contract/patches';
import type { PageModel } from '../page/page-model.ts';
import { eachOnce } from './each-once.ts';
import { fitted } from './fitted.ts';
import type { Draft, PatchContext, PatchKind } from './patch-kind.ts';
import { PATCH_KINDS } from './registry.ts';

/**
 * The fix for a recommendation as data; null where the page leaves open what to change, or where it can't be said without
 * anything that a patch must not carry.
 */
export function patchFor(context: PatchContext, kinds: readonly PatchKind[] = PATCH_KINDS): Patch | null {
  const { page, recommendation } = context;
  if (!page.measured) return null;
  const asked = new Set([recommendation.id, ...recommendation.checks]);
  const drafts = kinds
    .filter(({ answers }) => answers.some((id) => asked.has(id)))
    .flatMap((kind) => valid(kind, page, kind.draft(context), recommendation.checks));
  const honest = drafts.filter(({ placeholder }) => !placeholder);
  const chosen = honest.length > 0 ? honest : drafts.slice(0, 1);
  const [first] = chosen;
  if (first === undefined) return null;
  const parsed = patchSchema.safeParse({
    summary: chosen.map(({ summary }) => summary).join(' '),
    kind: first.kind,
    checks: [...new Set(chosen.flatMap(({ checks }) => checks))],
    placeholder: first.placeholder,
    operations: chosen.flatMap(({ operations }) => operations).filter(eachOnce()),
  });
  return parsed.success ? parsed.data : first;
}

/** What a page says may be longer than a patch can carry, or contain marks that it refuses: then there is none. */
function valid(
  { kind, answers, improves }: PatchKind,
  page: PageModel,
  draft: Draft | null,
  failing: readonly string[],
): Patch[] {
  if (draft === null) return [];
  const placeholder = draft.placeholder === true;
  const { summary, isPartial = false } = draft;
  const operations = draft.operations.map((operation) => fitted(page, operation));
  const claimed = placeholder || isPartial ? [] : failing.filter((id) => (improves ?? answers).includes(id));
  const parsed = patchSchema.safeParse({ summary, operations, kind, placeholder, checks: claimed });
  return parsed.success ? [parsed.data] : [];
}
