import { runsOf } from '../prompt.ts';
import type { Flaw } from './flaw.ts';
import { hasForeignHost, hasMarkup } from './foreign-content.ts';
import type { Source, SourceFacts } from './source-facts.ts';
import { speaksToMachine } from './speech.ts';

/** What rules out any text: it is empty, cites or repeats what it may not, or contains a link, an address or markup. */
export function originFlaw(
  { line, cites }: { line: string; cites: readonly string[] },
  { sources, hosts, secrets }: SourceFacts,
): Flaw | false {
  const cited = cites.map((id) => sources.get(id));
  if (line === '') return 'empty';
  if (cited.length === 0 || cited.includes(undefined)) return 'unknown-id';
  if (cited.every((source) => source?.text === '') || speaksToMachine(line)) return 'machine-text';
  if (hasMarkup(line) || hasForeignHost(line, hosts)) return 'foreign-content';
  return runsOf(line).some((run) => secrets.has(run)) && 'prompt-text';
}

export function citedBy(cites: readonly string[], { sources }: SourceFacts): Source[] {
  return cites.flatMap((id) => sources.get(id) ?? []);
}
