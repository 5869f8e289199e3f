import { copyFor } from '../../../language/copy/copy-for.ts';
import { measured, notApplicable, notMeasured } from '../../check.ts';
import { defineCheck } from '../../define-check.ts';
import { goalOf } from '../../shared/page-types.ts';
import { hidesFirstScreen, seenTwice, unreadReason, unreadRegion } from '../../shared/uncertainty.ts';
import { text } from './text.ts';

/** Among so many buttons without a main one, one in an unread picture wouldn't be it either. */
const CROWD = 4;
/** A page with so many similar cards is a hub. */
const MIN_CHOICES = 3;

export const primaryAction = defineCheck({
  id: 'primary-action',
  category: 'structure',
  title: text.title,
  titleFromHtml: text.titleFromHtml,
  why: text.why,
  measure: text.measure,
  weight: 9,
  group: 'action',
  pageTypes: 'all',
  measurable: { static: 'yes', withoutWordList: 'yes' },
  evidence: ['above-fold-attention', 'cta-button-style', 'cta-repeat-no-evidence'],
  advice: { badly: 'critical', mildly: 'improve', effort: 'hours', impact: 'defect' },
  needs: ['primaryAction', 'actions', 'choices', 'trust', 'product', 'layout', 'headline', 'content'],
  evaluate({
    primaryAction: action,
    actions,
    choices,
    trust,
    product,
    layout,
    pageType,
    document,
    wordLists,
  }) {
    const quiet = pageType.type === 'article' || pageType.type === 'portfolio';
    const isCategory = pageType.type === 'ecommerce-category';
    if (action && ((action.standsOut && action.shape !== 'link') || quiet)) {
      const { text: label, deadAddress } = action;
      return measured(1, text.observed.main({ label, deadAddress }), [action.evidence]);
    }
    const { cards } = product;
    if (isCategory && cards && cards.total > 0) {
      return measured(1, text.observed.cards({ count: cards.total }), cards.evidence.slice(0, 3));
    }
    if (isCategory && !action) return notMeasured(text.notMeasured.cards);
    if (quiet) {
      const way = actions[0]?.evidence ?? trust.contact.evidence[0];
      if (way) return measured(1, text.observed.nextStep({ label: way.text }), [way]);
      if (trust.contact.present === null) {
        return notMeasured(trust.contact.notMeasured ?? text.notMeasured.contact);
      }
    }
    if (document.legalText) return notApplicable(text.notApplicable.legalText);
    if (action) {
      const { text: label, deadAddress } = action;
      return measured(0.6, text.observed.weak({ label, isLink: action.shape === 'link', deadAddress }), [
        action.evidence,
      ]);
    }
    if (choices.length >= MIN_CHOICES && !quiet) {
      return notMeasured(text.notMeasured.choices({ count: choices.length }));
    }
    const unread = unreadRegion(layout);
    if (unread) return notMeasured(unreadReason(unread, text.notMeasured.subject));
    // A picture that links somewhere was read as a link. Without word lists, though, its name may not have been.
    const unseen = wordLists ? layout.unread.filter(({ kind }) => kind !== 'picture') : layout.unread;
    if (actions.length < CROWD && hidesFirstScreen({ unread: unseen })) {
      return notMeasured(text.notMeasured.picture);
    }
    const isRendered = document.mode !== 'static';
    const labels = actions.map((button) => button.text);
    return measured(
      quiet ? 0.4 : 0,
      labels.length < 2 ? text.observed.none({ isRendered }) : text.observed.rivals({ labels, isRendered }),
      actions.slice(0, 6).map(({ evidence }) => evidence),
      {
        searched: quiet ? [...text.searched, ...trust.contact.searched] : text.searched,
        certain: seenTwice(layout),
      },
    );
  },
  recommend(_outcome, { primaryAction: action, actions, headline: fact, told, pageType, language, content }) {
    const { strengthen, add } = text.advice;
    if (action) {
      return {
        title: strengthen.title({ label: action.text, isLink: action.shape === 'link' }),
        steps: strengthen.steps({ label: action.text }),
        design: strengthen.design,
        remedy: 'place-action',
      };
    }
    const headline = fact?.text ?? null;
    const goal = goalOf({ told, pageType, content });
    return {
      title: add.title({ headline }),
      steps: add.steps({ headline, rivals: actions.slice(0, 3).map((button) => button.text) }),
      // Only its owner knows what a page of no special type asks for.
      copyExamples:
        goal === 'other' ? [] : [{ before: null, after: copyFor(language).actions[goal][0] ?? '' }],
      design: add.design,
      remedy: 'place-action',
    };
  },
});
