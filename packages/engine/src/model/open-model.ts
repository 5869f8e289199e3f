import { setTimeout as wait } from 'node:timers/promises';
import {
  type Abilities,
  abilitiesOf,
  allowedTokens,
  concede,
  refusedPart,
  shownPictures,
} from './abilities.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { isProviderFault, isTooLong, refusedRequest, toModelError, waitBeforeRepeating } from './failures.ts';
import type { AskOptions, LanguageModel, ModelAnswer, ModelRequest } from './language-model.ts';
import { ModelError } from './model-error.ts';
import { type ModelSettings, PROVIDER_RULES, type ProviderRules } from './provider.ts';
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
/** One request does without no more than this. */
const MOST_TRIES = 10;
/** Characters of an unusable answer that are shown to the model again. */
const MAX_QUOTED = 4_000;

/** A model with its own circuit breaker. Nothing is loaded or sent before the first request. */
export function openModel(settings: ModelSettings): OpenModel {
  const rules = PROVIDER_RULES[settings.provider];
  const abilities = abilitiesOf(rules);
  const breaker = createCircuitBreaker();

  /** One exchange within the budget and behind the breaker, with failures as `ModelError`. */
  async function exchange<Result>(
    request: ModelRequest<unknown>,
    { signal, budget }: AskOptions,
    call: Call<{ result: Result; tokens: number }>,
  ): Promise<Result> {
    const reserved = costOf(request) + abilities.reasoningTokens;
    budget.reserve(reserved);
    let spent = reserved;
    const beganAt = performance.now();
    let report: ReturnType<typeof breaker.enter> | null = null;
    try {
      report = breaker.enter();
      const { result, tokens } = await fitted(request, call);
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

  /** Sends less material, once, if all of it doesn't fit the context window even with few pictures. */
  async function fitted<Result>(request: ModelRequest<unknown>, call: Call<Result>): Promise<Result> {
    const shorter = shortened(request);
    if (shorter !== null && costOf(request) > abilities.contextTokens) return withoutRefused(shorter, call);
    try {
      return await withoutRefused(request, call);
    } catch (error) {
      if (!isTooLong(error)) throw error;
      abilities.contextTokens = Math.min(abilities.contextTokens, costOf(request) - 1);
      if (shorter === null) throw error;
      return withoutRefused(shorter, call);
    }
  }

  /** Repeats a call without what the model turns out not to accept. */
  async function withoutRefused<Result>(request: ModelRequest<unknown>, call: Call<Result>): Promise<Result> {
    const before = { ...abilities };
    for (let tries = 1; ; tries += 1) {
      const used = { ...abilities };
      try {
        return await call(request, used);
      } catch (error) {
        const refused = refusedRequest(error);
        if (refused === null) throw error;
        const part = isTooLong(error) ? 'size' : refusedPart(refused.words);
        const shown = shownPictures(request, used).length;
        const allowed = allowedTokens(request, used);
        const mayConcede = tries < MOST_TRIES && (refused.isCertain || part !== null);
        if (mayConcede && concede(abilities, { used, shown, allowed, part, rules })) continue;
        // It fails whatever it does without, so that says nothing about what the model accepts.
        Object.assign(abilities, before);
        throw error;
      }
    }
  }

  async function askOnce(asked: ModelRequest<unknown>, correction: Correction | null, options: AskOptions) {
    const { checkFinish, generate } = await import('./provider-call.ts');
    return exchange(asked, options, async (request, used) => {
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

  async function ask<Answer>(
    request: ModelRequest<Answer>,
    options: AskOptions,
  ): Promise<ModelAnswer<Answer>> {
    let correction: Correction | null = null;
    for (let repeats = 0; ; repeats += 1) {
      try {
        const { text, sawPicture } = await askOnce(request, correction, options);
        const read = readAnswer(text, request.schema);
        if ('answer' in read) return { answer: read.answer, sawPicture };
        if (repeats > 0) throw new ModelError('malformed', read.problem);
        correction = { answer: text.slice(0, MAX_QUOTED), problem: read.problem };
      } catch (error) {
        if (!(error instanceof ModelError)) throw error;
        correction = await beforeRepeating(error, repeats, rules, options.signal);
      }
    }
  }

  async function* stream(request: ModelRequest<unknown>, options: AskOptions): AsyncGenerator<string> {
    const { generateStream } = await import('./provider-call.ts');
    // An answer can be requested again until its first word; after that it can only break off.
    const { first, rest } = await exchange(request, options, async (fitting, used) => {
      const deltas = generateStream(settings, fitting, used, options.signal);
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

/** Sends a request with what the model is known to accept. */
type Call<Result> = (request: ModelRequest<unknown>, used: Abilities) => Promise<Result>;

/** The request with less material and without pictures; null where there is no less. */
function shortened(request: ModelRequest<unknown>): ModelRequest<unknown> | null {
  const { shorterData, pictures } = request;
  if (shorterData === undefined) return pictures.length === 0 ? null : { ...request, pictures: [] };
  return { ...request, data: shorterData(), pictures: [] };
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

function inputOf({ instructions, data, pictures }: ModelRequest<unknown>): number {
  return OVERHEAD_TOKENS + estimateTokens(instructions + data, pictures.length);
}

/** The most that a request can use. */
function costOf(request: ModelRequest<unknown>): number {
  return inputOf(request) + request.maxOutputTokens;
}
