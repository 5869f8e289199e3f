import { copyLine } from '../../../languages/copy/copy-for.ts';
import type { PageFacts, UrgencyClaim } from '../../../observe/facts.ts';
import { defineCheck, measured, notApplicable, notMeasured, ramp } from '../../check.ts';
import { contradictedClaims } from '../../claim-readings.ts';
import { list, quote } from '../../phrasing.ts';
import { honestLimit } from '../honest-limit.ts';

const LIMITED_IN_TIME: ReadonlySet<UrgencyClaim['kind']> = new Set(['deadline', 'countdown', 'vague']);

export const deadlinePrecision = defineCheck({
  id: 'deadline-precision',
  category: 'urgency',
  title: { passes: 'Limited offers say when they end', fails: 'Limited offers do not say when they end' },
  why: 'Offers called limited without any end were found on dozens of shops and classed as a dark pattern; European Union law bans stating a very limited time falsely. An end that people can check is what makes a limit a reason.',
  measure:
    'The share of claims of limited time with an end near them (date, weekday with time, countdown; “today” and “tonight” only with an hour, because they are true every day): none scores 0.3, all 1. A countdown that a second visit contradicts scores 0.',
  weight: 6,
  group: 'urgency',
  pageTypes: 'all',
  measurable: { static: 'yes', withoutWordList: 'no' },
  evidence: [
    'limited-time-message-vague',
    'urgency-countdown-qubit',
    'eu-ucpd-false-limited-time',
    'urgency-must-act-now-no-effect',
  ],
  advice: { badly: 'improve', mildly: 'optimize', effort: '15 min', impact: 'deadline' },
  needs: ['urgency'],

  evaluate({ urgency, document }) {
    if (urgency.claimsNotMeasured !== null) return notMeasured(urgency.claimsNotMeasured);
    const claims = urgency.claims.filter(({ kind }) => LIMITED_IN_TIME.has(kind));
    if (claims.length === 0) return notApplicable('No claim of limited time.');
    const evidence = claims.map((claim) => claim.evidence);
    const restarting = restartingCountdown({ urgency, document });
    if (restarting) {
      const others = evidence.filter(({ node }) => node !== restarting.claim.evidence.node);
      return measured(0, `${quote(restarting.claim.text)} has no real end. ${restarting.observed}`, [
        restarting.claim.evidence,
        ...others,
      ]);
    }
    const endless = claims.filter((claim) => !hasEnd(claim));
    return measured(
      ramp((claims.length - endless.length) / claims.length, [0, 0.3], [1, 1]),
      endless.length === 0
        ? `Every claim of limited time names its end: ${texts(claims)}.`
        : `${claims.length === 1 ? 'The claim of limited time names' : `${endless.length} of ${claims.length} claims of limited time name`} no end: ${texts(endless)}.`,
      (endless.length > 0 ? endless : claims).map((claim) => claim.evidence),
      endless.length > 0 ? { searched: ['the section of each claim', 'text within 400 px of it'] } : {},
    );
  },

  recommend(_outcome, { urgency, document, language }) {
    const claims = urgency.claims.filter(({ kind }) => LIMITED_IN_TIME.has(kind));
    const restarting = restartingCountdown({ urgency, document })?.claim;
    const text = (restarting ?? claims.find((claim) => !hasEnd(claim)) ?? claims[0])?.text ?? '';
    return {
      title: `Write the true end beside ${quote(text, 60)}`,
      steps: honestLimit(text),
      copyExamples: [{ before: text, after: copyLine(language, 'until') }],
      remedy: 'urgency-claim',
    };
  },
});

function restartingCountdown(facts: Pick<PageFacts, 'urgency' | 'document'>) {
  return contradictedClaims(facts).find(({ claim }) => claim.kind === 'countdown');
}

function hasEnd({ kind, hasEnd: stated }: UrgencyClaim): boolean {
  return stated || kind === 'countdown';
}

function texts(claims: readonly UrgencyClaim[]): string {
  return list([...new Set(claims.map(({ text }) => quote(text, 60)))], 3);
}
