import { setTimeout as wait } from 'node:timers/promises';
import { type Abilities, concede, MOST_PICTURES } from './abilities.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { isProviderFault, isRefusedRequest, toModelError, waitBeforeRepeating } from './failures.ts';
import type { AskOptions, LanguageModel, ModelAnswer, ModelRequest } from './language-model.ts';
import { ModelError } from './model-error.ts';
import type { ModelSettings } from './provider.ts';
import type { Correction } from './provider-call.ts';
import { estimateTokens } from './token-budget.ts';
import { readAnswer } from './wire-schema.ts';

export interface OpenModel extends LanguageModel {
  /** What the model accepts, until its provider refuses it. */
  readonly abilities: Readonly<Abilities>;
}

/** Tokens for the schema and for what providers add to a request. */
const OVERHEAD_TOKENS = 500;
/** With less time than this, a timeout doesn't count against the provider. */
const PATIENCE_MS = 5_000;
/** Characters of an unusable answer that are shown to the model again. */
const MAX_QUOTED = 4_000;

/** A model with its own circuit breaker. Nothing is loaded or sent before the first request. */
export function openModel(settings: ModelSettings): OpenModel {
  const abilities: Abilities = { pictures: MOST_PICTURES, schemas: true };
  const breaker = createCircuitBreaker();

  /** One exchange within the budget and behind the breaker, with failures as `ModelError`. */
  async function exchange<Result>(
    request: ModelRequest<unknown>,
    { signal, budget }: AskOptions,
    call: (used: Abilities) => Promise<{ result: Result; tokens: number }>,
  ): Promise<Result> {
    const reserved = costOf(request);
    budget.reserve(reserved);
    let spent = reserved;
    const beganAt = performance.now();
    let report: ReturnType<typeof breaker.enter> | null = null;
    try {
      report = breaker.enter();
      const { result, tokens } = await withoutRefused(request, call);
      report('answered');
      spent = tokens;
      return result;
    } catch (error) {
      const told = toModelError(error, signal);
      const hadTime = told.reason !== 'slow' || performance.now() - beganAt >= PATIENCE_MS;
      report?.(isProviderFault(told) ? (hadTime ? 'provider-failed' : 'given-up') : 'answered');
      if (told.reason === 'unavailable' || told.reason === 'rejected' || told.reason === 'rate-limited')
        spent = 0;
      throw told;
    } finally {
      report?.('given-up');
      budget.settle(reserved, spent);
    }
  }

  /** Repeats a call without what the model turns out not to accept. */
  async function withoutRefused<Result>(
    { pictures }: ModelRequest<unknown>,
    call: (used: Abilities) => Promise<Result>,
  ): Promise<Result> {
    for (;;) {
      const used = { ...abilities };
      try {
        return await call(used);
      } catch (error) {
        if (!isRefusedRequest(error) || !concede(abilities, used, pictures.length)) throw error;
      }
    }
  }

  async function askOnce(request: ModelRequest<unknown>, correction: Correction | null, options: AskOptions) {
    const { generate } = await import('./provider-call.ts');
    return exchange(request, options, async (used) => {
      const { text, tokens } = await generate(settings, request, used, correction, options.signal);
      return {
        result: { text, sawPicture: request.pictures.length > 0 && used.pictures > 0 },
        tokens: tokens ?? inputOf(request) + estimateTokens(text),
      };
    });
  }

  async function ask<Answer>(
    request: ModelRequest<Answer>,
    options: AskOptions,
  ): Promise<ModelAnswer<Answer>> {
    let correction: Correction | null = null;
    for (let isRepeated = false; ; isRepeated = true) {
      try {
        const { text, sawPicture } = await askOnce(request, correction, options);
        const read = readAnswer(text, request.schema);
        if ('answer' in read) return { answer: read.answer, sawPicture };
        correction = { answer: text.slice(0, MAX_QUOTED), problem: read.problem };
        if (isRepeated) throw new ModelError('malformed', read.problem);
      } catch (error) {
        if (isRepeated || !(error instanceof ModelError)) throw error;
        correction = await beforeRepeating(error, options.signal);
      }
    }
  }

  async function* stream(request: ModelRequest<unknown>, options: AskOptions): AsyncGenerator<string> {
    const { generateStream } = await import('./provider-call.ts');
    // An answer can be requested again until its first word; after that it can only break off.
    const { first, rest } = await exchange(request, options, async (used) => {
      const deltas = generateStream(settings, request, used, options.signal);
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

  return { name: settings.model, id: `${settings.provider}/${settings.model}`, abilities, ask, stream };
}

/** The correction to send with a repeated request, after a wait if that helps. Rethrows if nothing helps. */
async function beforeRepeating(error: ModelError, signal: AbortSignal): Promise<Correction | null> {
  if (error.reason === 'cut-off') return { answer: '', problem: `${error.message} Answer more briefly.` };
  const waitMs = waitBeforeRepeating(error);
  if (waitMs === null) throw error;
  try {
    await wait(waitMs, undefined, { signal });
  } catch (stopped) {
    throw toModelError(stopped, signal);
  }
  return null;
}

function inputOf({ instructions, data, pictures }: ModelRequest<unknown>): number {
  return OVERHEAD_TOKENS + estimateTokens(instructions + data, pictures.length);
}

/** The most that a request can use. */
function costOf(request: ModelRequest<unknown>): number {
  return inputOf(request) + request.maxOutputTokens;
}
