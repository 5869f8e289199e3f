import { quote } from '../checks/shared/phrasing.ts';
import { defineCeiling } from './ceiling.ts';

const DAY_MS = 86_400_000;

export const expiredOffer = defineCeiling({
  id: 'expired-offer',
  title: 'The event or offer is over',
  measure:
    'Lowers the score by 40% if the date of an event page has passed and the page doesn’t say so, or if the page says above the fold, or on most of its buttons, that the offer is over or sold out; by 15% if the stated end of an offer has passed.',
  needs: ['event', 'urgency', 'offer', 'document', 'pageType'],
  judge({ event, urgency, offer, document, pageType }) {
    const now = Date.parse(document.capturedAt);
    const end = Date.parse(event?.end ?? event?.start ?? '');
    if (
      event &&
      pageType.type === 'event' &&
      event.startHasYear &&
      !event.pastContext &&
      end + DAY_MS < now
    ) {
      const evidence = event.startEvidence ? [event.startEvidence] : [];
      return {
        severity: 0.4,
        reason: `The event’s date has passed: ${evidence[0]?.text ?? event.start}.`,
        evidence,
      };
    }
    const [closed] = offer.closed;
    if (closed) {
      return { severity: 0.4, reason: `The page says: ${quote(closed.text, 80)}.`, evidence: offer.closed };
    }
    const over = urgency.claims.find(
      ({ end: until, hasYear, pastContext }) =>
        until !== null && hasYear && !pastContext && Date.parse(until) + DAY_MS < now,
    );
    return over
      ? { severity: 0.15, reason: `The stated end has passed: ${over.text}.`, evidence: [over.evidence] }
      : null;
  },
});
