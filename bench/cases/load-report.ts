import type { Case } from '../case.ts';
import { measurePath } from '../load/requests.ts';
import { typicalAudit } from '../typical-audit.ts';

export default {
  name: 'load-report',
  measures: 'a report read by its owner from one web process, beside a bare Fastify with the same bytes',
  unit: 'us',
  // 0.3 of the requests per second.
  goal: 3.33,
  async run() {
    const { report, url } = await typicalAudit();
    return measurePath(async ({ app, engine }, cookie) => {
      const payload = { url };
      engine.found.set(url, report);
      const made = await app.inject({
        method: 'POST',
        url: '/api/analyze/url',
        payload,
        headers: { cookie },
      });
      return `/api/reports/${made.json().reportId}`;
    });
  },
} satisfies Case;
