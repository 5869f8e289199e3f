import type { Trust } from '../../../facts/types/trust.ts';
import { copyLine } from '../../../language/copy/copy-for.ts';
import { measured, notMeasured } from '../../check.ts';
import { defineCheck } from '../../define-check.ts';
import { scale } from '../../scale.ts';
import { pageName } from '../../shared/page-name.ts';
import { hiddenReason, unreadReason, unreadRegion } from '../../shared/uncertainty.ts';
import { reachOf } from '../reach.ts';
import { text } from './text.ts';

const SCALE = scale([0, 0], [1, 0.75], [2, 1]);
type Kind = Trust['contact']['kinds'][number];

/** A contact page and a contact form are one way to get in touch. */
function ways(kinds: readonly Kind[]): number {
  return new Set(kinds.map((kind) => (kind === 'form' ? 'page' : kind))).size;
}

export const contactDetails = defineCheck(() => ({
  id: 'contact-details',
  category: 'trustCredibility',
  title: text.title,
  why: text.why,
  measure: text.measure(SCALE.words()),
  weight: 7,
  group: 'identity',
  pageTypes: 'all',
  measurable: { static: 'yes', withoutWordList: 'partly' },
  evidence: ['stanford-contact', 'nng-four-credibility'],
  advice: { badly: 'improve', mildly: 'optimize', effort: '15 min', impact: 'default' },
  needs: ['layout', 'trust'],
  evaluate({ trust: { contact }, layout, wordLists }) {
    const { kinds, searched } = contact;
    const count = ways(kinds);
    if (count > 0) {
      return measured(
        SCALE.at(count),
        text.observed.found({ kinds, isOnlyWay: count < 2 }),
        contact.evidence,
        { searched },
      );
    }
    if (contact.present === null) return notMeasured(contact.notMeasured ?? text.notMeasured.unknown);
    if (!wordLists) return notMeasured(text.notMeasured.noWordList);
    if (contact.hidden) return notMeasured(hiddenReason(contact.hidden, text.missing));
    const unread = unreadRegion(layout);
    if (unread) return notMeasured(unreadReason(unread, text.missing));
    const { leadsNowhere, nobodys: placeholder } = contact;
    if (placeholder) {
      return measured(0, text.observed.placeholder({ contact: placeholder.text }), [placeholder]);
    }
    if (leadsNowhere) {
      return measured(0, text.observed.leadsNowhere({ link: leadsNowhere.text }), [leadsNowhere]);
    }
    return measured(0, text.observed.none, [], { searched });
  },
  recommend(_outcome, { trust: { contact }, document, language }) {
    const missing = (['phone', 'email', 'address'] as const).filter((kind) => !contact.kinds.includes(kind));
    const present = contact.evidence[0];
    return {
      title: present
        ? text.advice.title.second({ contact: present.text })
        : text.advice.title.first({ page: pageName(document) }),
      steps: text.advice.steps({ missing }),
      copyExamples: [
        { before: present?.text ?? null, after: copyLine(language, 'contact', reachOf(contact)) },
      ],
      remedy: 'contact-details',
    };
  },
}));
