import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

/** Every text of a report is in each language that reports are written in, and says the same things. */

const root = join(import.meta.dirname, '..');
const TRANSLATIONS = ['de', 'fr', 'es'] as const;

/** Texts that no report shows, with the reason why they are in English only. */
const ENGLISH_ONLY: readonly (readonly [path: RegExp, reason: string])[] = [
  [/^packages\/engine\/src\/cli\//, 'the command line itself'],
  [/^packages\/engine\/src\/mcp\//, 'for assistants'],
  [/^packages\/engine\/src\/chat\/model-answer\.text\.ts$/, 'for the language model'],
  [/^packages\/engine\/src\/methodology\//, 'the methodology is in English'],
  [/^packages\/engine\/src\/model\//, 'failures of a language model'],
  [/^packages\/engine\/src\/page\/text\.ts$/, 'reads the text of pages'],
  [/^packages\/engine\/src\/capture\/text\.ts$/, 'about the address entered, and for the operator'],
  [/^packages\/engine\/src\/capture\/received\//, 'answers of the server, like its other errors'],
  [/^packages\/extension\/src\//, 'the extension itself'],
  [/^packages\/server\/src\/features\/snapshots\/text\.ts$/, 'answers of the server'],
  [
    /^packages\/server\/src\/features\/(?:api-keys|mcp|page-access|webhooks)\//,
    'account screens and programs',
  ],
  [
    /^packages\/server\/src\/(?:access\/policy\.text|features\/(?:leaving|members|workspaces)\/text)\.ts$/,
    'teams',
  ],
  [/^packages\/server\/src\/features\/documents\/tools\.text\.ts$/, 'the free tools'],
  [/^packages\/server\/src\/mails\/text\.ts$/, 'emails that carry no report'],
  [
    /^packages\/server\/src\/features\/(?:branding|clients|links|metrics|sites|teamwork)\//,
    'answers of the server, like its other errors',
  ],
  [
    /^packages\/web\/app\/features\/(?:measuring|share\/(?:branding|clients)\.|sites|teamwork|webhooks|workspaces)/,
    'the rest of the application',
  ],
  [/^packages\/web\/app\/ui\/scope-filters\.text\.ts$/, 'screens of signed-in people'],
];

const files = globSync('packages/*/{src,app}/**/{text,*.text}.ts', { cwd: root })
  .filter((file) => !file.includes('node_modules'))
  .sort();
const translated = files.filter((file) => ENGLISH_ONLY.every(([path]) => !path.test(file)));

function siblingOf(file: string, language: string): string {
  return file.replace(/\.ts$/, `.${language}.ts`);
}

/** The keys of a text at any depth, with what kind of value each has. */
function shapeOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return [`${path}: list of ${value.length}`];
  if (typeof value !== 'object' || value === null) return [`${path}: ${typeof value}`];
  return Object.entries(value)
    .flatMap(([key, inner]) => shapeOf(inner, `${path}.${key}`))
    .sort();
}

/** What a module exports as its text, whatever it is called. */
async function textIn(file: string): Promise<unknown> {
  const exported: Record<string, unknown> = await import(join(root, file));
  return exported.text ?? Object.values(exported).find((value) => typeof value === 'object');
}

test.each(ENGLISH_ONLY)('%s has texts (%s)', (path) => {
  expect(files.some((file) => path.test(file))).toBe(true);
});

describe.each(translated)('%s', (file) => {
  test.each(TRANSLATIONS)('has its translation: %s', async (language) => {
    const sibling = siblingOf(file, language);
    expect(existsSync(join(root, sibling)), `${sibling} is missing`).toBe(true);
    // A translation may name more, where English takes the name from the id.
    expect(shapeOf(await textIn(sibling))).toEqual(expect.arrayContaining(shapeOf(await textIn(file))));
  });
});
