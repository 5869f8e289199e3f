import type { PageType } from '@liftmark/contract/page-types';
import { copyLine } from '../../../languages/copy/copy-for.ts';
import type { Evidence, Offer } from '../../../observe/facts.ts';
import { defineCheck, measured, notApplicable, notMeasured } from '../../check.ts';
import { unreadReason, unreadRegion } from '../../doubt.ts';
import { quote } from '../../phrasing.ts';

export const guarantee = defineCheck({
  id: 'guarantee',
  category: 'offerStrength',
  title: {
    passes: 'A guarantee takes the risk off the buyer',
    fails: 'No clear guarantee takes the risk off the buyer',
  },
  why: 'Two laboratory experiments found that money-back guarantees raise the intention to buy and the willingness to pay. Another found that a generous guarantee works only where it is believed, so period and terms belong to it.',
  measure:
    'A guarantee with its period or with linked terms scores 1, one that is only named, or told of by nothing but a link at the foot, 0.8, none 0.5. A refusal ("no refunds") is no guarantee. Free offers, apps that are free to begin with, and what one comes to by appointment need none; nor do services, courses, apps and software that name no price.',
  weight: 4,
  group: 'terms',
  pageTypes: ['saas', 'app', 'service', 'course', 'pricing', 'ecommerce-product'],
  measurable: { static: 'yes', withoutWordList: 'no' },
  evidence: ['money-back-guarantee-intent', 'guarantee-believability'],
  advice: { badly: 'optimize', mildly: 'optimize', effort: 'hours', impact: 'default' },
  needs: ['layout', 'offer', 'primaryAction', 'content'],
  evaluate({ offer, layout, pageType, content }) {
    if (offer.prices.length > 0 && offer.prices.every(({ free }) => free))
      return notApplicable('It is free.');
    if (pageType.type === 'app' && offer.freeOffer.present)
      return notApplicable('The app is free to begin with.');
    const term = offer.terms.find(
      ({ kind, negated, period, link, region, evidence }) =>
        !negated &&
        (period !== null || (link !== null && region !== 'footer')) &&
        (kind === 'guarantee' || isNamed(offer, evidence)),
    );
    if (term) {
      return measured(
        1,
        `The guarantee ${quote(term.text)} ${term.period === null ? 'links to its terms' : `states its period: ${term.period}`}.`,
        [term.evidence],
      );
    }
    if (offer.guarantee.present === null) {
      return notMeasured(offer.guarantee.notMeasured ?? 'Whether there is a guarantee could not be told.');
    }
    const named = offer.guarantee.evidence[0];
    const link = linkAlone(offer);
    if (link) {
      return measured(0.8, `Only a link at the foot, ${quote(link.text)}, speaks of it.`, [link]);
    }
    if (offer.guarantee.present && named) {
      return measured(
        0.8,
        `A guarantee is named, ${quote(named.text)}, without period or terms.`,
        offer.guarantee.evidence,
      );
    }
    const unasked = unaskedOf(pageType.type, offer, content.appointment !== null);
    if (unasked) return notApplicable(unasked);
    const unread = unreadRegion(layout);
    if (unread) return notMeasured(unreadReason(unread, 'A guarantee'));
    return measured(0.5, 'No guarantee was found.', [], { searched: offer.guarantee.searched });
  },
  recommend({ evidence }, { primaryAction, offer, language }) {
    const named = evidence[0];
    const link = linkAlone(offer);
    const beside = primaryAction ? `beside ${quote(primaryAction.text, 40)}` : 'beside the main button';
    return {
      title: link
        ? `Say ${beside} what ${quote(link.text, 50)} promises`
        : named
          ? `Give ${quote(named.text, 50)} a period and terms`
          : `Offer a guarantee that you can keep ${beside}`,
      steps: [
        'Decide what you would refund or redo, for how long, and what the customer has to do.',
        `State it in one line ${beside} and link to the full terms.`,
        'Keep it modest if you are little known: experiments found that a bold guarantee from an unknown seller of expensive goods was not believed.',
      ],
      copyExamples: [
        {
          before: link ? null : (named?.text ?? null),
          after: copyLine(language, 'guarantee', {
            period: offer.terms.find((term) => !term.negated && term.kind !== 'cancellation')?.period,
          }),
        },
      ],
      remedy: 'guarantee',
    };
  },
});

/** Nothing else can be paid back than a price. */
const PRICED: readonly PageType[] = ['saas', 'app', 'service', 'course'];

/** Why nobody misses a guarantee, in a sentence; null where somebody may. */
function unaskedOf(type: PageType, { prices }: Offer, byAppointment: boolean): string | null {
  if (!PRICED.includes(type)) return null;
  if (prices.every(({ struck }) => struck)) return 'No price is named that could be paid back.';
  return type === 'service' && byAppointment ? 'One comes here by appointment.' : null;
}

/** The link at the foot, where nothing else names a guarantee. */
function linkAlone({ terms, guarantee: { evidence } }: Offer): Evidence | null {
  const named = terms.filter((term) => evidence.some(({ node }) => node === term.evidence.node));
  const linked = named.every(
    ({ link, region, period }) => link !== null && region === 'footer' && period === null,
  );
  return linked ? (named[0]?.evidence ?? null) : null;
}

/** Whether return terms are what the page promises: "Free returns for 60 days". */
function isNamed({ guarantee: { evidence } }: Offer, term: Evidence): boolean {
  return evidence.some(({ node }) => node === term.node);
}
