import { EFFORT_WORDS } from '@liftmark/contract/effort-words';
import type { Recommendation } from '@liftmark/contract/report';
import { capitalized } from '../checks/shared/phrasing.ts';
import { singleSpaced } from '../language/characters.ts';
import { text as wording } from './description.text.ts';

const { headings } = wording;

/** The parts of a recommendation that its description is written from. */
export type Described = Pick<
  Recommendation,
  'observed' | 'why' | 'steps' | 'copyExamples' | 'impact' | 'effort'
> & {
  design: string[];
};

/**
 * The description in lines: each section opens with an emoji and a bold heading, and lists have numbers or dashes.
 * Page text is flattened first, so it can neither open a section nor set bold.
 */
export function describe(parts: Described): string {
  const sections = [
    observedSection(parts.observed),
    whySection(parts.why),
    stepsSection(parts.steps),
    examplesSection(parts.copyExamples),
    section(
      '🎨',
      headings.design,
      parts.design.map((line) => `- ${flatten(line)}`),
    ),
    section('📈', headings.impact, [flatten(parts.impact.text)]),
    section('⏱️', headings.effort, [capitalized(EFFORT_WORDS[parts.effort])]),
  ];
  return sections.filter((lines) => lines !== null).join('\n\n');
}

type Wording = Partial<Pick<Recommendation, 'observed' | 'why' | 'steps' | 'copyExamples'>>;

/** A recommendation with other wording; the other sections of its description stay. */
export function reworded(item: Recommendation, wording: Wording): Recommendation {
  const { observed, why, steps, copyExamples } = { ...item, ...wording };
  const description = item.description.split('\n\n').map((text) => {
    if (text.startsWith('👀 **')) return observedSection(observed);
    if (text.startsWith('💡 **')) return whySection(why);
    if (text.startsWith('🛠️ **')) return stepsSection(steps);
    return text.startsWith('✍️ **') ? examplesSection(copyExamples) : text;
  });
  return { ...item, ...wording, description: description.filter((text) => text !== null).join('\n\n') };
}

function observedSection(observed: string): string | null {
  return section('👀', headings.observed, [flatten(observed)]);
}

function whySection(why: string): string | null {
  return section('💡', headings.why, [flatten(why)]);
}

function stepsSection(steps: readonly string[]): string | null {
  return section(
    '🛠️',
    headings.steps,
    steps.map((step, index) => `${index + 1}. ${flatten(step)}`),
  );
}

function examplesSection(examples: Recommendation['copyExamples']): string | null {
  return section('✍️', headings.examples, examples.flatMap(exampleLines));
}

function section(marker: string, title: string, lines: string[]): string | null {
  const filled = lines.filter((line) => line !== '');
  return filled.length === 0 ? null : `${marker} **${title}**\n${filled.join('\n')}`;
}

function exampleLines({ before, after }: Recommendation['copyExamples'][number]): string[] {
  const better = `- ${wording.better({ copy: flatten(after) })}`;
  return before === null ? [better] : [`- ${wording.now({ copy: flatten(before) })}`, better];
}

/** One line without bold markup. */
function flatten(text: string): string {
  return singleSpaced(text.replaceAll('**', '')).trim();
}
