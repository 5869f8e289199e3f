import { ModelError } from './language-model.ts';

/** Tokens that the requests of one analysis may use together. */
export interface TokenBudget {
  /**
   * Sets tokens aside for a request.
   * @throws {ModelError} `over-budget` where so many are not left
   */
  reserve(tokens: number): void;
  /** Replaces what was set aside by what was used. */
  settle(reserved: number, used: number): void;
}

export function createTokenBudget(limit: number): TokenBudget {
  let spent = 0;
  return {
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

/** Few tokenizers make more tokens of a Latin text than one for each three characters. */
const CHARACTERS_PER_TOKEN = 3;
/** More than providers charge for a picture of one screen. */
const PICTURE_TOKENS = 2_000;

/** Tokens that a text may make, and a picture beside it. */
export function estimateTokens(text: string, hasPicture: boolean): number {
  return Math.ceil(text.length / CHARACTERS_PER_TOKEN) + (hasPicture ? PICTURE_TOKENS : 0);
}
