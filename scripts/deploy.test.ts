import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, test } from 'vitest';
import { readSettings, SETTING_GROUPS } from '../packages/server/src/settings.ts';

/** `deploy/` stays true to the code. */

const root = join(import.meta.dirname, '..');
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
const SETTINGS = Object.values(SETTING_GROUPS).flatMap((group) => Object.keys(group));

describe.each(['one-machine', 'several-machines'])('the example settings of %s', (name) => {
  const file = `deploy/${name}.env.example`;

  test('are taken once the blanks are filled in', () => {
    const filled = Object.entries(parseEnv(textOf(file))).map(([key, value]) => [
      key,
      value === '' ? 'filled-in-with-something-of-a-good-length' : value,
    ]);
    const settings = readSettings({
      NODE_ENV: 'production',
      ALLOW_SIMULATED_PAYMENTS: 'true',
      ...Object.fromEntries(filled),
    });
    expect(settings.PUBLIC_URL).toBe('https://liftmark.example');
  });

  test('are settings, or what the compose file asks for', () => {
    const compose = textOf('deploy/compose.yaml');
    const named = textOf(file).matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=/gm);
    const unknown = [...named]
      .map(([, key = '']) => key)
      .filter((key) => !SETTINGS.includes(key) && !compose.includes(`\${${key}`));
    expect(unknown).toEqual([]);
  });
});

describe('the image', () => {
  const dockerfile = textOf('deploy/Dockerfile');

  test('copies what there is', () => {
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, sources = '']) =>
      sources.split(' '),
    );
    expect(copied.filter((source) => !existsSync(join(root, source)))).toEqual([]);
    const workspaces: { workspaces: string[] } = JSON.parse(textOf('package.json'));
    expect(workspaces.workspaces.filter((folder) => !copied.includes(`${folder}/package.json`))).toEqual([]);
  });

  test('runs as an ordinary user and says how it is', () => {
    expect(dockerfile).toMatch(/^USER node$/m);
    expect(dockerfile).toMatch(/^HEALTHCHECK .+ CMD /m);
  });

  test('brings what the program reads beside its code', () => {
    const read = globSync('packages/{contract,presentation,engine,server}/src/**/*.ts', { cwd: root })
      .filter((file) => !/\.test\.ts$|\/(?:testing|faults)\//.test(file))
      .flatMap((file) =>
        [...textOf(file).matchAll(/new URL\('(\.\.?\/[^']+)', import\.meta\.url\)/g)].map(([, path = '']) =>
          new URL(path, `file:///${file}`).pathname.slice(1),
        ),
      );
    const data = globSync('packages/{contract,presentation,engine,server}/data', { cwd: root });
    expect(data.filter((folder) => !dockerfile.includes(`COPY ${folder} ${folder}\n`))).toEqual([]);
    const copied =
      /^packages\/(?:contract|presentation|engine|server)\/src\/|^packages\/\w+\/package\.json$|^packages\/web\/build\/client$/;
    expect(read.filter((path) => !copied.test(path))).toEqual([]);
  });
});
