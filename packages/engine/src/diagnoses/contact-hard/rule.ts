import { judgedPageType, type PageType } from '@liftmark/contract/page-types';
import type { Ask } from '../../facts/types/actions.ts';
import type { PageFacts } from '../../facts/types/page-facts.ts';
import { askingForms, buttonsOf, isCall, isReadable, plainCalls } from '../asks.ts';
import { defineDiagnosis, distinctNodes } from '../diagnosis.ts';
import { text } from './text.ts';

const NEVER_ASKED: ReadonlySet<PageType> = new Set([
  'article',
  'app',
  'ecommerce-category',
  'other',
  'portfolio',
]);
const CHANNELS = { call: /^(tel|sms):/i, mail: /^mailto:/i };
const SEVERITY = { one: 1.2, both: 0.9 };

export const contactHard = defineDiagnosis({
  id: 'contact-hard',
  question: 'action',
  category: 'structure',
  why: text.why,
  measure: text.measure,
  checks: [],
  ceilings: [],
  effort: 'hours',
  impact: 'default',
  evidence: ['cta-button-style'],
  needs: ['asks', 'forms', 'layout'],
  judge(facts) {
    const { asks, forms } = facts;
    if (
      NEVER_ASKED.has(judgedPageType(facts.pageType)) ||
      !isReadable(facts) ||
      askingForms(forms).length > 0
    ) {
      return null;
    }
    const ways = waysOn(facts);
    const calls = ways.filter(({ target }) => CHANNELS.call.test(target ?? ''));
    const mails = ways.filter(({ target }) => CHANNELS.mail.test(target ?? ''));
    const leadsOn = asks.some((ask) => isCall(ask) && !ways.includes(ask) && ask.place !== 'menu');
    if (ways.length === 0 || leadsOn || ways.length > calls.length + mails.length) return null;
    const lead = calls[0] ?? mails[0];
    if (lead === undefined || asks.some(({ kind, place }) => kind === 'open' && place !== 'menu'))
      return null;
    return {
      severity: calls.length > 0 && mails.length > 0 ? SEVERITY.both : SEVERITY.one,
      confidence: 0.8,
      evidence: distinctNodes(ways.map(({ evidence }) => evidence)),
      ...text.advice({
        call: calls[0] ? addressOf(calls[0]) : null,
        mail: mails[0] ? addressOf(mails[0]) : null,
      }),
    };
  },
});

/** Everything on the page that asks visitors to act, wherever it is, besides the words of menus. */
function waysOn(facts: Pick<PageFacts, 'asks' | 'forms'>): Ask[] {
  return [...buttonsOf(facts).filter(isCall), ...plainCalls(facts)];
}

/** The number or address as the link has it. */
function addressOf({ target }: Ask): string {
  const [, address = ''] = (target ?? '').split(/[:?]/);
  return address.replaceAll('%20', ' ').trim();
}
