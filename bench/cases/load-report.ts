import { signedInAs } from '../../packages/server/src/testing/test-app.ts';
import type { Case } from '../case.ts';
import { measureRequests } from '../load/requests.ts';
import { typicalAudit } from '../typical-audit.ts';

export default {
  name: 'load-report',
  measures: 'time of a request for a report at one web process, beside a bare Fastify with the same bytes',
  unit: 'us',
  // 0.3 of the requests per second.
  goal: 3.33,
  judgedBy: 'worst',
  async run() {
    const { report, url } = await typicalAudit();
    return measureRequests(async (test) => {
      const { cookie } = await signedInAs(test, { plan: 'pro' });
      test.engine.found.set(url, report);
      const made = await test.app.inject({
        method: 'POST',
        url: '/api/analyze/url',
        payload: { url },
        headers: { cookie },
      });
      const path = `/api/reports/${made.json().reportId}`;
      return [
        { name: 'by its owner', path, headers: { cookie } },
        { name: 'by its owner, in brotli', path, headers: { cookie, 'accept-encoding': 'br' } },
        { name: 'by a visitor, in brotli', path, headers: { 'accept-encoding': 'br' } },
      ];
    });
  },
} satisfies Case;
