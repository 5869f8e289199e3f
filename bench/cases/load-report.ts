import type { Case } from '../case.ts';
import { measurePath } from '../load/requests.ts';

export default {
  name: 'load-report',
  measures: 'a report read by its owner from one web process, beside a bare Fastify with the same bytes',
  unit: 'us',
  // 0.3 of the requests per second.
  goal: 3.33,
  async run() {
    return measurePath(async ({ app }, cookie) => {
      const payload = { url: 'https://shop.test/kettle' };
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
