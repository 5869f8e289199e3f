import { signedInAs } from '../../packages/server/src/testing/test-app.ts';
import { type Case, type Row, row } from '../case.ts';
import { openInstallation } from '../load/installation.ts';
import { allEnded, comeIn, waitForAnalysis } from '../load/waiting-client.ts';

const MANY = 200;
const OTHERS = 50;
/** Analyses of the busy one that may go before the first one of somebody else. */
const LIMIT = 2;

/** The many analyses of one person, and the first ones of others who come later. */
async function run(): Promise<Row[]> {
  const { test, start, close } = await openInstallation();
  const { analyzed } = test.engine;
  try {
    const { origin } = await start({ LIFTMARK_ROLES: 'web', ANALYSIS_CONCURRENCY: '64' });
    const analyze = (cookie: string, path: string) =>
      waitForAnalysis(origin, cookie, `https://shop.test/held/${path}`);
    const busy = await signedInAs(test, { plan: 'pro' });
    const many = await comeIn(MANY, (index) => analyze(busy.cookie, `busy/${index}`));
    const others = await comeIn(OTHERS, async (index) => {
      const { cookie } = await signedInAs(test, { plan: 'free' });
      return analyze(cookie, `other/${index}`);
    });
    const running = analyzed.length;
    test.engine.release();
    await allEnded([...many, ...others]);
    const later = analyzed.slice(running);
    const last = later.findLastIndex((url) => url.includes('/other/'));
    const before = later.slice(0, last).filter((url) => url.includes('/busy/'));
    return [row('analyses of the busy one before', before.length, LIMIT)];
  } finally {
    await close();
  }
}

export default {
  name: 'load-fairness',
  measures: `how many of one person's ${MANY} analyses go before the first ones of ${OTHERS} others who come later, beside the limit`,
  unit: 'count',
  goal: 1,
  judgedBy: 'worst',
  run,
} satisfies Case;
