import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTokenBudget } from '@liftmark/engine/model/token-budget';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { fileModel } from './file-model.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'requests-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function request(material: unknown, marker = 'a1b2c3') {
  return {
    task: 'verdict',
    instructions: 'Say what you see.',
    data: `Material ${marker}\n${JSON.stringify(material)}\nEnd of material ${marker}`,
    pictures: [{ mimeType: 'image/jpeg', bytes: new Uint8Array([255, 216]) }],
    schema: z.object({ word: z.string() }),
    maxOutputTokens: 100,
  };
}
const options = () => ({ signal: new AbortController().signal, budget: createTokenBudget(100_000) });
const answer = (key: string, value: unknown) =>
  writeFileSync(join(folder, `${key}.answer.json`), JSON.stringify(value));

test('files what is asked, and answers with what is written beside it', async () => {
  await expect(fileModel(folder).ask(request({ page: 'Home' }), options())).rejects.toMatchObject({
    reason: 'unavailable',
    advice: 'Write verdict.answer.json and run again.',
  });
  expect(readdirSync(folder).toSorted()).toEqual([
    'verdict.1.jpg',
    'verdict.instructions.md',
    'verdict.material.json',
  ]);
  expect(JSON.parse(readFileSync(join(folder, 'verdict.material.json'), 'utf8'))).toEqual({ page: 'Home' });
  answer('verdict', { word: 'harbor' });
  // The marker is another one each time.
  const model = fileModel(folder);
  const given = await model.ask(request({ page: 'Home' }, 'd4e5f6'), options());
  expect(given).toEqual({ answer: { word: 'harbor' }, sawPicture: true });
  expect(model.asked).toEqual([{ key: 'verdict', state: 'same', isAnswered: true }]);
});

test('numbers what is asked several times', async () => {
  answer('verdict', { word: 'one' });
  answer('verdict.2', { word: 'two' });
  const model = fileModel(folder);
  const words = [];
  for (const page of ['A', 'B']) words.push((await model.ask(request({ page }), options())).answer.word);
  expect(words).toEqual(['one', 'two']);
});

test('sets an answer aside if the material changed, and keeps it if only the instructions did', async () => {
  answer('verdict', { word: 'harbor' });
  await fileModel(folder).ask(request({ page: 'A' }), options());
  const reworded = { ...request({ page: 'A' }), instructions: 'Say what you see there.' };
  expect((await fileModel(folder).ask(reworded, options())).answer.word).toBe('harbor');
  await expect(fileModel(folder).ask(request({ page: 'B' }), options())).rejects.toThrow('No answer');
  expect(readdirSync(folder)).toContain('verdict.answer-before.json');
});

test('says what is wrong with an answer of another form', async () => {
  answer('verdict', { words: 'harbor' });
  await expect(fileModel(folder).ask(request({}), options())).rejects.toMatchObject({
    reason: 'malformed',
    message: expect.stringContaining('verdict.answer.json: word'),
  });
});
