import { setTimeout as wait } from 'node:timers/promises';
import { type Abilities, shownPictures } from './abilities.ts';
import { Connection, costOf, inputOf } from './connection.ts';
import { toModelError, waitBeforeRepeating } from './failures.ts';
import type { AskOptions, LanguageModel, ModelAnswer, ModelRequest } from './language-model.ts';
import { ModelError } from './model-error.ts';
import type { ModelSettings, ProviderRules } from './provider.ts';
import type { Correction } from './provider-call.ts';
import { estimateTokens } from './token-budget.ts';
import { readAnswer } from './wire-schema.ts';

export interface OpenModel extends LanguageModel {
  /** What the model accepts, until its provider refuses it. */
  readonly abilities: Readonly<Abilities>;
}

/** Characters of an unusable answer that are shown to the model again. */
const MAX_QUOTED = 4_000;

/** A model with its own circuit breaker. Nothing is loaded or sent before the first request. */
export function openModel(settings: ModelSettings): OpenModel {
  const connection = new Connection(settings);
  return {
    name: settings.model,
    id: `${settings.provider}/${settings.model}`,
    abilities: connection.abilities,
    ask: (request, options) => ask(connection, request, options),
    stream: (request, options) => stream(connection, request, options),
  };
}

async function ask<Answer>(
  connection: Connection,
  request: ModelRequest<Answer>,
  options: AskOptions,
): Promise<ModelAnswer<Answer>> {
  let correction: Correction | null = null;
  for (let repeats = 0; ; repeats += 1) {
    try {
      const { text, sawPicture } = await askOnce(connection, request, correction, options);
      const read = readAnswer(text, request.schema);
      if ('answer' in read) return { answer: read.answer, sawPicture };
      if (repeats > 0) throw new ModelError('malformed', read.problem);
      correction = { answer: text.slice(0, MAX_QUOTED), problem: read.problem };
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
      correction = await beforeRepeating(error, repeats, connection.rules, options.signal);
    }
  }
}

async function askOnce(
  connection: Connection,
  asked: ModelRequest<unknown>,
  correction: Correction | null,
  options: AskOptions,
) {
  const { checkFinish, generate } = await import('./provider-call.ts');
  const { settings, abilities } = connection;
  return connection.exchange(asked, options, async (request, used) => {
    const reply = await generate(settings, request, used, correction, options.signal);
    const inputTokens = reply.inputTokens ?? inputOf(request);
    const outputTokens = reply.outputTokens ?? estimateTokens(reply.text);
    options.onUsage?.({ inputTokens, outputTokens });
    abilities.reasoningTokens = Math.max(abilities.reasoningTokens, reply.reasoningTokens);
    checkFinish(reply.finish);
    return {
      result: { text: reply.text, sawPicture: shownPictures(request, used).length > 0 },
      tokens: inputTokens + outputTokens,
    };
  });
}

async function* stream(
  connection: Connection,
  request: ModelRequest<unknown>,
  options: AskOptions,
): AsyncGenerator<string> {
  const { generateStream } = await import('./provider-call.ts');
  // An answer can be requested again until its first word; after that it can only break off.
  const { first, rest } = await connection.exchange(request, options, async (fitting, used) => {
    const deltas = generateStream(connection.settings, fitting, used, options.signal);
    return { result: { first: await deltas.next(), rest: deltas }, tokens: costOf(request) };
  });
  try {
    if (first.done) return;
    yield first.value;
    yield* rest;
  } catch (error) {
    throw toModelError(error, options.signal);
  } finally {
    await rest.return(undefined);
  }
}

/** The correction to send with a repeated request, after a wait if that helps. Rethrows if nothing helps. */
async function beforeRepeating(
  error: ModelError,
  repeats: number,
  rules: ProviderRules,
  signal: AbortSignal,
): Promise<Correction | null> {
  if (error.reason === 'cut-off' && repeats === 0) {
    return { answer: '', problem: `${error.message} Answer more briefly.` };
  }
  const waitMs = repeats < rules.repeats ? waitBeforeRepeating(error, rules) : null;
  if (waitMs === null) throw error;
  try {
    await wait(waitMs, undefined, { signal });
  } catch (stopped) {
    throw toModelError(stopped, signal);
  }
  return null;
}
