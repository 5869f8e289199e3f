import type { ConversionReport } from '@liftmark/contract/report';
import type { Captures } from './captures.ts';
import type { DiagnosisDefect } from './diagnoses/diagnosis-defect.ts';
import { Markup } from './markup.ts';
import type { Page } from './pages.ts';
import { reportOn } from './trial.ts';

/** One page with one defect that a diagnosis must name. */
export interface DiagnosisTrial {
  defect: string;
  diagnosis: string;
  page: string;
  /** Whether the diagnosis is made on the changed page. */
  appears: boolean;
  /** Whether it is gone once the changed page is mended; null where it never appeared. */
  goes: boolean | null;
}

/** The page with the defect, or null where it can't happen there, or the page has it by itself. */
export function spoiled(page: Page, defect: DiagnosisDefect, base: ConversionReport): Markup | null {
  if (defect.types && !defect.types.includes(page.type)) return null;
  if (defect.languages && !defect.languages.includes(page.language)) return null;
  if (isMade(base, defect)) return null;
  const html = new Markup(page.html());
  return defect.inject(html, page) ? html : null;
}

export async function tryDiagnosis(
  captures: Captures,
  page: Page,
  defect: DiagnosisDefect,
  html: Markup,
): Promise<DiagnosisTrial> {
  const { id, diagnosis, message } = defect;
  const reported = () => reportOn(captures, page, html.toString(), message);
  const appears = isMade(await reported(), defect);
  if (!defect.mend.with(html, page)) throw new Error(`${id} finds nothing to mend on ${page.name}`);
  const goes = appears ? !isMade(await reported(), defect) : null;
  return { defect: id, diagnosis, page: page.name, appears, goes };
}

function isMade({ recommendations }: ConversionReport, { diagnosis }: DiagnosisDefect): boolean {
  return recommendations.some(({ id }) => id === diagnosis);
}
