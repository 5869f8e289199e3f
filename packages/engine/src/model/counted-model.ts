import type { LanguageModel, TokenUsage } from './language-model.ts';

export interface CountedModel extends LanguageModel {
  /** What its requests have used so far. */
  readonly used: Readonly<TokenUsage>;
}

/** A model whose use of tokens is counted. */
export function countedModel(model: LanguageModel): CountedModel {
  const used: TokenUsage = { inputTokens: 0, outputTokens: 0 };
  return {
    ...model,
    used,
    ask: (request, options) =>
      model.ask(request, {
        ...options,
        onUsage(usage) {
          used.inputTokens += usage.inputTokens;
          used.outputTokens += usage.outputTokens;
          options.onUsage?.(usage);
        },
      }),
  };
}
