import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Node, nodesIn } from './syntax.ts';

/** The engine gets smaller, never larger: what it measures today is the most it may measure tomorrow. */

const root = join(import.meta.dirname, '..');
const files = globSync('packages/engine/src/**/*.ts', { cwd: root }).filter(
  (file) => !/\.test\.ts$|\/test-[\w-]+\.ts$|\/testing\//.test(file),
);
const sources = files.map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') }));
const nodes = sources.flatMap(({ file, source }) =>
  nodesIn(join(root, file), source).map((node) => ({ file, source, node })),
);

const regexes = nodes.filter(({ node }) => node.type === 'Literal' && 'regex' in node);
const functions = nodes.filter(
  ({ node }) =>
    /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type) &&
    !isDefinition(node),
);

/** `() => ({ … })` only puts off an object, such as a check, whose own functions count. */
function isDefinition({ body }: Node & { body?: unknown }): boolean {
  const { type, expression } = Object(body);
  return type === 'ParenthesizedExpression' && expression.type === 'ObjectExpression';
}

function linesOf({ source, node }: (typeof nodes)[number]): number {
  return source.slice(node.start, node.end).split('\n').length;
}

const BRANCHES =
  /^(?:IfStatement|ConditionalExpression|LogicalExpression|SwitchCase|ForStatement|ForOfStatement|ForInStatement|WhileStatement|DoWhileStatement|CatchClause)$/;

function branchesWithin(node: Node): number {
  const inner = Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value]));
  const nested = inner.filter(
    (value): value is Node => typeof value === 'object' && value !== null && 'type' in value,
  );
  return nested.reduce((sum, child) => sum + branchesWithin(child), BRANCHES.test(node.type) ? 1 : 0);
}

/** The parts of a regular expression as strings: those given to `new RegExp` and `compose`, and the constants in them. */
function sourcesIn(file: string): { file: string; source: string }[] {
  const own = nodes.filter((one) => one.file === file).map(({ node }) => node);
  const constants = new Map(
    own.flatMap(({ type, id, init }) =>
      type === 'VariableDeclarator' && init ? [[String(Object(id).name), init as Node] as const] : [],
    ),
  );
  const found = new Map<number, string>();
  const seen = new Set<string>();
  const read = (value: unknown): void => {
    if (Array.isArray(value)) for (const each of value) read(each);
    if (typeof value !== 'object' || value === null || !('type' in value)) return;
    const node = value as Node;
    if (isAlternatives(node)) return;
    const written = writtenIn(node);
    if (written !== null) found.set(node.start, written);
    if (node.type === 'Identifier') {
      const name = String(node.name);
      const init = constants.get(name);
      if (init && !seen.has(name) && seen.add(name)) read(init);
    }
    read(written === null ? Object.values(node) : expressionsIn(node));
  };
  for (const node of own) if (isRegExpCall(node)) read(Object(node).arguments[0]);
  return [...found.values()].map((source) => ({ file, source }));
}

function isRegExpCall({ type, callee }: Node): boolean {
  const { name } = Object(callee);
  return (type === 'NewExpression' && name === 'RegExp') || (type === 'CallExpression' && name === 'compose');
}

function isAlternatives({ type, callee }: Node): boolean {
  return type === 'CallExpression' && Object(callee).name === 'alternatives';
}

/** A string, or a sum of them, as it is written, with `…` where values go; null for anything else. */
function writtenIn(node: Node): string | null {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateLiteral')
    return (node.quasis as { value: { raw: string } }[]).map(({ value }) => value.raw).join('…');
  if (node.type === 'TaggedTemplateExpression') return writtenIn(node.quasi as Node);
  if (node.type !== 'BinaryExpression' || node.operator !== '+') return null;
  const sides = [node.left, node.right].map((side) => writtenIn(side as Node));
  return sides.every((side) => side !== null) ? sides.join('') : null;
}

/** The values that go into a string. */
function expressionsIn(node: Node): unknown[] {
  if (node.type === 'TemplateLiteral') return node.expressions as unknown[];
  if (node.type === 'TaggedTemplateExpression') return expressionsIn(node.quasi as Node);
  if (node.type !== 'BinaryExpression') return [];
  return [node.left, node.right].flatMap((side) => expressionsIn(side as Node));
}

const given = files.flatMap(sourcesIn);
/** Three words as alternatives, or a letter that English hasn't: words of a language, which belong to the data. */
const WORDS = /(?<![\\\p{L}])\p{Ll}{3,}\??(?:\|\p{Ll}{3,}\??){2}|(?![×µß])[\u00c0-\u024f\u0370-\u1fff]/u;
const long = given.filter(({ source }) => source.length > 120);
const wordy = [...regexes.map(({ file, node }) => ({ file, source: String(node.raw) })), ...given].filter(
  ({ source }) => WORDS.test(source),
);

test('no regular expression is longer than 120 characters', () => {
  const long = regexes.filter(({ node }) => node.end - node.start > 120 + '//giu'.length);
  expect(long.map(({ file, node }) => `${file}: ${String(node.raw).slice(0, 60)}…`)).toEqual([]);
});

test.each([
  ['regular expressions', regexes.length, 425],
  ['strings of more than 120 characters in regular expressions', long.length, 13],
  ['regular expressions with a list of words or a letter beyond ASCII', wordy.length, 36],
  [
    'lines of page and facts',
    sources
      .filter(({ file }) => /^packages\/engine\/src\/(?:page|facts)\/(?!text\.)/.test(file))
      .reduce((sum, { source }) => sum + source.split('\n').length, 0),
    19_743,
  ],
  ['functions of more than 50 lines', functions.filter((one) => linesOf(one) > 50).length, 0],
  ['functions of more than 15 branches', functions.filter((one) => branchesWithin(one.node) > 15).length, 0],
])('%s: %i of at most %i', (_, now, most) => {
  expect(now).toBeLessThanOrEqual(most);
});
