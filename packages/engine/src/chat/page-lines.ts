import type { AnyReport } from '@liftmark/contract/report-view';
import { text as wording } from './passages.text.ts';
import type { Passage } from './passages.ts';

const MAX_LINES = 2_000;
const MAX_CHARACTERS = 300;

/** The page text that a report keeps, each line once, with the finding that it is evidence of. */
export function pageLines(report: AnyReport): Passage[] {
  if (report.kind !== 'conversion') return [];
  const { findings, facts } = report;
  const lines = new Map<string, string | null>();
  for (const { check, evidence } of findings) {
    for (const { text } of evidence) if (!lines.has(text)) lines.set(text, check);
  }
  for (const text of textsIn(facts)) if (!lines.has(text)) lines.set(text, null);
  return [...lines]
    .filter(([text]) => text.trim() !== '')
    .slice(0, MAX_LINES)
    .map(([text, check]) => ({
      title: wording.titles.page,
      text: `“${text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS).trimEnd()}…` : text}”`,
      check,
      weight: 0.4,
    }));
}

/** Every value named `text`, at any depth, and the names of people. */
function textsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    if (name === 'text' && typeof part === 'string') return [part];
    return name === 'people' && Array.isArray(part) ? part.filter(isText) : textsIn(part);
  });
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
