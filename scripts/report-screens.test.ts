import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { importsOf } from './imports.ts';
import { type Node, nodesIn } from './syntax.ts';

/** A report’s screens are in the report’s language. */

const root = join(import.meta.dirname, '..');
const SCREENS = [
  'packages/web/app/routes/report/stored-report.tsx',
  'packages/web/app/routes/analyze/analysis-result.tsx',
];

/** Reached from a report, but screens of their own, with the reason why they are in English. */
const OTHER_SCREENS: readonly (readonly [path: RegExp, reason: string])[] = [
  [/\/features\/analysis\/(?!failure-note)/, 'forms and the progress of an analysis'],
  [/\/content\//, 'words of the site'],
  [/\/ui\/toast\.tsx$/, 'the frame around messages of all screens'],
];

/** The same in every language. */
const NOT_WORDS = [/^https?:/, /^px$/, /^Liftmark$/];

const files = filesFrom(SCREENS).filter(
  (file) => file.endsWith('.tsx') && OTHER_SCREENS.every(([path]) => !path.test(file)),
);

/** All files of the web that these import, and what they import in turn. */
function filesFrom(entries: readonly string[]): string[] {
  const found = new Set(entries);
  for (const file of found) {
    for (const { target, typeOnly } of importsOf(file)) {
      if (!typeOnly && target.startsWith('packages/web/app/')) found.add(target);
    }
  }
  return [...found].sort();
}

function sourceOf(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** Names of properties and attributes that people read. */
const SAID = /^(?:aria-label|alt|title|label|placeholder|description|hint|lead|text|words)$/;

/** What an expression may be, as far as that is written in it. */
function literalsOf(value: unknown): unknown[] {
  if (!isNode(value)) return [];
  const { type, expression, consequent, alternate, left, right, quasis } = value;
  if (type === 'Literal') return [value.value];
  if (type === 'AssignmentPattern') return [];
  if (type === 'TemplateLiteral') return (quasis as Node[]).map((quasi) => Object(quasi.value).cooked);
  return [expression, consequent, alternate, left, right].flatMap(literalsOf);
}

/** What a part of a screen says by itself, instead of with a text that has translations. */
function ownWords(file: string): string[] {
  const source = sourceOf(file);
  const nodes = nodesIn(file, source, ({ type }) => type !== 'ImportDeclaration');
  const said = nodes.flatMap((node): unknown[] => {
    if (node.type === 'JSXText') return [node.value];
    if (node.type !== 'JSXAttribute' && node.type !== 'Property') return [];
    const { value, key, name } = node as Node & Record<'value' | 'key' | 'name', unknown>;
    const named = isNode(key) ? (key.name ?? key.value) : isNode(name) ? name.name : undefined;
    return SAID.test(String(named)) ? literalsOf(value) : [];
  });
  return said
    .filter((words) => typeof words === 'string')
    .map((words) => words.replace(/\s+/g, ' ').trim())
    .filter((words) => /\p{L}{2}/u.test(words) && NOT_WORDS.every((pattern) => !pattern.test(words)));
}

test('there is something to read', () => {
  expect(files.length).toBeGreaterThan(60);
});

test.each(files)('%s says nothing in English by itself', (file) => {
  expect(ownWords(file)).toEqual([]);
});

/** The names under which a file imports texts. */
function textNames(nodes: readonly Node[]): Set<string> {
  const names = nodes
    .filter(({ type, source }) => {
      const from = isNode(source) ? String(source.value) : '';
      return type === 'ImportDeclaration' && /(?:\/|\.)text(?:\.ts)?$/.test(from);
    })
    .flatMap(({ specifiers }) => specifiers as Node[])
    .map(({ local }) => (isNode(local) ? String(local.name) : ''));
  return new Set(names);
}

/** Whether a text is read inside of a node, in the language that is set there. */
function readsText(names: ReadonlySet<string>, nodes: readonly Node[], { start, end }: Node): boolean {
  return nodes.some((node) => {
    const read = [node.type === 'MemberExpression' && node.object, node.init].find(isNode);
    const isText = read?.type === 'Identifier' && names.has(String(read.name));
    return isText && node.start >= start && node.end <= end && !isCalledIn(nodes, node, 'inLanguage');
  });
}

function isCalledIn(nodes: readonly Node[], inner: Node, name: string): boolean {
  return nodes.some(
    ({ type, callee, start, end }) =>
      type === 'CallExpression' &&
      isNode(callee) &&
      callee.name === name &&
      start <= inner.start &&
      inner.end <= end,
  );
}

/** Parts that call the functions they are given in the language of the report. */
const CALLING = /^(?:Field|Loaded|RichText|InReportLanguage)$/;

/** Functions that run outside of what `worded` renders: components of their own, handlers, and what other components call. */
function unwordedIn(nodes: readonly Node[]): Node[] {
  const components = nodes.filter(
    ({ type, id }) => type === 'FunctionDeclaration' && isNode(id) && /^[A-Z]/.test(String(id.name)),
  );
  const handlers = nodes.filter(
    ({ type, key }) => type === 'Property' && isNode(key) && /^on[A-Z]/.test(String(key.name)),
  );
  const given = nodes.flatMap(({ type, openingElement, children }) => {
    if (type !== 'JSXElement' || !isNode(openingElement)) return [];
    const { name, attributes } = openingElement as Node & { name: Node; attributes: Node[] };
    const isCalling = CALLING.test(String(name.name));
    return [...attributes, ...(children as Node[])].filter((node) => {
      const label = isNode(node.name) ? String(node.name.name) : '';
      return !isCalling || /^on[A-Z]/.test(label);
    });
  });
  return [...components, ...[...handlers, ...given].filter(isFunctionIn)];
}

function isFunctionIn({ type, value, expression }: Node): boolean {
  if (/Function/.test(type)) return true;
  const inner = [value, expression].find(isNode);
  return (
    inner !== undefined &&
    /^JSXAttribute$|^JSXExpressionContainer$|^Property$/.test(type) &&
    isFunctionIn(inner)
  );
}

test.each(files)('%s reads its texts in the language of the report', (file) => {
  const source = sourceOf(file);
  const nodes = nodesIn(file, source);
  const names = textNames(nodes);
  const wrong = unwordedIn(nodes).filter((node) => readsText(names, nodes, node));
  expect(wrong.map(({ start }) => source.slice(start).split('\n', 1)[0])).toEqual([]);
});
