import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';

/** The direction of dependence: who may import what. A rule that matters is checked by a machine. */

const root = join(import.meta.dirname, '..');

interface Import {
  file: string;
  /** Repository path of the imported file, or the bare specifier of a package. */
  target: string;
  typeOnly: boolean;
}

function importsOf(file: string): Import[] {
  const source = readFileSync(join(root, file), 'utf8');
  const statements = source.matchAll(
    /^\s*(import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm,
  );
  return [...statements].map(([, , typeKeyword, statically, dynamically]) => {
    const specifier = statically ?? dynamically ?? '';
    const target = specifier.startsWith('.')
      ? relative(root, join(root, dirname(file), specifier))
      : specifier.startsWith('~/')
        ? `packages/web/app/${specifier.slice(2)}`
        : specifier;
    return { file, target, typeOnly: typeKeyword !== undefined };
  });
}

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

  test('contract imports nothing of ours', () => {
    expect(offenders(/^packages\/contract\//, /^@liftmark\/|^packages\/(engine|server|web)/)).toEqual([]);
  });

  test('engine imports only contract', () => {
    expect(
      offenders(/^packages\/engine\//, /^@liftmark\/(?!contract\/)|^packages\/(contract|server|web)/),
    ).toEqual([]);
  });

  test('server imports contract and engine by their names, never web', () => {
    expect(offenders(/^packages\/server\//, /^@liftmark\/web|^packages\/(contract|engine|web)\//)).toEqual(
      [],
    );
  });

  test('web imports contract, never server or engine', () => {
    expect(
      offenders(/^packages\/web\//, /^@liftmark\/(server|engine)|^packages\/(contract|engine|server)\//),
    ).toEqual([]);
  });
});

describe('engine', () => {
  test('only capture, the command line and the pipeline touch the outside world', () => {
    expect(
      offenders(
        /^packages\/engine\/src\/(observe|checks|score|advise|analyst|languages|evidence)\//,
        OUTSIDE_WORLD,
        {
          exceptTests: true,
        },
      ),
    ).toEqual([]);
  });

  test('stages import backwards only', () => {
    const stages = ['capture', 'observe', 'checks', 'score', 'advise'];
    const forwards = stages.flatMap((stage, index) =>
      offenders(
        new RegExp(`^packages/engine/src/${stage}/`),
        new RegExp(
          `^packages/engine/src/(${[...stages.slice(index + 1), 'reports', 'audit', 'cli', 'index'].join('|')})\\b`,
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
