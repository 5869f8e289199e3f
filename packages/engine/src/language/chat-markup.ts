/**
 * Text that language models read and people never see on a page: the markers of chat templates (`<|im_end|>`, `[INST]`,
 * `<start_of_turn>`) and the tag characters of Unicode. A page that has them addresses machines, so they are neither
 * stored nor sent on.
 */

/** ChatML, Llama 3, Phi, GLM, Cohere, Harmony; with the wide bar DeepSeek, with one bar alone Gemma 4. */
const BARRED = String.raw`<[|｜][^\s<>|｜]{1,64}[|｜]?>|<[^\s<>|｜]{1,64}[|｜]>|\[\|[^\s[\]|]{1,64}\|\]`;
/** Gemma, Llama 2, Mistral, Qwen. */
const ANGLED = String.raw`<(?:start|end)_of_\w{1,32}>|<</?SYS>>|</?(?:s|bos|eos|pad|unk|think|tool_call|tool_response)>`;
/** Llama 2, Mistral. */
const BRACKETED = String.raw`\[/?(?:INST|SYSTEM_PROMPT|AVAILABLE_TOOLS|TOOL_CALLS|TOOL_RESULTS|TOOL_CONTENT|THINK)\]`;
const MARKER = new RegExp(`${BARRED}|${ANGLED}|${BRACKETED}`, 'gu');

const TAG = /[\u{E0000}-\u{E007F}]/gu;

/** The flags of England, Scotland and Wales, the only ones that Unicode recommends to write with tag characters. */
const FLAGS = ['gbeng', 'gbsct', 'gbwls'].map((region) => `\u{1F3F4}${tagged(region)}\u{E007F}`);
const TAG_OR_FLAG = new RegExp(`(${FLAGS.join('|')})|${TAG.source}`, 'gu');

function tagged(letters: string): string {
  return String.fromCodePoint(...Array.from(letters, (letter) => 0xe0000 + letter.charCodeAt(0)));
}

/** Quick test: almost no text has a character that a marker begins with. */
const SUSPECT = /[<[\u{E0000}-\u{E007F}]/u;

/** Addresses are escaped instead, so that they still lead to the same place. */
const ADDRESS = /^(?:https?:|[/?#]|\.\.?\/)\S*$/i;

/** The text without markers and without tag characters, flags excepted. */
export function withoutChatMarkup(text: string): string {
  if (!SUSPECT.test(text)) return text;
  if (ADDRESS.test(text)) return text.replace(MARKER, escaped).replace(TAG_OR_FLAG, escaped);
  // A space replaces a marker, so that the text around it can't form another one.
  return text.replace(TAG_OR_FLAG, '$1').replace(MARKER, ' ');
}

function escaped(marker: string): string {
  return marker.replace(/[^\w/]/gu, encodeURIComponent);
}

/** The text without any tag character. Flags turn black, which is all that most models read in them. */
export function withoutTags(text: string): string {
  return text.replace(TAG, '');
}

/** Plain data with chat markup removed from all texts and names; the same object if there is none, as almost always. */
export function dataWithoutChatMarkup<Data>(data: Data): Data {
  return holdsMarkup(data) ? (cleaned(data) as Data) : data;
}

function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return withoutChatMarkup(value);
  if (!holdsMarkup(value)) return value;
  if (Array.isArray(value)) return value.map(cleaned);
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [withoutChatMarkup(name), cleaned(part)]),
  );
}

function holdsMarkup(value: unknown): value is object {
  if (typeof value === 'string') return SUSPECT.test(value) && withoutChatMarkup(value) !== value;
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.some(holdsMarkup);
  for (const name in value)
    if (holdsMarkup(name) || holdsMarkup(value[name as keyof typeof value])) return true;
  return false;
}
