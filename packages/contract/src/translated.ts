import type { ReportLanguage, Translation } from './report-language.ts';

/** Keeps the language that texts are in. */
export interface LanguageStore {
  getStore(): ReportLanguage | undefined;
  run<Result>(language: ReportLanguage, work: () => Result): Result;
}

/** Keeps it while work runs that doesn't wait for anything. */
class SynchronousStore implements LanguageStore {
  #language: ReportLanguage | undefined;

  getStore(): ReportLanguage | undefined {
    return this.#language;
  }

  run<Result>(language: ReportLanguage, work: () => Result): Result {
    const before = this.#language;
    this.#language = language;
    try {
      return work();
    } finally {
      this.#language = before;
    }
  }
}

let store: LanguageStore = new SynchronousStore();

/**
 * For programs whose work waits in between: pass an `AsyncLocalStorage`.
 * @returns the store before
 */
export function keepLanguageIn(other: LanguageStore): LanguageStore {
  const before = store;
  store = other;
  return before;
}

/** Runs the work with all its texts in a language. */
export function inLanguage<Result>(language: ReportLanguage, work: () => Result): Result {
  return store.run(language, work);
}

/** Runs the work in the language of a report; older ones are in English. */
export function inLanguageOf<Result>(
  { writtenIn = 'en' }: { writtenIn?: ReportLanguage | undefined },
  work: () => Result,
): Result {
  return inLanguage(writtenIn, work);
}

/** The language that texts are in now; English outside of `inLanguage`. */
export function reportLanguage(): ReportLanguage {
  return store.getStore() ?? 'en';
}

/**
 * Texts that read in the current language, where they are used and not where they are imported. What a language lacks
 * is in English.
 */
export function translated<Text extends object>(
  english: Text,
  translations: Partial<Record<Translation, Text>>,
): Text {
  const texts: Partial<Record<string, Text>> = translations;
  return view(english, () => texts[reportLanguage()] ?? english);
}

/** What depends on texts, made once in each language when it is first used. */
export function perLanguage<Made extends object>(make: () => Made): Made {
  const made = new Map<string, Made>();
  const now = () => {
    const language = reportLanguage();
    const known = made.get(language) ?? make();
    made.set(language, known);
    return known;
  };
  return new Proxy(now(), { get: (_, key) => Reflect.get(now(), key) });
}

/** Looks through to what `now` returns at the time of reading, at any depth. */
function view<Text extends object>(english: Text, now: () => object): Text {
  const views = new Map<PropertyKey, object>();
  return new Proxy(english, {
    get(_, key) {
      const value: unknown = Reflect.get(now(), key);
      if (!isGroup(value)) return value;
      const known = views.get(key) ?? view(value, () => Object(Reflect.get(now(), key)));
      views.set(key, known);
      return known;
    },
  });
}

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
