import { type Patch, type PatchOperation, type PatchTarget, patchSchema } from '@liftmark/contract/patches';
import type { ConversionReport } from '@liftmark/contract/report';
import { INSIGHT } from '@liftmark/contract/trials';
import { text as sentences } from '../../../patches/text.ts';
import { checkRewrite } from '../grounding/check-rewrite.ts';
import { comparable } from '../grounding/clean-text.ts';
import { figuresOf, type SourceFacts } from '../grounding/source-facts.ts';
import { holdsContact } from '../mask.ts';
import type { Change, Insight } from './answer.ts';
import type { OutlineNode } from './outline.ts';

interface Draft {
  summary: string;
  operations: PatchOperation[];
  placeholder?: boolean;
}

interface Drafting {
  node: OutlineNode & { target: PatchTarget };
  change: Change;
  /** Every node that the insight cites. */
  places: readonly OutlineNode[];
  report: ConversionReport;
  facts: SourceFacts;
}

/** Elements that have no words of their own, or whose words a visitor writes. */
const WORDLESS = new Set(['input', 'select', 'textarea', 'img', 'svg', 'canvas', 'video', 'audio', 'iframe']);

const DRAFTS: Record<Change['change'], (drafting: Drafting) => Draft | null> = {
  'set-text': newText,
  remove: removal,
  move,
  'trust-line': (drafting) => line('trustLine', drafting),
  'price-line': (drafting) => line('priceLine', drafting),
};

/**
 * The change that an insight asks for, as a patch that claims no check. Null where it asks for none, or for one that touches
 * what the insight doesn't cite, adds words that don't hold, or takes away what a passed check has seen.
 */
export function insightPatch(
  { change, nodes }: Pick<Insight, 'change' | 'nodes'>,
  places: readonly OutlineNode[],
  report: ConversionReport,
  facts: SourceFacts,
): Patch | null {
  const node = change && nodes.includes(change.node) && places.find(({ id }) => id === change.node);
  if (!change || !node || node.target === null) return null;
  const draft = DRAFTS[change.change]({
    node: { ...node, target: node.target },
    change,
    places,
    report,
    facts,
  });
  if (draft === null) return null;
  const { placeholder = false } = draft;
  const parsed = patchSchema.safeParse({ ...draft, placeholder, kind: INSIGHT, checks: [] });
  return parsed.success ? parsed.data : null;
}

/** A contact that the model wasn't shown would be lost. */
function newText({ node, change, places, facts }: Drafting): Draft | null {
  const { target, words } = node;
  if (change.text === null || !node.isOneText || WORDLESS.has(target.tag) || holdsContact(words)) return null;
  const checked = checkRewrite({ text: change.text, cites: places.map(({ id }) => id) }, facts);
  if ('flaw' in checked || comparable(checked.text) === comparable(words)) return null;
  return {
    summary: sentences.newText({ before: words, after: checked.text }),
    placeholder: checked.text.includes('['),
    operations: [
      { operation: 'setText', target, before: words.slice(0, LONGEST_BEFORE), text: checked.text },
    ],
  };
}

/** Of what a patch says was there before. */
const LONGEST_BEFORE = 600;

function removal({ node, report }: Drafting): Draft | null {
  if (node.words === '' || isNeeded(node, report)) return null;
  return {
    summary: sentences.removal({ words: node.words }),
    operations: [{ operation: 'remove', target: node.target }],
  };
}

/** A field, the main button, and what a passed check is about. */
function isNeeded({ node, id, target }: Drafting['node'], { findings, facts }: ConversionReport): boolean {
  const { primaryAction } = facts as { primaryAction?: { evidence: { node: number } } | null };
  const passed = findings.filter(({ outcome }) => outcome === 'pass');
  const seen = new Set(passed.flatMap(({ evidence }) => evidence.map((each) => each.node)));
  const isMain = primaryAction?.evidence.node === node;
  return WORDLESS.has(target.tag) || (id.startsWith('n') && (isMain || seen.has(node)));
}

function move({ node, change, places }: Drafting): Draft | null {
  const other = places.find(({ id }) => id === change.beside);
  const to = other?.row ?? null;
  if (other === undefined || to === null || other === node || other.id === node.id || node.words === '')
    return null;
  const position = change.position ?? 'after';
  return {
    summary: sentences.move({ words: node.words, other: other.words, position }),
    operations: [{ operation: 'move', target: node.target, to, position }],
  };
}

/** A line in the page's own words. */
function line(block: 'trustLine' | 'priceLine', { node, change, places, facts }: Drafting): Draft | null {
  const words = comparable(change.text ?? '');
  const checked = checkRewrite({ text: change.text ?? '', cites: places.map(({ id }) => id) }, facts);
  const isQuoted = words.length >= SHORTEST_LINE && !words.includes('[') && facts.pageText.includes(words);
  const isPriced = block === 'trustLine' || figuresOf(words).length > 0;
  if ('flaw' in checked || !isQuoted || !isPriced || node.row === null) return null;
  const position = change.position ?? 'after';
  return {
    summary: sentences.line({ words: checked.text, other: node.words, position }),
    operations: [
      {
        operation: 'insert',
        to: node.row,
        position,
        content: { block, text: checked.text },
        placeholder: false,
      },
    ],
  };
}

const SHORTEST_LINE = 4;
