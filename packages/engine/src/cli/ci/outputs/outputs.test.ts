import { parse } from 'parse5';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { testReport } from '../../../reports/test-report.ts';
import type { Target } from '../read-config.ts';
import type { Run } from '../run.ts';
import { outcomesOf } from '../verdict.ts';
import { consoleOf } from './console.ts';
import { jsonOf } from './json.ts';
import { junitOf } from './junit.ts';
import { markdownOf } from './markdown.ts';
import { sarifOf } from './sarif.ts';

const HOSTILE = 'a</failure><x> | "b" &amp; \u0001\u001b[31m @team [link](https://evil.test)';
const HTML = '<!doctype html>\n<title>Boats</title>\n<body><h1>Boats</h1></body>';

const target = (name: string, source: string | null): Target => ({
  name,
  url: `https://harbor.example${name}`,
  source,
  hints: {},
  rules: { minScore: 90, mustPass: ['main-headline'] },
});

function runOf(text: string): Run {
  const base = testReport({ text });
  const recommendations = base.recommendations.map((advice) => ({
    ...advice,
    patch: {
      summary: 'Change the headline to “Boats for two”.',
      kind: 'headline',
      checks: advice.checks,
      placeholder: false,
      operations: [
        {
          operation: 'setText' as const,
          target: { tag: 'h1', desktop: { node: 1, selector: 'body > h1' }, mobile: null },
          before: 'Boats',
          text: 'Boats for two',
        },
      ],
    },
  }));
  const report = { ...base, recommendations };
  const page = target(`/${text}`, '/repo/site/my index.html');
  const failure = {
    url: 'https://harbor.example/down',
    exitCode: 3,
    error: { code: 'dns', message: `We couldn’t find ${text}.` },
  };
  return {
    pages: [
      {
        target: page,
        report,
        screenshots: new Map(),
        before: null,
        outcomes: outcomesOf(report, page.rules, null),
      },
      { target: target('/down', null), failure },
    ],
    notes: [`A note on ${text}`],
  };
}

const context = {
  version: '1.0.0',
  root: '/repo',
  configFile: '/repo/site/liftmark.config.json',
  sources: new Map([['/repo/site/my index.html', HTML]]),
};

/** What the standard allows of the objects that we write: no other properties, and these types. */
const regionSchema = z
  .strictObject({
    startLine: z.int().min(1),
    startColumn: z.int().min(1).optional(),
    endLine: z.int().min(1).optional(),
    endColumn: z.int().min(1).optional(),
  })
  .refine(({ startLine, endLine = startLine }) => endLine >= startLine);
const messageSchema = z.strictObject({ text: z.string().min(1) });
const artifactSchema = z.strictObject({ uri: z.string().regex(/^[\w.%/~-]+$/), uriBaseId: z.string() });
const sarifSchema = z.strictObject({
  $schema: z.url(),
  version: z.literal('2.1.0'),
  runs: z.tuple([
    z.strictObject({
      tool: z.strictObject({
        driver: z.strictObject({
          name: z.string(),
          version: z.string(),
          rules: z.array(z.strictObject({ id: z.string(), shortDescription: messageSchema })),
        }),
      }),
      columnKind: z.enum(['utf16CodeUnits', 'unicodeCodePoints']),
      originalUriBaseIds: z.record(z.string(), z.strictObject({ description: messageSchema })),
      results: z.array(
        z.strictObject({
          ruleId: z.string(),
          ruleIndex: z.int().min(0),
          level: z.enum(['none', 'note', 'warning', 'error']),
          message: messageSchema,
          locations: z
            .array(
              z.strictObject({
                physicalLocation: z.strictObject({ artifactLocation: artifactSchema, region: regionSchema }),
              }),
            )
            .min(1),
          partialFingerprints: z.record(z.string(), z.string()),
          fixes: z
            .array(
              z.strictObject({
                description: messageSchema.optional(),
                artifactChanges: z
                  .array(
                    z.strictObject({
                      artifactLocation: artifactSchema,
                      replacements: z
                        .array(
                          z.strictObject({ deletedRegion: regionSchema, insertedContent: messageSchema }),
                        )
                        .min(1),
                    }),
                  )
                  .min(1),
              }),
            )
            .optional(),
        }),
      ),
    }),
  ]),
});

it('SARIF follows the standard, and leads to the line and its change', () => {
  const { runs } = sarifSchema.parse(JSON.parse(sarifOf(runOf('Boats'), context)));
  const [{ results, tool }] = runs;
  for (const { ruleId, ruleIndex } of results) expect(tool.driver.rules[ruleIndex]?.id).toBe(ruleId);
  const headline = results.find(({ ruleId }) => ruleId === 'main-headline');
  expect(headline).toMatchObject({
    level: 'error',
    message: { text: expect.stringContaining('/Boats: Required check') },
  });
  expect(headline?.locations[0]?.physicalLocation).toEqual({
    artifactLocation: { uri: 'site/my%20index.html', uriBaseId: '%SRCROOT%' },
    region: { startLine: 3, startColumn: 11, endLine: 3, endColumn: 16 },
  });
  expect(headline?.fixes?.[0]?.artifactChanges[0]?.replacements[0]?.insertedContent.text).toBe(
    'Boats for two',
  );
  expect(results.filter(({ level }) => level === 'error').map(({ ruleId }) => ruleId)).toEqual([
    'gate',
    'main-headline',
    'not-analyzed',
  ]);
  const fingerprints = results.map(({ partialFingerprints }) => partialFingerprints['liftmark/v1']);
  expect(new Set(fingerprints).size).toBe(results.length);
});

it('SARIF messages have no links that a page placed', () => {
  const { runs } = sarifSchema.parse(JSON.parse(sarifOf(runOf(HOSTILE), context)));
  const messages = runs[0].results.map(({ message }) => message.text);
  expect(messages.some((message) => message.includes('[link]'))).toBe(true);
  for (const message of messages) expect(message).not.toContain('](');
});

it('results without a file point at the configuration', () => {
  const { runs } = sarifSchema.parse(JSON.parse(sarifOf(runOf('Boats'), { ...context, sources: new Map() })));
  const files = runs[0].results.map(({ locations }) => locations[0]?.physicalLocation.artifactLocation.uri);
  expect(new Set(files)).toEqual(new Set(['site/liftmark.config.json']));
});

it('JUnit counts failures and errors, and escapes what pages say', () => {
  const xml = junitOf(runOf(HOSTILE));
  expect(xml).toContain('<testsuites name="liftmark" tests="4" failures="2" errors="1">');
  expect(xml.match(/<failure /g)).toHaveLength(2);
  expect(xml).not.toContain('\u0001');
  expect(xml).not.toContain('<x>');
  expect(xml).toContain('&lt;/failure&gt;');
});

it('Markdown keeps what pages say as text, and shows pictures', () => {
  const markdown = markdownOf(runOf(HOSTILE), [
    { page: '/down', device: 'mobile', file: 'page-1-mobile.jpg' },
  ]);
  expect(markdown).toContain('## Liftmark: 2 pages fail');
  expect(markdown).not.toContain('<x>');
  expect(markdown).not.toContain('@team');
  expect(markdown).not.toContain('[link](');
  expect(markdown.split('\n').filter((line) => line.startsWith('| '))).toHaveLength(4);
  const [picture] = /<img .*>/.exec(markdown) ?? [];
  expect(
    JSON.stringify(parse(picture ?? ''), (key, value) => (key === 'parentNode' ? undefined : value)),
  ).toContain('"page-1-mobile.jpg"');
});

it('the console has a line for each page and nothing that a terminal obeys', () => {
  const lines = consoleOf(runOf(HOSTILE));
  expect(lines).not.toContain('\u001b');
  expect(lines).toContain('Score is 72 (needs 90)');
  expect(lines).toContain('/down  couldn’t be analyzed');
});

it('JSON has the reports, and whether each page passed', () => {
  expect(JSON.parse(jsonOf(runOf('Boats')))).toMatchObject({
    version: 1,
    pages: [
      { name: '/Boats', passed: false, report: { kind: 'conversion' } },
      { name: '/down', passed: false, error: { code: 'dns' } },
    ],
  });
});
