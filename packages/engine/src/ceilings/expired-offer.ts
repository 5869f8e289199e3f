import { defineCeiling } from './ceiling.ts';
import { text } from './expired-offer.text.ts';

const DAY_MS = 86_400_000;

export const expiredOffer = defineCeiling(() => ({
  id: 'expired-offer',
  title: text.title,
  measure: text.measure,
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
        reason: text.reason.event({ date: evidence[0]?.text ?? event.start ?? '' }),
        evidence,
      };
    }
    const [closed] = offer.closed;
    if (closed) {
      return { severity: 0.4, reason: text.reason.closed({ said: closed.text }), evidence: offer.closed };
    }
    const over = urgency.claims.find(
      ({ end: until, hasYear, pastContext }) =>
        until !== null && hasYear && !pastContext && Date.parse(until) + DAY_MS < now,
    );
    return over
      ? { severity: 0.15, reason: text.reason.over({ said: over.text }), evidence: [over.evidence] }
      : null;
  },
}));
