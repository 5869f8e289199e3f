import { judgedPageType, type PageType } from '@liftmark/contract/page-types';
import type { Ask } from '../../facts/types/actions.ts';
import type { PageFacts } from '../../facts/types/page-facts.ts';
import { hasScheme } from '../../page/address.ts';
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
const SEVERITY = { one: 1.2, both: 0.9 };

export const contactHard = defineDiagnosis(() => ({
  id: 'contact-hard',
  question: 'action',
  category: 'structure',
  nature: 'weakness',
  why: text.why,
  measure: text.measure,
  checks: [],
  ceilings: [],
  effort: 'hours',
  impact: 'default',
  evidence: ['cta-button-style'],
  needs: ['asks', 'forms', 'layout'],
  judge(facts) {
    if (!mayAsk(facts)) return null;
    const ways = waysOn(facts);
    const calls = ways.filter(({ target }) => hasScheme(target, 'tel', 'sms'));
    const mails = ways.filter(({ target }) => hasScheme(target, 'mailto'));
    const isDirect = ways.length > 0 && ways.length === calls.length + mails.length;
    if (!isDirect || leadsOn(facts.asks, ways)) return null;
    return {
      severity: calls.length > 0 && mails.length > 0 ? SEVERITY.both : SEVERITY.one,
      confidence: 0.8,
      // Readers rarely mind calling a firm that they like.
      slight: true,
      evidence: distinctNodes(ways.map(({ evidence }) => evidence)),
      ...text.advice({ call: addressOf(calls[0]), mail: addressOf(mails[0]) }),
    };
  },
}));

/** Whether visitors of such a page expect a form, and none was found. */
function mayAsk(facts: Pick<PageFacts, 'document' | 'layout' | 'pageType' | 'forms'>): boolean {
  const isAsked = !NEVER_ASKED.has(judgedPageType(facts.pageType));
  return isAsked && isReadable(facts) && askingForms(facts.forms).length === 0;
}

/** Whether the page has another next step outside its menus. */
function leadsOn(asks: readonly Ask[], ways: readonly Ask[]): boolean {
  return asks
    .filter(({ place }) => place !== 'menu')
    .some((ask) => ask.kind === 'open' || (isCall(ask) && !ways.includes(ask)));
}

/** Everything on the page that asks visitors to act, wherever it is, besides the words of menus. */
function waysOn(facts: Pick<PageFacts, 'asks' | 'forms'>): Ask[] {
  return [...buttonsOf(facts).filter(isCall), ...plainCalls(facts)];
}

/** The number or address as the link has it. */
function addressOf(ask: Ask | undefined): string | null {
  if (ask === undefined) return null;
  const [beforeQuery = ''] = (ask.target ?? '').split('?');
  const [, address = ''] = beforeQuery.split(':');
  return address.replaceAll('%20', ' ').trim();
}
