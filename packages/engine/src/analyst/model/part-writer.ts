import type { AnalystPart, Authorship, PartAuthorship } from '@liftmark/contract/analyst';
import { reasonOf } from '../../model/model-error.ts';
import type { Writing } from '../analyst.ts';
import type { Asking } from './asking.ts';
import { builtInPart } from './grounding/authorship-count.ts';
import type { SourceFacts } from './grounding/source-facts.ts';
import { withSecondLook } from './second-look.ts';

/** What became of parts of a report, with what the model wrote of them, if anything. */
interface Written {
  parts: PartAuthorship[];
}

/** Has a model write the parts of one report. A part that it fails at stays as the built-in analyst wrote it. */
export class PartWriter {
  readonly asking: Asking;
  readonly writing: Writing;
  readonly #onFailure: (part: AnalystPart, error: unknown) => void;

  constructor(asking: Asking, writing: Writing, onFailure: (part: AnalystPart, error: unknown) => void) {
    this.asking = asking;
    this.writing = writing;
    this.#onFailure = onFailure;
  }

  /** Does the work of parts on these facts, with a second look where one is asked for. */
  write<Facts extends Partial<SourceFacts>, Result extends Written>(
    parts: readonly AnalystPart[],
    facts: Facts,
    work: (facts: Facts) => Promise<Result>,
  ): Promise<Result | Written> {
    return this.#attempt(parts, () => withSecondLook(this.asking, facts, work));
  }

  /** What a model finds on what is read of whole pages; nothing where there is no page to read. */
  async findOn<Read, Facts extends Partial<SourceFacts>, Result extends Written>(
    read: (() => Promise<Read>) | null,
    facts: Facts,
    find: (facts: Facts, pages: Read) => Promise<Result>,
  ): Promise<Result | Written> {
    if (read === null) return { parts: [] };
    return this.#attempt(['page-insights'], async () => {
      const pages = await inTime(this.asking, read());
      return withSecondLook(this.asking, facts, (looked) => find(looked, pages));
    });
  }

  /** One line for each part, whatever the number of requests that it took. */
  authorshipOf(written: readonly Written[]): Authorship {
    const joined = new Map<AnalystPart, PartAuthorship>();
    for (const part of written.flatMap(({ parts }) => parts)) {
      const known = joined.get(part.part);
      joined.set(part.part, known ? sum(known, part) : part);
    }
    const parts = [...joined.values()];
    const isModel = parts.some(({ author }) => author === 'model');
    return { kind: isModel ? 'model' : 'built-in', model: isModel ? this.asking.model.name : null, parts };
  }

  /** The result of parts, or why there is none. If the person gave up, everything ends. */
  async #attempt<Result extends Written>(
    parts: readonly AnalystPart[],
    work: () => Promise<Result>,
  ): Promise<Result | Written> {
    try {
      return await work();
    } catch (error) {
      this.writing.signal.throwIfAborted();
      const [first] = parts;
      if (first) this.#onFailure(first, error);
      return { parts: parts.map((part) => builtInPart(part, reasonOf(error))) };
    }
  }
}

function sum(one: PartAuthorship, other: PartAuthorship): PartAuthorship {
  const author = one.author === 'model' || other.author === 'model' ? 'model' : 'built-in';
  return {
    part: one.part,
    author,
    reason: author === 'model' ? null : one.reason,
    kept: one.kept + other.kept,
    dropped: one.dropped + other.dropped,
  };
}

/** Rejects as soon as the time is up, whatever the work still does. */
async function inTime<Result>({ signal }: Asking, work: Promise<Result>): Promise<Result> {
  const { promise: stopped, reject } = Promise.withResolvers<never>();
  const stop = () => reject(signal.reason);
  signal.addEventListener('abort', stop, { once: true });
  try {
    return await Promise.race([work, stopped]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
