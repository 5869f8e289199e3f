import { ModelError } from './model-error.ts';

/** Tokens that the requests of one analysis may use together. */
export interface TokenBudget {
  readonly limit: number;
  /**
   * Reserves tokens for a request.
   * @throws {ModelError} `over-budget` where so many are not left
   */
  reserve(tokens: number): void;
  /** Replaces the reserved tokens with the used ones. */
  settle(reserved: number, used: number): void;
}

export function createTokenBudget(limit: number): TokenBudget {
  let spent = 0;
  return {
    limit,
    reserve(tokens) {
      if (spent + tokens > limit) {
        throw new ModelError(
          'over-budget',
          `${tokens} tokens more than the ${limit - spent} left of ${limit}`,
        );
      }
      spent += tokens;
    },
    settle(reserved, used) {
      spent += used - reserved;
    },
  };
}

/** Few tokenizers make more than one token per three characters of Latin text. */
const CHARACTERS_PER_TOKEN = 3;
/** More than providers charge for a picture of one screen. */
export const PICTURE_TOKENS = 2_000;

/** The most tokens that a text and pictures may take. */
export function estimateTokens(text: string, pictures = 0): number {
  return Math.ceil(text.length / CHARACTERS_PER_TOKEN) + pictures * PICTURE_TOKENS;
}
