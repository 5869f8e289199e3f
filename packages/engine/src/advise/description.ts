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
    section('💡', 'Why it matters', [flatten(parts.why)]),
    section(
      '🛠️',
      'Implementation steps',
      parts.steps.map((step, index) => `${index + 1}. ${flatten(step)}`),
    ),
    section('✍️', 'Copy examples', parts.copyExamples.flatMap(exampleLines)),
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
