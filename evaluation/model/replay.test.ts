import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { PAGES, replay, replayedPages, UPDATE, update } from './replay.ts';

vi.setConfig({ testTimeout: 60_000 });

test('there is a page to replay', () => {
  expect(replayedPages().length).toBeGreaterThan(0);
});

describe.each(replayedPages())('%s', (page) => {
  test('is asked what is filed, and shows of its answers what is filed', async () => {
    const { asked, gone, outcome, expected } = await replay(page);
    const changed = asked.filter(({ state }) => state !== 'same').map(({ key }) => key);
    expect(
      { changed, gone },
      `Prompts or material changed. Check that the answers still answer them, then run: ${UPDATE}`,
    ).toEqual({ changed: [], gone: [] });
    expect(asked.filter(({ isAnswered }) => !isAnswered)).toEqual([]);
    expect(outcome, `What is shown of the answers changed. If that is intended, run: ${UPDATE}`).toEqual(
      expected,
    );
  });
});

describe('a change', () => {
  const folder = mkdtempSync(join(tmpdir(), 'replay-'));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('of a request is seen, and filed with one command', async () => {
    cpSync(PAGES, folder, { recursive: true });
    const material = join(folder, 'saas-vague/verdict.material.json');
    writeFileSync(material, readFileSync(material, 'utf8').replace('"Home"', '"Start"'));
    writeFileSync(join(folder, 'saas-vague/swot.instructions.md'), 'Nobody asks this any more.\n');
    const before = await replay('saas-vague', folder);
    expect(before.asked.filter(({ state }) => state === 'changed')).toMatchObject([{ key: 'verdict' }]);
    expect(before.gone).toEqual(['swot']);
    await update('saas-vague', folder);
    const after = await replay('saas-vague', folder);
    expect(after.asked.every(({ state }) => state === 'same')).toBe(true);
    expect(after).toMatchObject({ gone: [], outcome: after.expected });
  });

  test('of what is let through is seen', async () => {
    cpSync(PAGES, folder, { recursive: true });
    const answer = join(folder, 'saas-vague/second-opinion.answer.json');
    writeFileSync(answer, readFileSync(answer, 'utf8').replace('"level": 2', '"level": 3'));
    const { outcome, expected } = await replay('saas-vague', folder);
    expect(outcome).not.toEqual(expected);
  });
});
