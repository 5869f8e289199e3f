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

test('no regular expression is longer than 120 characters', () => {
  const long = regexes.filter(({ node }) => node.end - node.start > 120 + '//giu'.length);
  expect(long.map(({ file, node }) => `${file}: ${String(node.raw).slice(0, 60)}…`)).toEqual([]);
});

test.each([
  ['regular expressions', regexes.length, 448],
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
