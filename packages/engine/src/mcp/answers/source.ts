import { type Source, sourceSchema } from '@liftmark/contract/report';
import { z } from 'zod';
import { text } from '../text.ts';

const { print } = text;

export const sourceAnswerSchema = sourceSchema
  .pick({
    id: true,
    claim: true,
    title: true,
    publisher: true,
    year: true,
    url: true,
    population: true,
    strength: true,
    provenance: true,
    caveat: true,
    contradictedBy: true,
  })
  .extend({ checks: z.array(z.string()) });
type SourceAnswer = z.infer<typeof sourceAnswerSchema>;

export function sourceAnswerOf(source: Source, checks: readonly string[]): SourceAnswer {
  return { ...source, checks: [...checks] };
}

export function printedSource(source: SourceAnswer): string {
  const { id, claim, title, publisher, year, url, population, strength, caveat } = source;
  const lines = [
    print.evidence({ id, claim, title, publisher, year: year === null ? '' : `, ${year}` }),
    url,
    `${print.population}: ${population}. ${print.strength}: ${strength}.`,
    `${print.caveat}: ${caveat}`,
    source.contradictedBy.length > 0 && `${print.contradictedBy}: ${source.contradictedBy.join(', ')}`,
    source.checks.length > 0 && `${print.citedBy}: ${source.checks.join(', ')}`,
  ];
  return lines.filter(Boolean).join('\n');
}
