import { METRIC_SOURCES } from '@liftmark/contract/measuring';
import { expect, it } from 'vitest';
import { SOURCES } from './registry.ts';

it.each(METRIC_SOURCES)('%s has its source, under its own id', (id) => {
  expect(SOURCES[id].id).toBe(id);
});
