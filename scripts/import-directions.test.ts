import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { importsOf } from './imports.ts';

/** The direction of dependence: who may import what. A rule that matters is checked by a machine. */

const root = join(import.meta.dirname, '..');
const files = globSync(['packages/*/{src,app,fixtures}/**/*.{ts,tsx}'], { cwd: root }).sort();
const imports = files.flatMap(importsOf);

function isTest(file: string): boolean {
  return /\.test\.tsx?$|\/test-[\w-]+\.ts$/.test(file);
}

/** Imports of files under `from` that lead to something matching `to`, as readable lines. */
function offenders(from: RegExp, to: RegExp, options: { exceptTests?: boolean; exceptTypes?: boolean } = {}) {
  return imports
    .filter(({ file, target, typeOnly }) => {
      if (!from.test(file) || !to.test(target)) return false;
      if (options.exceptTests && isTest(file)) return false;
      return !(options.exceptTypes && typeOnly);
    })
    .map(({ file, target }) => `${file} → ${target}`);
}

const OUTSIDE_WORLD =
  /^(node:)?(http|https|net|tls|dgram|dns|child_process|fs|fs\/promises)$|^undici$|^playwright/;

describe('packages', () => {
  test('there is something to check', () => {
    expect(imports.length).toBeGreaterThan(100);
  });

  test('contract and presentation import nothing of ours', () => {
    expect(
      offenders(/^packages\/contract\//, /^@liftmark\/|^packages\/(presentation|engine|server|web)/),
    ).toEqual([]);
    expect(
      offenders(/^packages\/presentation\//, /^@liftmark\/|^packages\/(contract|engine|server|web)/),
    ).toEqual([]);
  });

  test('client imports nothing of ours', () => {
    expect(
      offenders(/^packages\/client\//, /^@liftmark\/|^packages\/(contract|presentation|engine|server|web)/),
    ).toEqual([]);
  });

  test('engine imports only contract and presentation, and its command line the client', () => {
    expect(
      offenders(
        /^packages\/engine\/(?!src\/cli\/)/,
        /^@liftmark\/(?!(?:contract|presentation)\/)|^packages\/(client|contract|presentation|server|web)/,
      ),
    ).toEqual([]);
    expect(
      offenders(
        /^packages\/engine\/src\/cli\//,
        /^@liftmark\/(?!(?:client|contract|presentation)\/)|^packages\/(client|contract|presentation|server|web)/,
      ),
    ).toEqual([]);
  });

  test('server imports contract, presentation and engine by their names, never web', () => {
    expect(
      offenders(/^packages\/server\//, /^@liftmark\/web|^packages\/(contract|presentation|engine|web)\//),
    ).toEqual([]);
  });

  test('web imports contract and presentation, never server or engine', () => {
    expect(
      offenders(
        /^packages\/web\//,
        /^@liftmark\/(server|engine)|^packages\/(contract|presentation|engine|server)\//,
      ),
    ).toEqual([]);
  });

  test('extension imports contract and how the engine reads pages, by their names', () => {
    expect(
      offenders(
        /^packages\/extension\//,
        /^@liftmark\/(?!contract\/|engine\/capture\/(?:read\/|snapshot$|packed-lines$))|^packages\/(?!extension\/)/,
      ),
    ).toEqual([]);
  });
});

describe('engine', () => {
  test('its package exports are what others import, no more', () => {
    const { exports }: { exports: Record<string, string> } = JSON.parse(
      readFileSync(join(root, 'packages/engine/package.json'), 'utf8'),
    );
    const outside = globSync(
      ['packages/{server,web,extension}/{src,app}/**/*.{ts,tsx}', '{scripts,bench,e2e,evaluation}/**/*.ts'],
      {
        cwd: root,
      },
    ).flatMap(importsOf);
    const imported = outside.flatMap(({ target }) =>
      target.startsWith('@liftmark/engine') ? [target.replace('@liftmark/engine', '.')] : [],
    );
    const isFixture = (path: string) => path.startsWith('./fixtures/');
    expect(Object.keys(exports).filter((path) => !isFixture(path))).toEqual(
      [...new Set(imported)].filter((path) => !isFixture(path)).sort(),
    );
  });

  test('only capture, the command line and the pipeline touch the outside world', () => {
    expect(
      offenders(
        /^packages\/engine\/src\/(page|facts|checks|score|advise|analyst|language|evidence)\/(?!(?:detector|language-files)\.ts)/,
        OUTSIDE_WORLD,
        {
          exceptTests: true,
        },
      ),
    ).toEqual([]);
  });

  test('stages import backwards only', () => {
    const stages = ['capture', 'page', 'facts', 'checks', 'score', 'advise'];
    const forwards = stages.flatMap((stage, index) =>
      offenders(
        new RegExp(`^packages/engine/src/${stage}/`),
        new RegExp(
          `^packages/engine/src/(${[...stages.slice(index + 1), 'reports', 'pipeline', 'cli'].join('|')})\\b`,
        ),
        { exceptTests: true },
      ),
    );
    expect(forwards).toEqual([]);
  });

  test('after capture, only the shape of the snapshot is known', () => {
    expect(
      offenders(
        /^packages\/engine\/src\/(checks|score|advise|analyst)\//,
        /^packages\/engine\/src\/capture\/(?!snapshot\.ts)/,
        {
          exceptTests: true,
        },
      ),
    ).toEqual([]);
  });
});

describe('language models', () => {
  test('only what calls a provider knows its library, which is loaded by who asks', () => {
    expect(offenders(/^packages\/(?!engine\/src\/model\/provider)/, /^ai$|^@ai-sdk\//)).toEqual([]);
  });
});

describe('web', () => {
  test('a feature never imports another', () => {
    const crossings = imports.filter(({ file, target }) => {
      const from = /^packages\/web\/app\/features\/([^/]+)\//.exec(file)?.[1];
      const to = /^packages\/web\/app\/features\/([^/]+)\//.exec(target)?.[1];
      return from !== undefined && to !== undefined && from !== to;
    });
    expect(crossings).toEqual([]);
  });

  test('the design system knows nothing of the domain', () => {
    expect(offenders(/^packages\/web\/app\/ui\//, /^packages\/web\/app\/(features|routes)\//)).toEqual([]);
  });
});
