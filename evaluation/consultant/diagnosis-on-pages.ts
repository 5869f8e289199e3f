import { readCorpus } from '../corpus/corpus.ts';
import { scoredPages } from './scored-pages.ts';
import { readTopics } from './topics.ts';

/** Prints every dev page on which the diagnosis is made or a reader names it, with the words of both. */
export function printDiagnosis(folder: string, diagnosis: string): void {
  const { readers } = readCorpus();
  const topics = readTopics();
  const counts = { made: 0, both: 0, missed: 0 };
  for (const { id, scored } of scoredPages(folder, 'dev')) {
    const found = scored.diagnosed.find((one) => one.diagnosis.id === diagnosis);
    const named = [...(topics.pages.get(id) ?? [])].flatMap(([reader, problems]) =>
      problems.flatMap((about, at) =>
        about.includes(diagnosis)
          ? [`   ${reader} ${at + 1}: ${readers.get(reader)?.get(id)?.problems[at]?.text ?? ''}`]
          : [],
      ),
    );
    if (found === undefined && named.length === 0) continue;
    const kind = found === undefined ? 'missed' : named.length > 0 ? 'both' : 'made';
    counts[kind]++;
    console.log(`\n${kind.toUpperCase()} ${id} ${scored.facts.pageType.type}`);
    if (found)
      console.log(
        `   ${found.problem.severity.toFixed(1)} ${found.problem.title}\n   ${found.problem.observed}`,
      );
    for (const line of named) console.log(line);
  }
  const { made, both, missed } = counts;
  console.log(
    `\n${diagnosis}: made on ${made + both} pages, on ${both} of them a reader names it; missed on ${missed}`,
  );
}
