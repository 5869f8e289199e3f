import type { PageType } from '@liftmark/contract/page-types';
import type { Evidence } from '@liftmark/contract/report';
import type { Offer, OfferTerm } from '../../../facts/types/offer.ts';
import { copyLine } from '../../../language/copy/copy-for.ts';
import { seen, seenIn, some } from '../../cases.ts';
import { defineCheck } from '../../define-check.ts';
import { unread } from '../../shared/uncertainty.ts';
import { text } from './text.ts';

export const guarantee = defineCheck(() => ({
  id: 'guarantee',
  category: 'offerStrength',
  title: text.title,
  why: text.why,
  measure: text.measure,
  weight: 4,
  group: 'terms',
  pageTypes: ['saas', 'app', 'service', 'course', 'pricing', 'ecommerce-product'],
  measurable: { static: 'yes', withoutWordList: 'no' },
  evidence: ['money-back-guarantee-intent', 'guarantee-believability'],
  advice: { badly: 'optimize', mildly: 'optimize', effort: 'hours', impact: 'default' },
  needs: ['layout', 'offer', 'primaryAction', 'content'],
  cases: ({ when, otherwise, notApplicable, notMeasured }) => [
    notApplicable(
      ({ offer: { prices } }) => prices.length > 0 && prices.every(({ free }) => free),
      text.notApplicable.free,
    ),
    notApplicable(
      ({ offer, pageType }) => pageType.type === 'app' && offer.freeOffer.present,
      text.notApplicable.freeApp,
    ),
    when(1, text.how.terms, ({ offer }) => fullTerm(offer), observedTerm),
    notMeasured(
      ({ offer: { guarantee: found } }) =>
        found.present === null && (found.notMeasured ?? text.notMeasured.unclear),
      (reason) => reason,
    ),
    when(0.8, text.how.mentioned, ({ offer }) => seen(onlyFooterLink(offer)), text.observed.footerLink),
    when(
      0.8,
      text.how.mentioned,
      ({ offer }) => offer.guarantee.present && some(seenIn(offer.guarantee)),
      ({ items: [first] }) => text.observed.mentioned({ said: first?.said ?? '' }),
    ),
    notApplicable(
      ({ pageType, offer, content }) => exemptionOf(pageType.type, offer, content.appointment !== null),
      (reason) => reason,
    ),
    unread(text.notMeasured.absent),
    otherwise(0.5, text.how.none, text.observed.none, { searched: ({ offer }) => offer.guarantee.searched }),
  ],
  recommend({ evidence }, { primaryAction, offer, language }) {
    const button = primaryAction?.text ?? null;
    const mention = evidence[0]?.text ?? null;
    const link = onlyFooterLink(offer);
    return {
      title: link
        ? text.advice.title.footerLink({ said: link.text, button })
        : mention === null
          ? text.advice.title.none({ button })
          : text.advice.title.mentioned({ said: mention }),
      steps: text.advice.steps({ button }),
      copyExamples: [
        {
          before: link ? null : mention,
          after: copyLine(language, 'guarantee', {
            period: offer.terms.find((term) => !term.negated && term.kind !== 'cancellation')?.period,
          }),
        },
      ],
      remedy: 'guarantee',
    };
  },
}));

/** A guarantee with a period or a link to its terms. */
function fullTerm(offer: Offer): OfferTerm | undefined {
  return offer.terms.find(
    ({ kind, negated, period, link, region, evidence }) =>
      !negated &&
      (period !== null || (link !== null && region !== 'footer')) &&
      (kind === 'guarantee' || isGuarantee(offer, evidence)),
  );
}

function observedTerm({ text: said, period }: OfferTerm): string {
  return period === null ? text.observed.linkedTerms({ said }) : text.observed.period({ said, period });
}

/** Types of pages that owe a guarantee only where they show a price. */
const PRICED: readonly PageType[] = ['saas', 'app', 'service', 'course'];

/** Why the page needs no guarantee; null if it does. */
function exemptionOf(type: PageType, { prices }: Offer, byAppointment: boolean): string | null {
  if (!PRICED.includes(type)) return null;
  if (prices.every(({ struck }) => struck)) return text.notApplicable.noPrice;
  return type === 'service' && byAppointment ? text.notApplicable.appointment : null;
}

/** The footer link that is the page's only mention of a guarantee, if there is one. */
function onlyFooterLink({ terms, guarantee: { evidence } }: Offer): Evidence | null {
  const mentions = terms.filter((term) => evidence.some(({ node }) => node === term.evidence.node));
  const areFooterLinks = mentions.every(
    ({ link, region, period }) => link !== null && region === 'footer' && period === null,
  );
  return areFooterLinks ? (mentions[0]?.evidence ?? null) : null;
}

/** Whether return terms are also the guarantee: "Free returns for 60 days". */
function isGuarantee({ guarantee: { evidence } }: Offer, term: Evidence): boolean {
  return evidence.some(({ node }) => node === term.node);
}
