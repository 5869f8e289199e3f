import { copyLine } from '../../../language/copy/copy-for.ts';
import { measured, notMeasured } from '../../check.ts';
import { defineCheck } from '../../define-check.ts';
import { scale } from '../../scale.ts';
import { pageName } from '../../shared/page-name.ts';
import { BOOK, LEAD } from '../../shared/page-types.ts';
import { unreadReason, unreadRegion } from '../../shared/uncertainty.ts';
import { text } from './text.ts';

const ENOUGH = 3;

const SCALE = scale([0, 0.5], [ENOUGH, 1]);
export const faq = defineCheck(() => ({
  id: 'faq',
  category: 'clarity',
  title: text.title,
  why: text.why,
  measure: text.measure(SCALE.words()),
  weight: 1,
  group: 'info',
  pageTypes: [...LEAD, ...BOOK, 'ecommerce-product', 'nonprofit'],
  measurable: { static: 'yes', withoutWordList: 'yes' },
  evidence: ['faq-no-evidence', 'product-information-20-percent-failures'],
  advice: { badly: 'other', mildly: 'other', effort: 'hours', impact: 'none' },
  needs: ['layout', 'content', 'headline'],

  evaluate({ content: { faq: questions }, layout }) {
    const { count, evidence, searched } = questions;
    if (count === null) return notMeasured(questions.notMeasured ?? text.notMeasured.uncounted);
    const unread = count === 0 ? unreadRegion(layout) : null;
    if (unread) return notMeasured(unreadReason(unread, text.sought));
    const score = SCALE.at(count);
    if (count === 0) {
      return measured(score, text.observed.none, evidence, {
        searched: searched.length > 0 ? searched : text.searched,
      });
    }
    return measured(score, text.observed[count < ENOUGH ? 'few' : 'enough']({ count }), evidence);
  },

  recommend(_outcome, { content: { faq: questions }, document, language }) {
    const [first] = questions.evidence;
    const { title, steps } = text.advice;
    return {
      title: first ? title.more({ question: first.text }) : title.first({ page: pageName(document) }),
      steps,
      copyExamples: [{ before: null, after: copyLine(language, 'faq') }],
      remedy: 'faq',
    };
  },
}));
