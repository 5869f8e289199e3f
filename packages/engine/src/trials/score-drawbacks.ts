import type { ConversionReport, Finding } from '@liftmark/contract/report';
import type { Drawback } from '@liftmark/contract/trials';
import { text } from './text.ts';

/** A smaller difference in a check's score is a matter of measuring. */
const SAME_SCORE = 0.05;
const MOST = 5;

/**
 * What of the page is judged worse with a fix.
 * @param claimed the checks that the fix answers
 */
export function scoreDrawbacks(
  before: ConversionReport,
  after: ConversionReport,
  claimed: readonly string[],
): Drawback[] {
  const then = new Map(before.findings.map((finding) => [finding.check, finding]));
  const fallen = after.findings.flatMap((finding): Drawback[] => {
    const was = then.get(finding.check);
    const isWorse = was !== undefined && lost(was, finding) > SAME_SCORE && finding.weight > 0;
    if (!isWorse || claimed.includes(finding.check)) return [];
    const scores = { title: finding.title, before: was.score ?? 0, after: finding.score ?? 0 };
    return [{ kind: 'check', text: text.check(scores), device: null }];
  });
  const [from, to] = [before.overall.percent, after.overall.percent];
  const isLower = from !== null && to !== null && to < from;
  return [
    ...belowFold(before, after),
    ...fallen.slice(0, MOST),
    ...(isLower
      ? [{ kind: 'score', text: text.score({ before: from, after: to }), device: null } as const]
      : []),
  ];
}

function lost(was: Finding, is: Finding): number {
  return was.score === null || is.score === null ? 0 : was.score - is.score;
}

/** Headline and main button, as far as a device showed them above the fold. */
function belowFold(before: ConversionReport, after: ConversionReport): Drawback[] {
  return (['headline', 'primaryAction'] as const).flatMap((name) => {
    const [was, is] = [placeIn(before, name), placeIn(after, name)];
    return (['desktop', 'mobile'] as const).flatMap((device): Drawback[] => {
      const isLost = was?.aboveFold[device] === true && is?.aboveFold[device] === false;
      return isLost ? [{ kind: 'shifted', text: text.belowFold({ words: is.text }), device }] : [];
    });
  });
}

interface Placed {
  text: string;
  aboveFold: { desktop: boolean | null; mobile: boolean | null };
}

function placeIn({ facts }: ConversionReport, name: 'headline' | 'primaryAction'): Placed | null {
  return (facts[name] as Placed | null | undefined) ?? null;
}
