import { copyFor } from '../../../languages/copy/copy-for.ts';
import type { LabelKind } from '../../../observe/facts.ts';
import { defineCheck, measured, notApplicable, notMeasured } from '../../check.ts';
import { goalOf } from '../../goals.ts';
import { nodeName } from '../../node-name.ts';
import { quote } from '../../phrasing.ts';

const SCORES: Record<Exclude<LabelKind, 'unknown'>, number> = {
  'act-and-object': 1,
  standard: 1,
  'telling-verb': 0.8,
  topic: 0.8,
  generic: 0.2,
  nameless: 0,
};

const SEEN: Record<Exclude<LabelKind, 'unknown'>, string> = {
  'act-and-object': 'tells what happens',
  standard: 'is a label that people know',
  'telling-verb': 'names the act',
  // Verbs are told from nouns by lists, which never hold them all.
  topic: 'is a label of its own, no bare “Submit” or “More”',
  generic: 'does not tell what happens',
  nameless: 'has no name that could be read',
};

/** What the action usually is on such a page; the object is the owner's to fill in. */
export const primaryActionLabel = defineCheck({
  id: 'primary-action-label',
  category: 'clarity',
  title: {
    passes: 'The main button tells what happens',
    fails: 'The main button does not tell what happens',
  },
  why: 'People read links and buttons in isolation, so a label has to say what it opens, and a promise that is not kept costs trust. Wording alone rarely moves revenue; a label that says nothing, or cannot be read aloud, is a fault all the same.',
  measure:
    'The label of the primary action. Act and object, or a form that everyone knows (“Add to cart”, “Donate”), scores 1; a telling verb alone 0.8; a generic label (“Submit”, “Click here”) 0.2; no accessible name 0.',
  weight: 3,
  group: 'message',
  pageTypes: 'all',
  measurable: { static: 'yes', withoutWordList: 'no' },
  evidence: ['cta-label-specific', 'wcag-link-purpose', 'cta-wording-qubit'],
  advice: { badly: 'optimize', mildly: 'other', effort: '15 min', impact: 'cosmetic' },
  needs: ['primaryAction', 'content'],

  evaluate({ primaryAction }) {
    if (primaryAction === null) return notApplicable('The page has no primary action.');
    const { label, text, evidence } = primaryAction;
    if (label === 'unknown') return notMeasured(`What kind of label ${quote(text)} is could not be told.`);
    const name =
      text.trim() === ''
        ? `The primary action, ${nodeName({ ...evidence, text }, 'button')},`
        : `The primary action ${quote(text)}`;
    return measured(SCORES[label], `${name} ${SEEN[label]}.`, [evidence]);
  },

  recommend(_outcome, { primaryAction, told, pageType, language, content }) {
    const [label = ''] = copyFor(language).actions[goalOf({ told, pageType, content })];
    const text = primaryAction?.text.trim() ?? '';
    return {
      title:
        text === ''
          ? `Give the main button${primaryAction ? `, ${nodeName({ ...primaryAction.evidence, text: '' }, 'button')},` : ''} a name`
          : `Let the button ${quote(text, 40)} say what happens`,
      steps: [
        'Name the act and what the visitor gets, in two to five words.',
        'Make sure that the next page opens with the same words.',
        ...(text === ''
          ? ['Where the button holds only a picture, give the picture that text as its alternative.']
          : []),
      ],
      copyExamples: [{ before: text === '' ? null : text, after: label }],
      remedy: 'action-label',
    };
  },
});
