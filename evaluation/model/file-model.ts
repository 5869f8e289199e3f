import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AskOptions, LanguageModel, ModelRequest, Picture } from '@liftmark/engine/model/language-model';
import { ModelError } from '@liftmark/engine/model/model-error';
import { estimateTokens } from '@liftmark/engine/model/token-budget';
import { readAnswer } from '@liftmark/engine/model/wire-schema';

/**
 * What becomes of a request whose filed text differs from what is asked now: it is filed again with its answer set aside
 * if its material changed, filed again with its answer, or not filed, so that a test sees what changed.
 */
export type OnChange = 'set-aside' | 'rewrite' | 'keep';

export interface FileModel extends LanguageModel {
  /** Of every request so far: whether it was filed before, as it is asked now, and whether an answer is beside it. */
  readonly asked: readonly { key: string; state: 'same' | 'changed' | 'new'; isAnswered: boolean }[];
}

/**
 * A model whose answers are written by hand, or by any other reader of files. Each request is filed in `folder`:
 * `<key>.instructions.md`, `<key>.material.json`, and its pictures as `<key>.1.jpg` and so on. An answer is the JSON in
 * `<key>.answer.json`. The key is the task, with a number where a task is asked several times.
 */
export function fileModel(
  folder: string,
  name = 'hand-written',
  onChange: OnChange = 'set-aside',
  filesPictures = true,
): FileModel {
  const asked: FileModel['asked'][number][] = [];

  function answerTo<Answer>(
    request: ModelRequest<Answer>,
    options: AskOptions,
  ): { text: string; answer: Answer } {
    const key = keyOf(request.task, asked);
    const texts = textsOf(request);
    const state = stateOf(folder, key, texts);
    if (onChange === 'set-aside') setAside(folder, key, texts['material.json'] ?? '');
    if (onChange !== 'keep') file(folder, key, texts, filesPictures ? request.pictures : []);
    const path = join(folder, `${key}.answer.json`);
    const isAnswered = existsSync(path);
    asked.push({ key, state, isAnswered });
    if (!isAnswered) {
      throw new ModelError('unavailable', `No answer is written in ${key}.answer.json.`, {
        advice: `Write ${key}.answer.json and run again.`,
      });
    }
    const text = readFileSync(path, 'utf8');
    spend(request, text, options);
    const read = readAnswer(text, request.schema);
    if (!('answer' in read)) throw new ModelError('malformed', `${key}.answer.json: ${read.problem}`);
    return { text, answer: read.answer };
  }

  return {
    name,
    id: `file/${name}`,
    asked,
    ask: async (request, options) => ({
      answer: answerTo(request, options).answer,
      sawPicture: request.pictures.length > 0,
    }),
    async *stream(request, options) {
      yield answerTo(request, options).text;
    },
  };
}

function keyOf(task: string, asked: FileModel['asked']): string {
  const before = asked.filter(({ key }) => key === task || key.startsWith(`${task}.`)).length;
  return before === 0 ? task : `${task}.${before + 1}`;
}

const MARKED = /^Material (\w+)\n([\s\S]*)\nEnd of material \1$/;

/** What is filed as text, by the ending of its file. Markers are random, so they are left out. */
function textsOf({ instructions, data }: ModelRequest<unknown>): Record<string, string> {
  const material = MARKED.exec(data)?.[2];
  return {
    'instructions.md': `${instructions}\n`,
    'material.json': material === undefined ? `${data}\n` : inLines(JSON.parse(material)),
  };
}

const inLines = (value: unknown) => `${JSON.stringify(value, null, 1)}\n`;

function stateOf(folder: string, key: string, texts: Record<string, string>): 'same' | 'changed' | 'new' {
  const filed = Object.entries(texts).map(([ending, text]) => {
    const path = join(folder, `${key}.${ending}`);
    return existsSync(path) ? readFileSync(path, 'utf8') === text : null;
  });
  if (filed.every((isSame) => isSame === null)) return 'new';
  return filed.every((isSame) => isSame === true) ? 'same' : 'changed';
}

/** What was answered about other material is no answer to this. */
function setAside(folder: string, key: string, material: string): void {
  const filed = join(folder, `${key}.material.json`);
  const answer = join(folder, `${key}.answer.json`);
  if (!existsSync(filed) || !existsSync(answer) || readFileSync(filed, 'utf8') === material) return;
  renameSync(answer, join(folder, `${key}.answer-before.json`));
}

function file(
  folder: string,
  key: string,
  texts: Record<string, string>,
  pictures: readonly Picture[],
): void {
  mkdirSync(folder, { recursive: true });
  for (const [ending, text] of Object.entries(texts)) writeFileSync(join(folder, `${key}.${ending}`), text);
  for (const [at, { mimeType, bytes }] of pictures.entries()) {
    const ending = mimeType.replace('image/', '').replace('jpeg', 'jpg');
    writeFileSync(join(folder, `${key}.${at + 1}.${ending}`), bytes);
  }
}

function spend(
  { instructions, data, pictures }: ModelRequest<unknown>,
  text: string,
  { budget, onUsage }: AskOptions,
): void {
  const inputTokens = estimateTokens(instructions + data, pictures.length);
  const outputTokens = estimateTokens(text);
  budget.reserve(inputTokens + outputTokens);
  onUsage?.({ inputTokens, outputTokens });
}
