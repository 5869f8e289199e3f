import type { Effort, Recommendation } from '@liftmark/contract/report';

/** The parts of a recommendation that its description is written from. */
export type Described = Pick<
  Recommendation,
  'observed' | 'why' | 'steps' | 'copyExamples' | 'impact' | 'effort'
> & {
  design: string[];
};

export const EFFORT_WORDS: Record<Effort, string> = {
  '15 min': 'About 15 minutes',
  hours: 'A few hours',
  days: 'A few days',
};

/**
 * The description in lines: a marker emoji and a bold title open each section, lists carry numbers or
 * dashes. Page text is flattened first, so that it can neither open a section nor set bold.
 */
export function describe(parts: Described): string {
  const sections = [
    section('👀', 'What we saw', [flatten(parts.observed)]),
    whySection(parts.why),
    stepsSection(parts.steps),
    examplesSection(parts.copyExamples),
    section(
      '🎨',
      'Design guidelines',
      parts.design.map((line) => `- ${flatten(line)}`),
    ),
    section('📈', 'Expected impact', [flatten(parts.impact.text)]),
    section('⏱️', 'Implementation time', [EFFORT_WORDS[parts.effort]]),
  ];
  return sections.filter((lines) => lines !== null).join('\n\n');
}

type Wording = Partial<Pick<Recommendation, 'why' | 'steps' | 'copyExamples'>>;

/** A recommendation in other words; what its description says beside them stays. */
export function reworded(item: Recommendation, wording: Wording): Recommendation {
  const { why, steps, copyExamples } = { ...item, ...wording };
  const description = item.description.split('\n\n').map((text) => {
    if (text.startsWith('💡 **')) return whySection(why);
    if (text.startsWith('🛠️ **')) return stepsSection(steps);
    return text.startsWith('✍️ **') ? examplesSection(copyExamples) : text;
  });
  return { ...item, ...wording, description: description.filter((text) => text !== null).join('\n\n') };
}

function whySection(why: string): string | null {
  return section('💡', 'Why it matters', [flatten(why)]);
}

function stepsSection(steps: readonly string[]): string | null {
  return section(
    '🛠️',
    'Implementation steps',
    steps.map((step, index) => `${index + 1}. ${flatten(step)}`),
  );
}

function examplesSection(examples: Recommendation['copyExamples']): string | null {
  return section('✍️', 'Copy examples', examples.flatMap(exampleLines));
}

function section(marker: string, title: string, lines: string[]): string | null {
  const filled = lines.filter((line) => line !== '');
  return filled.length === 0 ? null : `${marker} **${title}**\n${filled.join('\n')}`;
}

function exampleLines({ before, after }: Recommendation['copyExamples'][number]): string[] {
  const better = `- Better: “${flatten(after)}”`;
  return before === null ? [better] : [`- Now: “${flatten(before)}”`, better];
}

/** One line without bold markup. */
function flatten(text: string): string {
  return text.replaceAll('**', '').replace(/\s+/g, ' ').trim();
}
