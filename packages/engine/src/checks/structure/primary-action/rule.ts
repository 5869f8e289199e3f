import type { PageFacts } from '../../../facts/types/page-facts.ts';
import { copyFor } from '../../../language/copy/copy-for.ts';
import { seen } from '../../cases.ts';
import { defineCheck } from '../../define-check.ts';
import { goalOf } from '../../shared/page-types.ts';
import { hidesFirstScreen, seenTwice, unread } from '../../shared/uncertainty.ts';
import { text } from './text.ts';

/** Among so many buttons without a main one, one in an unread picture wouldn't be it either. */
const CROWD = 4;
/** A page with so many similar cards is a hub. */
const MIN_CHOICES = 3;

type Action = NonNullable<PageFacts['primaryAction']>;
type Typed = Pick<PageFacts, 'pageType'>;

/** Pages that people come to read or look at. */
function isQuiet({ type }: PageFacts['pageType']): boolean {
  return type === 'article' || type === 'portfolio';
}

function isCategory({ pageType }: Typed): boolean {
  return pageType.type === 'ecommerce-category';
}

function isProminent({ standsOut, shape }: Action): boolean {
  return standsOut && shape !== 'link';
}

function labeled({ text: label, shape, deadAddress, evidence }: Action) {
  return { label, isLink: shape === 'link', deadAddress, evidence };
}

function productCards({ product: { cards } }: Pick<PageFacts, 'product'>) {
  return cards && cards.total > 0 ? { count: cards.total, evidence: cards.evidence.slice(0, 3) } : null;
}

/** A picture that links somewhere was read as a link. Without word lists, though, its name may not have been. */
function hidesAction({ layout, wordLists }: Pick<PageFacts, 'layout' | 'wordLists'>): boolean {
  return hidesFirstScreen({
    unread: wordLists ? layout.unread.filter(({ kind }) => kind !== 'picture') : layout.unread,
  });
}

function rivals({ actions, document }: Pick<PageFacts, 'actions' | 'document'>) {
  return {
    labels: actions.map((button) => button.text),
    isRendered: document.mode !== 'static',
    evidence: actions.slice(0, 6).map(({ evidence }) => evidence),
  };
}

function observedNone(found: ReturnType<typeof rivals>): string {
  return text.observed[found.labels.length < 2 ? 'none' : 'rivals'](found);
}

export const primaryAction = defineCheck(() => ({
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
  cases: ({ when, notApplicable, notMeasured }) => [
    when(
      1,
      text.how.main,
      ({ primaryAction: action, pageType }) =>
        action && (isProminent(action) || isQuiet(pageType)) && labeled(action),
      text.observed.main,
    ),
    when(1, text.how.cards, (facts) => isCategory(facts) && productCards(facts), text.observed.cards),
    notMeasured((facts) => isCategory(facts) && !facts.primaryAction, text.notMeasured.cards),
    when(
      1,
      text.how.nextStep,
      ({ actions, trust, pageType }) =>
        isQuiet(pageType) && seen(actions[0]?.evidence ?? trust.contact.evidence[0]),
      ({ said }) => text.observed.nextStep({ label: said }),
    ),
    notMeasured(
      ({ trust: { contact }, pageType }) =>
        isQuiet(pageType) && contact.present === null && (contact.notMeasured ?? text.notMeasured.contact),
      (reason) => reason,
    ),
    notApplicable(({ document }) => document.legalText, text.notApplicable.legalText),
    when(0.6, text.how.weak, ({ primaryAction: action }) => action && labeled(action), text.observed.weak),
    notMeasured(
      ({ choices, pageType }) =>
        choices.length >= MIN_CHOICES && !isQuiet(pageType) && { count: choices.length },
      text.notMeasured.choices,
    ),
    unread(text.notMeasured.subject),
    notMeasured((facts) => facts.actions.length < CROWD && hidesAction(facts), text.notMeasured.picture),
    when(0.4, text.how.noneOnQuiet, (facts) => isQuiet(facts.pageType) && rivals(facts), observedNone, {
      searched: ({ trust }) => [...text.searched, ...trust.contact.searched],
      certain: ({ layout }) => seenTwice(layout),
    }),
    when(0, text.how.none, rivals, observedNone, {
      searched: text.searched,
      certain: ({ layout }) => seenTwice(layout),
    }),
  ],
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
}));
