import { z } from 'zod';

/** Languages that reports are written in, with their names in themselves. */
export const REPORT_LANGUAGES = { en: 'English', de: 'Deutsch', fr: 'Français', es: 'Español' } as const;

export const reportLanguageSchema = z.enum(
  Object.keys(REPORT_LANGUAGES) as [ReportLanguage, ...ReportLanguage[]],
);

export type ReportLanguage = keyof typeof REPORT_LANGUAGES;

/** The languages that texts are translated into from English. */
export type Translation = Exclude<ReportLanguage, 'en'>;
