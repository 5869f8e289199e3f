import { expect, it } from 'vitest';
import { PageModel } from '../../page/page-model.ts';
import { staticSnapshot } from '../testing/snapshots.ts';
import { unreadFacts } from './unread.ts';

it.each([
  ['<canvas id="chart"></canvas>', 1],
  ['<canvas aria-hidden="true"></canvas>', 0],
  ['<canvas role="presentation"></canvas>', 0],
])('a canvas that is mere decoration holds nothing: %s', (html, count) => {
  const page = new PageModel(staticSnapshot(`<!doctype html><body><main>${html}<p>Text</p></main></body>`));
  expect(unreadFacts(page)).toHaveLength(count);
});
