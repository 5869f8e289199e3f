import type { Case } from '../case.ts';
import { measureRequests } from '../load/requests.ts';

export default {
  name: 'load-landing',
  measures: 'the landing page of one web process under load, beside a bare Fastify with the same bytes',
  unit: 'us',
  // 0.8 of the requests per second.
  goal: 1.25,
  run: () => measureRequests(async () => [{ name: 'time of a request', path: '/', headers: {} }]),
} satisfies Case;
