import type { PageFacts } from '../../../facts/types/page-facts.ts';
import { measured, notMeasured } from '../../check.ts';
import { defineCheck } from '../../define-check.ts';
import { scale } from '../../scale.ts';
import { allBut } from '../../shared/page-types.ts';
import { text } from './text.ts';

/** The highest grades that still get full marks. */
const AIMS = { consumers: 8, others: 11 };
const CONSUMERS = scale([AIMS.consumers, 1], [14, 0.2]);
const OTHERS = scale([AIMS.others, 1], [17, 0.2]);

export const readingGrade = defineCheck(() => ({
  id: 'reading-grade',
  category: 'clarity',
  title: text.title,
  why: text.why,
  measure: text.measure({ consumers: CONSUMERS.words(), others: OTHERS.words() }),
  weight: 4,
  group: 'reading',
  pageTypes: allBut('ecommerce-category', 'checkout'),
  measurable: { static: 'yes', withoutWordList: 'no' },
  evidence: [
    'reading-level-unbounce-correlation',
    'reading-level-5-7-grade',
    'readability-ml-predicts',
    'saas-hardest-to-read',
    'readability-czech-flesch',
    'readability-polish-pisarek',
    'readability-russian-oborneva',
    'readability-turkish-atesman',
  ],
  advice: { badly: 'optimize', mildly: 'other', effort: 'hours', impact: 'default' },
  needs: ['content', 'audience'],

  evaluate({ content, audience }) {
    const { readingGrade: grade } = content;
    if (grade === null) {
      return notMeasured(content.readingGradeNotMeasured ?? text.notMeasured.fewWords);
    }
    const aim = aimFor(audience);
    const isConsumer = audience.kind === 'consumer';
    return measured(
      (isConsumer ? CONSUMERS : OTHERS).at(grade),
      text.observed[grade > aim ? 'hard' : 'easy']({ grade, audience: audience.kind, aim }),
      hardestParagraphs(content).map(({ evidence }) => evidence),
    );
  },

  recommend(_outcome, { content, audience }) {
    const [hardest] = hardestParagraphs(content);
    const { title, hardest: start, steps } = text.advice;
    return {
      title: title({ grade: content.readingGrade, aim: aimFor(audience) }),
      steps: [...(hardest ? [start({ paragraph: hardest.text })] : []), ...steps],
      remedy: 'reading',
    };
  },
}));

function aimFor({ kind }: PageFacts['audience']): number {
  return AIMS[kind === 'consumer' ? 'consumers' : 'others'];
}

/** The three paragraphs of own copy with the most words per sentence. */
function hardestParagraphs({ paragraphs }: PageFacts['content']) {
  const perSentence = ({ text, words }: PageFacts['content']['paragraphs'][number]) =>
    words / Math.max(1, text.split(/[.!?]+(?:\s|$)/).filter((part) => part.trim() !== '').length);
  return paragraphs
    .filter(({ role }) => role === 'copy')
    .map((paragraph) => ({ paragraph, length: perSentence(paragraph) }))
    .sort((a, b) => b.length - a.length)
    .slice(0, 3)
    .map(({ paragraph }) => paragraph);
}
