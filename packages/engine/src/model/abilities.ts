import type { ModelRequest, Picture } from './language-model.ts';
import type { OutputForm, ProviderRules } from './provider.ts';

/** What a model accepts, until its provider refuses it. */
export interface Abilities {
  /** Pictures in one request. */
  pictures: number;
  output: OutputForm;
  /** Whether it may be told how long to reason. */
  reasoning: boolean;
  /** Some servers take only the newer name for reasoning models. */
  lengthParameter: 'max_tokens' | 'max_completion_tokens';
  /** The longest answer that it may be allowed. */
  outputTokens: number;
  /** Requests that are estimated at more tokens don't fit its context window. */
  contextTokens: number;
  /** What it has used for reasoning at most, beyond its answer. */
  reasoningTokens: number;
}

/** What a refused request was refused for, as far as the provider names it. */
export type RefusedPart = 'pictures' | 'output' | 'reasoning' | 'length-parameter' | 'length' | 'size';

/** No request shows more. */
export const MOST_PICTURES = 12;

export function abilitiesOf({ pictures, outputs: [output = 'text'] }: ProviderRules): Abilities {
  return {
    pictures: Math.min(pictures, MOST_PICTURES),
    output,
    reasoning: true,
    lengthParameter: 'max_tokens',
    outputTokens: Number.POSITIVE_INFINITY,
    contextTokens: Number.POSITIVE_INFINITY,
    reasoningTokens: 0,
  };
}

/** The part of a request that its provider's words are about; null where they name none. */
export function refusedPart(words: string): RefusedPart | null {
  const said = words.toLowerCase().replaceAll('_', '');
  return PARTS.find(([, ...names]) => names.some((name) => said.includes(name)))?.[0] ?? null;
}

/** The first that matches, in lower case and without "_". Names of parameters come before words that are in many messages. */
const PARTS: readonly (readonly [RefusedPart, ...string[]])[] = [
  ['length-parameter', 'maxcompletiontokens'],
  ['length', 'maxtokens', 'maxoutputtokens', 'completion tokens'],
  [
    'output',
    ...['responseformat', 'outputconfig', 'outputformat'],
    ...['responseschema', 'responsejsonschema', 'responsemimetype'],
  ],
  ['reasoning', 'reasoning', 'thinking'],
  ['pictures', 'image', 'picture', 'vision', 'multimodal', 'modalit'],
  ['output', 'schema', 'tool', 'function call', 'grammar', 'structured output', 'json mode'],
];

/** The first screens of both devices, for a model that finds more of them too much. */
const FEW_PICTURES = 2;
/** Tokens. No task gets by with less. */
const SHORTEST_ANSWER = 400;

interface Refused {
  used: Abilities;
  /** Pictures that were shown, and tokens that the answer was allowed. */
  shown: number;
  allowed: number;
  part: RefusedPart | null;
  rules: ProviderRules;
}

/**
 * What to do without after the provider refused a request made with `used`: the part that it names, otherwise first the
 * pictures, then the form of the output.
 * @returns false where there is nothing left to do without
 */
export function concede(known: Abilities, refused: Refused): boolean {
  const { used, shown, allowed, part, rules } = refused;
  // Another request has found out already.
  if (known.output !== used.output || known.pictures < Math.min(used.pictures, shown)) return true;
  if (part === 'size') {
    if (shown > FEW_PICTURES) known.pictures = FEW_PICTURES;
    return shown > FEW_PICTURES;
  }
  if (part === 'length' && allowed >= 2 * SHORTEST_ANSWER) {
    known.outputTokens = Math.floor(allowed / 2);
    return true;
  }
  if (part === 'length-parameter' && used.lengthParameter === 'max_tokens') {
    known.lengthParameter = 'max_completion_tokens';
    return true;
  }
  if (part === 'reasoning' && used.reasoning) {
    known.reasoning = false;
    return true;
  }
  if (shown > 0 && part !== 'output') {
    known.pictures = part === 'pictures' ? Math.min(1, shown - 1) : 0;
    return true;
  }
  const next = rules.outputs[rules.outputs.indexOf(used.output) + 1];
  if (next === undefined) return false;
  known.output = next;
  // The pictures were not to blame, or not alone: the next request shows them again.
  if (part === null) known.pictures = Math.min(rules.pictures, MOST_PICTURES);
  return true;
}

/** What it reasons is allowed on top of the answer. */
export function allowedTokens(
  { maxOutputTokens }: ModelRequest<unknown>,
  { reasoningTokens, outputTokens }: Abilities,
): number {
  return Math.min(maxOutputTokens + reasoningTokens, outputTokens);
}

/** The pictures that a model is shown of those in a request: the first ones, which are the most important. */
export function shownPictures(request: ModelRequest<unknown>, { pictures }: Abilities): Picture[] {
  return request.pictures.slice(0, pictures);
}
