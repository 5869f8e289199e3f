import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ANALYSIS_PHASES, OPEN_PIECES } from '../packages/contract/src/analysis.ts';
import { PASSWORD_MIN } from '../packages/contract/src/auth.ts';
import { MAX_COMPETITORS } from '../packages/contract/src/competitor.ts';
import * as thresholds from '../packages/contract/src/event-thresholds.ts';
import { ATTACHMENT_BYTES, ATTACHMENT_TYPES } from '../packages/contract/src/feedback-limits.ts';
import { RANGES } from '../packages/contract/src/founders.ts';
import { GRADE_STEPS, SCORE_BANDS } from '../packages/contract/src/grade.ts';
import { ANNUAL_SAVING, ANNUAL_SAVING_PERCENT, PLANS, TRIAL_DAYS } from '../packages/contract/src/plans.ts';
import { DEFAULT_RATING, LOW_RATING } from '../packages/contract/src/rating.ts';
import { BUSINESS_GOALS, TEST_ELEMENTS } from '../packages/presentation/src/tools/ab-test-inputs.ts';
import { CALCULATOR_SCENARIOS } from '../packages/presentation/src/tools/conversion-calculator.ts';
import { CHECKLIST, CHECKLIST_SIZE } from '../packages/presentation/src/tools/cro-checklist.ts';
import {
  AUDIENCES,
  BUSINESS_TYPES,
  JOURNEY_GOALS,
  PAIN_POINTS,
} from '../packages/presentation/src/tools/journey-inputs.ts';
import { ROI_IMPROVEMENTS } from '../packages/presentation/src/tools/roi-calculator.ts';
import { type Node, nodesIn } from './syntax.ts';

/** The specification gives these texts word for word, `{…}` for a value, and these limits. */

const root = join(import.meta.dirname, '..');
const readData = (file: string) => JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8'));
const specified: Record<string, string[]> = readData('specified-texts.json');

const texts = new Set(
  globSync('packages/{contract,presentation,server,web}/{src,app}/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.test\.tsx?$|\.(?:de|fr|es)\.ts$|\/test(?:ing)?[-/]/.test(file))
    .flatMap((file) => textsIn(join(root, file))),
);

/** The texts of a source and their parts, with `…` where values go. */
function textsIn(file: string): string[] {
  const nodes = nodesIn(file, readFileSync(file, 'utf8'), ({ type }) => type !== 'ImportDeclaration');
  return nodes.flatMap((node) => textsOf(node)).flatMap((text) => partsOf(plain(text)));
}

/** A text, its sentences and their clauses: the product may say more than the specification. */
function partsOf(text: string): string[] {
  const sentences = text.split(/(?<=\.) /).map((sentence) => sentence.replace(/\.$/, ''));
  return [text, ...sentences, ...sentences.flatMap((sentence) => sentence.split(', '))];
}

function textsOf(node: Node): string[] {
  if (node.type === 'Literal' && typeof node.value === 'string') return [node.value];
  if (node.type === 'JSXText') return [String(node.value)];
  if (node.type === 'TemplateLiteral')
    return [(node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('…')];
  if (node.type !== 'JSXElement') return [];
  return [(node.children as Node[]).map((child) => (child.type === 'JSXText' ? child.value : '…')).join('')];
}

function plain(text: string): string {
  return text.replaceAll('’', "'").replace(/\s+/g, ' ').trim();
}

describe.each(Object.entries(specified))('%s', (_area, wanted) => {
  test.each(wanted)('“%s” is a text of the product', (text) => {
    const withValues = plain(text.replace(/\{[^}]*\}/g, '…'));
    const written = plain(text.replace(/[{}]/g, ''));
    expect(texts.has(withValues) || texts.has(written)).toBe(true);
  });
});

test('the limits are those of the specification', () => {
  const { monthly, annual } = PLANS;
  const { BATCH_SIZE, countedPath, ENGAGEMENT_LEVELS, TENURES, ...limits } = thresholds;
  expect({
    password: PASSWORD_MIN,
    plans: { trialDays: TRIAL_DAYS, monthly: monthly.perMonth, annual: annual.perMonth },
    saving: { cents: ANNUAL_SAVING, percent: ANNUAL_SAVING_PERCENT },
    competitors: MAX_COMPETITORS,
    openPieces: OPEN_PIECES,
    phases: ANALYSIS_PHASES.map(({ name, fallbackMs }) => [name, fallbackMs]),
    grades: GRADE_STEPS,
    bands: SCORE_BANDS,
    rating: { default: DEFAULT_RATING, low: LOW_RATING },
    attachment: { bytes: ATTACHMENT_BYTES, types: Object.keys(ATTACHMENT_TYPES) },
    ranges: RANGES,
    events: limits,
    calculator: CALCULATOR_SCENARIOS,
    roi: ROI_IMPROVEMENTS,
    checklist: { categories: CHECKLIST.length, items: CHECKLIST_SIZE },
    planner: { elements: TEST_ELEMENTS, goals: BUSINESS_GOALS },
    journey: { types: BUSINESS_TYPES, goals: JOURNEY_GOALS, audiences: AUDIENCES, painPoints: PAIN_POINTS },
  }).toEqual(readData('specified-limits.json'));
});
