import type { PageFacts } from '../../facts/types/page-facts.ts';
import { defineDiagnosis, distinctNodes, type Problem, severityOfCeiling } from '../diagnosis.ts';
import { text } from './text.ts';

const IN_HEADING = 1.6;
const ELSEWHERE = 0.9;
/** Visitors can't read it at all. */
const STRAY = 1.6;
const PER_WORD = 0.25;
/** Names and product terms in another language make up less. */
const MUCH_FOREIGN = 0.45;
const MUCH_REPEATED = 0.3;
/** A single text may be read wrongly. */
const FEWEST_TEXTS = 2;
/** Filler repeats itself; that's said elsewhere. */
const MUCH_FILLER = 0.2;
const MOST_STEPS = 3;

export const languageQuality = defineDiagnosis(() => ({
  id: 'language-quality',
  question: 'works',
  category: 'trustCredibility',
  nature: 'defect',
  why: text.why,
  measure: text.measure,
  checks: [],
  ceilings: ['garbled-text', 'mixed-languages', 'repeated-text'],
  effort: 'hours',
  impact: 'defect',
  evidence: ['stanford-errors'],
  needs: ['content', 'copy'],
  judge(facts, { ceilings }) {
    const severityAt = (id: string): number =>
      severityOfCeiling(ceilings.find(({ ceiling }) => ceiling.id === id)?.severity ?? 0);
    const problems = [
      spelling(facts),
      stray(facts),
      inCopy(facts, 'foreign', severityAt('mixed-languages')),
      inCopy(facts, 'repeated', severityAt('repeated-text') / 2),
    ].flatMap((problem) => problem ?? []);
    const [first, ...others] = problems.toSorted((a, b) => b.severity - a.severity);
    if (first === undefined) return null;
    return {
      ...first,
      observed: [first, ...others].map(({ observed }) => observed).join(' '),
      steps: [...[first, ...others].flatMap(({ steps }) => steps), text.step.proof],
    };
  },
}));

function spelling({ content }: Pick<PageFacts, 'content'>): Problem | null {
  const found = content.misspellings.toSorted((a, b) => Number(b.isHeading) - Number(a.isHeading));
  const [first] = found;
  if (first === undefined) return null;
  const said = found.map(({ word, evidence }) => ({ word, line: evidence.text }));
  return {
    severity: Math.min(2.2, (first.isHeading ? IN_HEADING : ELSEWHERE) + PER_WORD * (found.length - 1)),
    confidence: 0.95,
    slight: found.length === 1 && !first.isHeading,
    title: text.title.spelling({ words: found.map(({ word }) => word) }),
    observed: text.observed.spelling({ word: first.word, line: first.evidence.text }),
    evidence: distinctNodes(found.map(({ evidence }) => evidence)),
    steps: said.slice(0, MOST_STEPS).map(text.step.spelling),
  };
}

function stray({ content }: Pick<PageFacts, 'content'>): Problem | null {
  const [first] = content.strayLetters;
  if (first === undefined) return null;
  const said = { word: first.text, line: first.evidence.text };
  return {
    severity: STRAY,
    confidence: 0.9,
    title: text.title.stray(said),
    observed: text.observed.stray(said),
    evidence: distinctNodes(content.strayLetters.map(({ evidence }) => evidence)),
    steps: content.strayLetters
      .slice(0, MOST_STEPS)
      .map(({ text: word, evidence }) => text.step.stray({ word, line: evidence.text })),
  };
}

function inCopy(
  { copy }: Pick<PageFacts, 'copy'>,
  fault: 'foreign' | 'repeated',
  severity: number,
): Problem | null {
  const page = copy.desktop ?? copy.mobile;
  if (page === null || page.fillerShare >= MUCH_FILLER) return null;
  const isForeign = fault === 'foreign';
  const share = isForeign ? page.foreignShare : page.repeatedShare;
  if (share < (isForeign ? MUCH_FOREIGN : MUCH_REPEATED)) return null;
  const evidence = page.evidence[fault];
  if (isForeign && evidence.length < FEWEST_TEXTS) return null;
  const said = { share, line: evidence[0]?.text ?? '' };
  const kind = isForeign ? 'mixed' : 'repeated';
  return {
    severity,
    confidence: 0.8,
    title: text.title[kind](said),
    observed: text.observed[kind](said),
    evidence: distinctNodes(evidence),
    steps: [text.step[kind]],
  };
}
