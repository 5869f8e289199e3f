import { copyFor } from '../../../languages/copy/copy-for.ts';
import type { PrimaryAction } from '../../../observe/facts.ts';
import { defineCheck, measured, notApplicable, notMeasured } from '../../check.ts';
import { deadEnd } from '../../dead-end.ts';
import { hidesFirstScreen, seenTwice, unreadReason, unreadRegion } from '../../doubt.ts';
import { goalOf } from '../../goals.ts';
import { amount, list, quote } from '../../phrasing.ts';

const SEARCHED = [
  'buttons, submit controls and button-like links from header to footer',
  'links of the main content',
];

/** Where so many buttons stand and none stands out, none in a picture would. */
const CROWD = 4;
/** A row of so many alike cards is a hub. */
const MIN_CHOICES = 3;

export const primaryAction = defineCheck({
  id: 'primary-action',
  category: 'structure',
  title: { passes: 'One action stands out as the next step', fails: 'Nothing stands out as the next step' },
  titleFromHtml: {
    passes: 'The page has a main action',
    fails: 'No main action was found',
  },
  why: 'People give 57% of their viewing time to the first screen and 74% to the first two, so the next step has to be recognizable there. Tests that only restyled buttons averaged no gain, yet the sites in them already had usable ones: a missing action is a defect of another kind.',
  measure:
    'The action that the page most wants: a button, or a link that looks like one, scores 1, a plain text link or a button that hardly stands out 0.6, none 0. On category pages product cards count as the action. On articles and portfolios any action or contact link scores 1, none 0.4. Where nothing else asks, a hub of alike cards is not measured, and legal texts are left out.',
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
    if (action && ((action.standsOut && action.shape !== 'link') || quiet)) {
      return measured(1, `The main action is ${quote(action.text)}${endOf(action)}.`, [action.evidence]);
    }
    const { cards } = product;
    if (pageType.type === 'ecommerce-category' && cards && cards.total > 0) {
      return measured(1, `The ${cards.total} product cards are the action.`, cards.evidence.slice(0, 3));
    }
    if (pageType.type === 'ecommerce-category' && !action) {
      return notMeasured(
        'A category leads on by its products, and their cards could not be told from the rest.',
      );
    }
    if (quiet) {
      const way = actions[0]?.evidence ?? trust.contact.evidence[0];
      if (way) return measured(1, `The way on is ${quote(way.text)}.`, [way]);
      if (trust.contact.present === null) {
        return notMeasured(trust.contact.notMeasured ?? 'Whether there is a contact link could not be told.');
      }
    }
    if (document.legalText) return notApplicable('The page is a legal text, which asks for nothing.');
    if (action) {
      const look = action.shape === 'link' ? 'is a plain text link' : 'does not stand out';
      return measured(0.6, `The main action ${quote(action.text)} ${look}${endOf(action)}.`, [
        action.evidence,
      ]);
    }
    if (choices.length >= MIN_CHOICES && !quiet) {
      return notMeasured(
        `The page offers ${choices.length} alike cards to choose from; whether one of them should lead could not be told.`,
      );
    }
    const unread = unreadRegion(layout);
    if (unread) return notMeasured(unreadReason(unread, 'A main action'));
    // A picture that can be pressed is a link, which was read; without lists its name may not have been.
    const unseen = wordLists ? layout.unread.filter(({ kind }) => kind !== 'picture') : layout.unread;
    if (actions.length < CROWD && hidesFirstScreen({ unread: unseen })) {
      return notMeasured(
        'No main action was found, but what could not be read in the first screen may hold one.',
      );
    }
    const next = document.mode === 'static' ? 'is the next step' : 'stands out as the next step';
    return measured(
      quiet ? 0.4 : 0,
      actions.length < 2
        ? `No button and no link was found that ${next}.`
        : `None of ${amount(actions.length, 'button')} ${next}: ${list(actions.map(({ text }) => quote(text, 30)))}.`,
      actions.slice(0, 6).map(({ evidence }) => evidence),
      {
        searched: quiet ? [...SEARCHED, ...trust.contact.searched] : SEARCHED,
        certain: seenTwice(layout),
      },
    );
  },
  recommend(_outcome, { primaryAction: action, actions, headline, told, pageType, language, content }) {
    if (action) {
      return {
        title:
          action.shape === 'link'
            ? `Turn the link ${quote(action.text, 40)} into a button`
            : `Make ${quote(action.text, 40)} the one thing that stands out`,
        steps: [
          `Give ${quote(action.text, 40)} a filled shape that differs clearly from its surroundings, at least 44 px high.`,
          'Leave the other links on the screen as plain links, so that one thing stands out.',
        ],
        design: ['At least 3:1 contrast between button and ground, 4.5:1 between label and button.'],
        remedy: 'place-action',
      };
    }
    const below = headline ? `below ${quote(headline.text, 50)}` : 'in the first screen';
    const goal = goalOf({ told, pageType, content });
    const rivals = actions.slice(0, 3).map(({ text }) => quote(text, 30));
    return {
      title: `Place one clear button ${below}`,
      steps: [
        'Decide on the one thing that a visitor should do here.',
        headline
          ? `Put it as a button ${below}, inside the first screen of desktop and phone.`
          : 'Put it as a button where it shows without scrolling, on desktop and phone.',
        rivals.length > 0
          ? `Make the others (${list(rivals)}) plain links or smaller outlines.`
          : 'Repeat the same words at the end of the page.',
      ],
      // What a page of no special type asks for only its owner knows.
      copyExamples:
        goal === 'other' ? [] : [{ before: null, after: copyFor(language).actions[goal][0] ?? '' }],
      design: ['At least 44 px high, at least 3:1 contrast to the ground.'],
      remedy: 'place-action',
    };
  },
});

/** What comes of a click on it, where that is nothing. */
function endOf({ deadAddress }: PrimaryAction): string {
  if (deadAddress === null) return '';
  return `; ${deadEnd(deadAddress)}`;
}
