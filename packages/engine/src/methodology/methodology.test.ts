import { methodologySchema } from '@liftmark/contract/methodology';
import { scoreMaking } from '@liftmark/contract/score-making';
import { expect, it } from 'vitest';
import { CEILINGS } from '../ceilings/registry.ts';
import { CHECKS } from '../checks/registry.ts';
import { methodology } from './methodology.ts';
import { methodologyPage } from './page.ts';

it('has the shape that the web reads', () => {
  expect(methodologySchema.parse(methodology())).toEqual(methodology());
});

it('lists every check with its measure, and every source once', () => {
  const method = methodology();
  const page = methodologyPage(method);
  for (const { id, title, measure } of CHECKS) {
    for (const part of [`**${title.passes}** (\`${id}\``, measure]) expect(page.split(part)).toHaveLength(2);
  }
  const anchors = [...page.matchAll(/<a id="(s\d+)">/g)].map(([, anchor]) => anchor);
  const links = new Set([...page.matchAll(/\(#(s\d+)\)/g)].map(([, anchor]) => anchor));
  expect(new Set(anchors)).toEqual(links);
  expect(new Set(anchors).size).toBe(anchors.length);
  for (const { title, url } of Object.values(method.sources)) expect(page).toContain(url ?? title);
});

it('lists every ceiling with what it takes, and how the score is made', () => {
  const method = methodology();
  const page = methodologyPage(method);
  expect(method.ceilings.map(({ id }) => id)).toEqual(CEILINGS.map(({ id }) => id));
  for (const { id, title, measure } of CEILINGS) {
    expect(page).toContain(`| ${title} (\`${id}\`) | ${measure} |`);
  }
  for (const step of scoreMaking(method)) {
    expect(page).toContain(step);
    expect(step).not.toMatch(/NaN|undefined|null/);
  }
});

it('gives no ceiling the name of a check, so that both have an address on one page', () => {
  const checks = new Set(CHECKS.map(({ id }) => id));
  expect(CEILINGS.filter(({ id }) => checks.has(id))).toEqual([]);
});

it('holds every source that it cites, and what contradicts it', () => {
  const { checks, omissions, sources } = methodology();
  const cited = [...checks, ...omissions].flatMap((entry) => entry.sources);
  const contradicting = cited.flatMap((id) => sources[id]?.contradictedBy ?? []);
  for (const id of [...cited, ...contradicting]) expect(sources).toHaveProperty([id]);
});
