import { expect, it } from 'vitest';
import { statementsOf } from './stream-statements.ts';

async function statementsIn(text: string, size: number): Promise<string[]> {
  async function* deltas() {
    for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
  }
  const given: string[] = [];
  for await (const statement of statementsOf(deltas())) given.push(statement.text);
  return given;
}

const one = { text: 'A “{quoted}” [1] \\"brace\\" }', kind: 'observation', cites: ['p1'], quotes: [] };
const two = { text: 'B', kind: 'reason', cites: ['p2'], quotes: ['x]'] };
const whole = JSON.stringify({ statements: [one, two] });

it.each([1, 5, 1_000])('gives each statement once, however the answer is cut (%i)', async (size) => {
  expect(await statementsIn(whole, size)).toEqual([one.text, 'B']);
});

it('gives what is whole of an answer that breaks off, and leaves out other shapes', async () => {
  expect(await statementsIn(whole.slice(0, -12), 7)).toEqual([one.text]);
  expect(await statementsIn(`\`\`\`json\n{"statements":[{"text":1},${JSON.stringify(two)}]}`, 9)).toEqual([
    'B',
  ]);
  expect(await statementsIn('I would rather talk.', 4)).toEqual([]);
});

it('stops reading an answer that has no end', async () => {
  let read = 0;
  async function* endless() {
    yield '{"statements":[';
    for (;;) {
      read += 1;
      yield `${JSON.stringify({ nothing: 'x'.repeat(1_000) })},`;
    }
  }
  for await (const statement of statementsOf(endless())) expect(statement).toBeUndefined();
  expect(read).toBeLessThan(50);
});

it('reads the first 40,000 characters, however few pieces they come in', async () => {
  const after = (characters: number) =>
    `{"statements":[${JSON.stringify(one)},${' '.repeat(characters)}${JSON.stringify(two)}]}`;
  for (const size of [7, 1_000_000]) {
    expect(await statementsIn(after(39_000), size)).toEqual([one.text, 'B']);
    expect(await statementsIn(after(40_000), size)).toEqual([one.text]);
  }
});

it('reads the first hundred elements, whatever they are', async () => {
  expect(await statementsIn(`[${'{}'.repeat(99)}${JSON.stringify(two)}]`, 1_000_000)).toEqual(['B']);
  expect(await statementsIn(`[${'{}'.repeat(100)}${JSON.stringify(two)}]`, 1_000_000)).toEqual([]);
  expect(await statementsIn(`[${`${JSON.stringify(two)},`.repeat(500)}]`, 900)).toHaveLength(100);
});
