export interface Expected {
  /** Data that has every section there is: that of English. */
  model: object;
  /** Whether sections of the model may be missing. */
  isPartial?: boolean;
  /** Whether texts may have capitals, as those that people read do. */
  hasCapitals?: boolean;
}

/**
 * The data of a language as it is, once its sections and phrases are known to be usable.
 * @param file path below `data/languages`, for the error that says which phrase of which section is wrong
 */
export function load<Data extends object>(file: string, data: Data, expected: Expected): Data {
  checkSections(`data/languages/${file}: `, data, expected);
  return data;
}

/** @param place what comes before the name of a section where one is wrong: "data/languages/de/words.json: offer." */
function checkSections(place: string, data: object, expected: Expected): void {
  const model = new Map<string, unknown>(Object.entries(expected.model));
  const missing = [...model.keys()].find((name) => !Object.hasOwn(data, name));
  if (missing !== undefined && !expected.isPartial) throw new Error(`${place}${missing} is missing`);
  for (const [name, section] of Object.entries(data)) {
    checkSection(`${place}${name}`, section, { ...expected, model: model.get(name) });
  }
}

type ExpectedOfSection = Omit<Expected, 'model'> & { model: unknown };

function checkSection(place: string, section: unknown, { model, ...rules }: ExpectedOfSection): void {
  if (model === undefined) throw new Error(`${place} is unknown: English doesn't have it`);
  if (typeof model === 'string') checkPhrases(place, [section], rules);
  else if (Array.isArray(model) && typeof model[0] === 'string') checkPhrases(place, section, rules);
  else if (typeof section !== 'object' || section === null) throw new Error(`${place} has no sections`);
  else checkSections(`${place}.`, section, { ...rules, model: Object(model) });
}

function checkPhrases(
  place: string,
  phrases: unknown,
  { hasCapitals = false }: Omit<Expected, 'model'>,
): void {
  if (!Array.isArray(phrases) || phrases.length === 0) throw new Error(`${place} is no list of phrases`);
  const seen = new Set<unknown>();
  for (const [index, phrase] of phrases.entries()) {
    const fault = seen.has(phrase) ? 'is there twice' : faultOf(phrase, hasCapitals);
    if (fault) throw new Error(`${place}, phrase ${index + 1}: ${JSON.stringify(phrase)} ${fault}`);
    seen.add(phrase);
  }
}

function faultOf(phrase: unknown, hasCapitals: boolean): string | null {
  if (typeof phrase !== 'string') return 'is no text';
  if (phrase.trim() === '') return 'is empty';
  if (phrase !== phrase.trim()) return 'begins or ends with a space';
  return hasCapitals || phrase === phrase.toLowerCase() ? null : 'has capitals';
}
