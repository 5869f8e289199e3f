import { copyLine } from '../../../languages/copy/copy-for.ts';
import { defineCheck, measured, notMeasured, ramp } from '../../check.ts';
import { unreadReason, unreadRegion } from '../../doubt.ts';
import { pageName } from '../../page-name.ts';
import { BOOK, LEAD } from '../../page-types.ts';
import { amount, quote } from '../../phrasing.ts';

export const faq = defineCheck({
  id: 'faq',
  category: 'clarity',
  title: {
    passes: 'The page answers common questions',
    fails: 'The page answers few common questions',
  },
  why: 'No published experiment isolates a list of questions. What stands behind it is that missing information is a common reason for failed purchases, and that a question is the plainest way to put an answer.',
  measure: 'Answered questions on the page itself, wherever they stand: none scores 0.5, three or more 1.',
  weight: 1,
  group: 'info',
  pageTypes: [...LEAD, ...BOOK, 'ecommerce-product', 'nonprofit'],
  measurable: { static: 'yes', withoutWordList: 'yes' },
  evidence: ['faq-no-evidence', 'product-information-20-percent-failures'],
  advice: { badly: 'other', mildly: 'other', effort: 'hours', impact: 'none' },
  needs: ['layout', 'content', 'headline'],

  evaluate({ content: { faq: questions }, layout }) {
    const { count, evidence, searched } = questions;
    if (count === null) return notMeasured(questions.notMeasured ?? 'Questions could not be counted.');
    const unread = count === 0 ? unreadRegion(layout) : null;
    if (unread) return notMeasured(unreadReason(unread, 'An answered question'));
    return measured(
      ramp(count, [0, 0.5], [3, 1]),
      count === 0
        ? 'No answered question was found on the page.'
        : `${amount(count, 'answered question')}${count < 3 ? '; three answer what most visitors ask' : ''}.`,
      evidence,
      count === 0 ? { searched: searched.length > 0 ? searched : ['main content', 'structured data'] } : {},
    );
  },

  recommend(_outcome, { content: { faq: questions }, document, language }) {
    const [first] = questions.evidence;
    return {
      title: first
        ? `Answer two more questions beside ${quote(first.text, 60)}`
        : `Answer the three questions that visitors of ${pageName(document)} ask most`,
      steps: [
        'Take the three questions that come most often by mail, chat or phone, in the words in which they come.',
        'Answer each in two or three sentences, the answer in the first one.',
        'Place them above the last call to action.',
      ],
      copyExamples: [
        {
          before: null,
          after: copyLine(language, 'faq'),
        },
      ],
      remedy: 'faq',
    };
  },
});
