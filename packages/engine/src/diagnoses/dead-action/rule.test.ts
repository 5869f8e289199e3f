import { expect, it } from 'vitest';
import { evidence, pageFacts } from '../../checks/testing/test-facts.ts';
import type { DeadEnd } from '../../facts/types/actions.ts';
import { diagnosed } from '../testing/diagnosed.ts';
import { deadAction } from './rule.ts';

const end = (text: string, kind: DeadEnd['kind'] = 'action', address: string | null = '#'): DeadEnd => ({
  text,
  kind,
  address,
  evidence: evidence(text),
});

const made = (...deadEnds: DeadEnd[]) => diagnosed(deadAction, { facts: { deadEnds } });

it('is not said of a healthy page', () => {
  expect(diagnosed(deadAction, {})).toBeNull();
});

it('is gravest where the main button leads nowhere, whatever it looks like', () => {
  const facts = { deadEnds: [end('Get started', 'link')], primaryAction: { text: 'Get started' } };
  expect(diagnosed(deadAction, { facts })).toMatchObject({
    severity: 3,
    title: 'The button “Get started” leads nowhere',
    observed: '“Get started” links to “#”, so nothing happens when visitors click it.',
  });
});

it('counts buttons of one label together, and says what no script answers', () => {
  const claim = end('Claim', 'action', null);
  expect(made(claim, end('Claim', 'action', null), end('Claim', 'action', null))).toMatchObject({
    title: '3 “Claim” buttons lead nowhere',
    observed: 'When visitors click “Claim”, nothing happens.',
    confidence: 0.8,
  });
});

it('names the place that is missing', () => {
  expect(made(end('Gift cards', 'action', '#gifts'))?.observed).toContain('links to “#gifts”');
});

it('says nothing of a single link, which may stand for the page that is shown', () => {
  expect(made(end('Prices', 'link'))).toBeNull();
  expect(made(end('Prices', 'link'), end('About', 'link'))).toMatchObject({ severity: 0.5 });
});

it('rises with the share of links that are dead', () => {
  const links = Array.from({ length: 20 }, (_, index) => end(`Entry ${index}`, 'link'));
  expect(made(...links)).toMatchObject({ title: '20 of 24 links lead nowhere' });
  expect(made(...links)?.severity).toBeGreaterThan(2);
  expect(made(...links.slice(0, 3))?.severity).toBeLessThan(1);
});

it('names icons by their network', () => {
  expect(made(end('facebook', 'profile'), end('linkedin', 'profile'))).toMatchObject({
    title: 'The Facebook and LinkedIn icons lead nowhere',
  });
  expect(made(end('whatsapp', 'contact'))?.title).toBe('The contact link “WhatsApp” leads nowhere');
});

it('takes a link that asks to act for a button, but not in a footer', () => {
  const join = end('Become a member', 'link');
  const [ask] = pageFacts().asks;
  if (!ask) throw new Error('The test page has a button.');
  const made = (region: 'main' | 'footer') => {
    const facts = { deadEnds: [join], asks: [{ ...ask, region, evidence: join.evidence }] };
    return diagnosed(deadAction, { facts });
  };
  expect(made('main')?.title).toBe('The button “Become a member” leads nowhere');
  expect(made('footer')).toBeNull();
});

it('leaves out a button that says itself that it’s for later', () => {
  const later = end('Coming soon', 'action', null);
  const missing = [{ kind: 'announced' as const, text: 'Coming soon', evidence: evidence('Coming soon') }];
  const content = { unfinished: { notes: [], missing, gaps: [] } };
  expect(diagnosed(deadAction, { facts: { deadEnds: [later], content } })).toBeNull();
  expect(diagnosed(deadAction, { facts: { deadEnds: [later] } })).not.toBeNull();
});
