import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type FakeReply, type Seen, startFakeProvider } from '@liftmark/engine/model/testing/fake-provider';
import { goodAnswer, taskOf } from '@liftmark/engine/model/testing/good-answers';
import { expect, it, vi } from 'vitest';

vi.setConfig({ testTimeout: 120_000 });

/** Runs the command with nothing but these settings. */
async function run(environment: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const script = fileURLToPath(new URL('./ai-check.ts', import.meta.url));
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [script], { env: { PATH, NODE_COMPILE_CACHE, ...environment } });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, output };
}

function answer(seen: Seen): FakeReply {
  if (taskOf(seen).task !== '') return { text: JSON.stringify(goodAnswer(seen)) };
  return { text: JSON.stringify({ word: seen.pictures > 0 ? 'red' : 'harbor '.repeat(20) }) };
}

it('says that nothing is set, and what is set wrongly', async () => {
  expect(await run({})).toMatchObject({ code: 0, output: expect.stringContaining('No model is configured') });
  expect(await run({ AI_PROVIDER: 'openai' })).toMatchObject({
    code: 2,
    output: expect.stringContaining('AI_API_KEY: set it too'),
  });
});

it('tells abilities and cost of a model, and why one does not work', async () => {
  const provider = await startFakeProvider((seen) =>
    seen.headers['x-api-key'] === 'right' ? answer(seen) : { status: 401 },
  );
  const { model, baseUrl } = provider.settings('anthropic');
  const environment = { AI_PROVIDER: 'anthropic', AI_MODEL: model, AI_BASE_URL: baseUrl ?? '' };
  const good = await run({ ...environment, AI_API_KEY: 'right' });
  for (const line of [
    /Structured output +yes/,
    /Pictures +yes/,
    /Streaming +yes/,
    /One analysis +[\d,]+ tokens in/,
    /Statements +\d+ confirmed/,
  ]) {
    expect(good.output).toMatch(line);
  }
  expect(good.code, good.output).toBe(0);
  const bad = await run({ ...environment, AI_API_KEY: 'wrong' });
  expect(bad).toMatchObject({ code: 1, output: expect.stringContaining('Check AI_API_KEY') });
  await provider.close();
});
