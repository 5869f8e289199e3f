export interface Expected {
  /** Data that has every section there is: that of English. */
  model: object;
  /** Whether sections of the model may be missing. */
  isPartial?: boolean;
}

/**
 * Whether the data of a language has the sections that code reads, and no others. Tests ask, and not the code that reads a
 * pack: of the time to read all packs, it would take a third.
 * @param file path below `data/languages`
 * @throws {Error} where a section is wrong, with its place
 */
export function expectSections(file: string, data: object, expected: Expected): void {
  checkSections(`data/languages/${file}: `, data, expected);
}

/** @param place what comes before the name of a section where one is wrong: "data/languages/de/words.json: offer." */
function checkSections(place: string, data: object, { model, isPartial }: Expected): void {
  const sections = model as Readonly<Record<string, unknown>>;
  const missing = isPartial ? undefined : Object.keys(sections).find((name) => !Object.hasOwn(data, name));
  if (missing !== undefined) throw new Error(`${place}${missing} is missing`);
  for (const [name, section] of Object.entries(data)) {
    const own = Object.hasOwn(sections, name) ? sections[name] : undefined;
    checkSection(`${place}${name}`, section, own, isPartial);
  }
}

function checkSection(place: string, section: unknown, model: unknown, isPartial = false): void {
  if (model === undefined) throw new Error(`${place} is unknown: English doesn't have it`);
  if (typeof model === 'string' || typeof model === 'number') {
    if (typeof section !== typeof model) throw new Error(`${place} is no ${typeof model}`);
  } else if (Array.isArray(model) && typeof model[0] === 'string') {
    if (!Array.isArray(section) || typeof section[0] !== 'string')
      throw new Error(`${place} is no list of phrases`);
  } else if (typeof section !== 'object' || section === null) throw new Error(`${place} has no sections`);
  else checkSections(`${place}.`, section, { model: Object(model), isPartial });
}
