import {
  type Abilities,
  abilitiesOf,
  allowedTokens,
  concede,
  refusedPart,
  shownPictures,
} from './abilities.ts';
import { createCircuitBreaker, type Outcome } from './circuit-breaker.ts';
import { isProviderFault, isTooLong, refusedRequest, toModelError } from './failures.ts';
import type { AskOptions, ModelRequest } from './language-model.ts';
import type { ModelError, ModelFailure } from './model-error.ts';
import { type ModelSettings, PROVIDER_RULES, type ProviderRules } from './provider.ts';
import { estimateTokens } from './token-budget.ts';

/** Tokens for the schema and for what providers add to a request. */
const OVERHEAD_TOKENS = 500;
/** With less time than this, a timeout doesn't count against the provider. */
const PATIENCE_MS = 5_000;
/** Failures whose request used no tokens. */
const UNSPENT: ReadonlySet<ModelFailure> = new Set(['unavailable', 'rejected', 'rate-limited']);
/** One request does without no more than this. */
const MOST_TRIES = 10;

/** Sends a request with what the model is known to accept. */
type Call<Result> = (request: ModelRequest<unknown>, used: Abilities) => Promise<Result>;

/** The way to a model, with its own circuit breaker. It learns what the model accepts. */
export class Connection {
  readonly settings: ModelSettings;
  readonly rules: ProviderRules;
  readonly abilities: Abilities;
  readonly #breaker = createCircuitBreaker();

  constructor(settings: ModelSettings) {
    this.settings = settings;
    this.rules = PROVIDER_RULES[settings.provider];
    this.abilities = abilitiesOf(this.rules);
  }

  /** One exchange within the budget and behind the breaker, with failures as `ModelError`. */
  async exchange<Result>(
    request: ModelRequest<unknown>,
    { signal, budget, isOptional = false }: AskOptions,
    call: Call<{ result: Result; tokens: number }>,
  ): Promise<Result> {
    const reserved = costOf(request) + this.abilities.reasoningTokens;
    budget.reserve(reserved);
    let spent = reserved;
    const beganAt = performance.now();
    let report: ((outcome: Outcome) => void) | null = null;
    try {
      report = this.#breaker.enter();
      const { result, tokens } = await this.#fitted(request, call);
      report('answered');
      spent = tokens;
      return result;
    } catch (error) {
      const told = toModelError(error, signal);
      const patienceMs = isOptional ? Number.POSITIVE_INFINITY : PATIENCE_MS;
      report?.(outcomeOf(told, performance.now() - beganAt, patienceMs));
      if (UNSPENT.has(told.reason)) spent = 0;
      throw told;
    } finally {
      report?.('given-up');
      budget.settle(reserved, spent);
    }
  }

  /** Sends less material, once, if all of it doesn't fit the context window even with few pictures. */
  async #fitted<Result>(request: ModelRequest<unknown>, call: Call<Result>): Promise<Result> {
    const { abilities } = this;
    const shorter = shortened(request);
    if (shorter !== null && costOf(request) > abilities.contextTokens)
      return this.#withoutRefused(shorter, call);
    try {
      return await this.#withoutRefused(request, call);
    } catch (error) {
      if (!isTooLong(error)) throw error;
      abilities.contextTokens = Math.min(abilities.contextTokens, costOf(request) - 1);
      if (shorter === null) throw error;
      return this.#withoutRefused(shorter, call);
    }
  }

  /** Repeats a call without what the model turns out not to accept. */
  async #withoutRefused<Result>(request: ModelRequest<unknown>, call: Call<Result>): Promise<Result> {
    const before = { ...this.abilities };
    for (let tries = 1; ; tries += 1) {
      const used = { ...this.abilities };
      try {
        return await call(request, used);
      } catch (error) {
        const refused = refusedRequest(error);
        if (refused === null) throw error;
        const part = isTooLong(error) ? 'size' : refusedPart(refused.words);
        const shown = shownPictures(request, used).length;
        const allowed = allowedTokens(request, used);
        const mayConcede = tries < MOST_TRIES && (refused.isCertain || part !== null);
        if (mayConcede && concede(this.abilities, { used, shown, allowed, part, rules: this.rules }))
          continue;
        // It fails whatever it does without, so that says nothing about what the model accepts.
        Object.assign(this.abilities, before);
        throw error;
      }
    }
  }
}

/** How a failure counts against the provider. */
function outcomeOf(failure: ModelError, tookMs: number, patienceMs: number): Outcome {
  if (!isProviderFault(failure)) return 'answered';
  const hadTime = failure.reason !== 'slow' || tookMs >= patienceMs;
  return hadTime ? 'provider-failed' : 'given-up';
}

/** The request with less material and without pictures; null where there is no less. */
function shortened(request: ModelRequest<unknown>): ModelRequest<unknown> | null {
  const { shorterData, pictures } = request;
  if (shorterData === undefined) return pictures.length === 0 ? null : { ...request, pictures: [] };
  return { ...request, data: shorterData(), pictures: [] };
}

/** The estimated tokens of its material. */
export function inputOf({ instructions, data, pictures }: ModelRequest<unknown>): number {
  return OVERHEAD_TOKENS + estimateTokens(instructions + data, pictures.length);
}

/** The most that a request can use. */
export function costOf(request: ModelRequest<unknown>): number {
  return inputOf(request) + request.maxOutputTokens;
}
