import type { Evidence, PageFacts } from '../../../observe/facts.ts';
import { acrossViewports, defineCheck, measured, ramp } from '../../check.ts';
import { bytes, perViewport, quote, seconds } from '../../phrasing.ts';
import { fairTimes, withoutFairTime } from '../busy-machine.ts';

const GOOD_MS = 2_500;

function scoreOf(ms: number | null): number | null {
  return ms === null ? null : ramp(ms, [GOOD_MS, 1], [4_000, 0.4], [8_000, 0]);
}

const UNNAMED = 'the largest element';

/** The largest element in words: its text, else the file of its picture, with what that weighs. */
function element(speed: NonNullable<PageFacts['speed']>): string {
  const node = elementOf(speed);
  const file = speed.lcpUrl?.split(/[?#]/)[0]?.split('/').at(-1);
  const weight = speed.lcpBytes === null ? '' : ` of ${bytes(speed.lcpBytes)}`;
  if (file) return `the picture ${quote(file, 60)}${weight}`;
  if (node?.text) return quote(node.text, 60);
  return UNNAMED;
}

/** The file is the one of the desktop, which is spoken of where both were read. */
function elementOf({ lcpElement: { desktop, mobile } }: NonNullable<PageFacts['speed']>): Evidence | null {
  return desktop ?? mobile;
}

/** The same as a sentence begins to speak of it. */
function introduced(speed: NonNullable<PageFacts['speed']>): string {
  const name = element(speed);
  return name === UNNAMED ? UNNAMED : `${UNNAMED}, ${name},`;
}

export const largestContentfulPaint = defineCheck({
  id: 'largest-contentful-paint',
  category: 'structure',
  title: { passes: 'The main content appears quickly', fails: 'The main content appears late' },
  why: 'In a randomized test of two visually identical landing pages a 31% better time to the largest element brought 8% more sales. Data of large retailers tie each further 100 ms to lower conversion, though that is correlation.',
  measure:
    'Seconds until the largest element is painted, in one run of ours: up to 2.5 scores 1, 4 scores 0.4, 8 and more 0, in straight lines between. The result is the mean of both viewports. Where our machine had no processor left for the page, a slow time is not counted.',
  weight: 8,
  group: 'tech',
  pageTypes: 'all',
  measurable: { static: 'no', withoutWordList: 'yes' },
  evidence: ['lcp-vodafone-8', 'lcp-rakuten-33', 'speed-deloitte-01s', 'speed-akamai-100ms'],
  advice: { badly: 'improve', mildly: 'optimize', effort: 'days', impact: 'lcp' },
  needs: ['speed'],
  evaluate({ speed }) {
    const painted = speed && fairTimes(speed.lcpMs, speed, GOOD_MS);
    const score =
      painted && acrossViewports({ desktop: scoreOf(painted.desktop), mobile: scoreOf(painted.mobile) });
    if (!speed || painted === null || score === null) {
      return withoutFairTime(speed, 'The browser reported no largest element.');
    }
    const nodes = [elementOf(speed)].filter((node) => node !== null);
    return measured(
      score,
      `In our run ${introduced(speed)} appeared after ${perViewport(painted, seconds)}${score < 1 ? '; 2.5 s or less is good' : ''}.`,
      nodes,
      { certain: true },
    );
  },
  recommend(_outcome, { speed }) {
    if (!speed)
      return { title: 'Show the main content sooner', steps: ['Measure again.'], remedy: 'load-faster' };
    const heavy = speed.lcpBytes !== null && speed.lcpBytes > 200_000;
    const ttfb = Math.max(speed.ttfbMs.desktop ?? 0, speed.ttfbMs.mobile ?? 0);
    const steps: string[] = [];
    if (speed.lcpUrl) {
      steps.push(
        heavy
          ? `Serve ${element(speed)} as WebP or AVIF in the size that is shown, below 200 KB.`
          : `Let ${element(speed)} start earlier: it is small enough, but begins late.`,
        'Load it without lazy loading, with fetchpriority="high", and name it in the HTML rather than in a stylesheet or script.',
      );
    } else {
      steps.push(
        `Let ${element(speed)} wait for no styles, fonts or scripts: put the styles it needs into the HTML and load scripts deferred.`,
      );
    }
    if (ttfb > 800) {
      steps.push(`The first byte took ${seconds(ttfb)} in our run: cache the page near your visitors.`);
    }
    steps.push(
      `The page loaded ${bytes(speed.bytes)} in ${speed.requests} requests; drop what the first screen does not need.`,
    );
    return {
      title: `Show ${element(speed)} sooner`,
      steps,
      remedy: 'load-faster',
    };
  },
});
