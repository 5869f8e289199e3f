import { AsyncLocalStorage } from 'node:async_hooks';
import type { ReportLanguage } from '@liftmark/contract/report-language';

const current = new AsyncLocalStorage<ReportLanguage>();

/** Runs the work with all its texts in a language. */
export function inLanguage<Result>(language: ReportLanguage, work: () => Result): Result {
  return current.run(language, work);
}

/** The language that texts are in now; English outside of `inLanguage`. */
export function reportLanguage(): ReportLanguage {
  return current.getStore() ?? 'en';
}
