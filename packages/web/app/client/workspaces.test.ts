import type { Workspace } from '@liftmark/contract/workspaces';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from './memory-storage.ts';
import { request } from './request.ts';
import {
  enterWorkspace,
  forgetWorkspaces,
  hasRole,
  leaveWorkspace,
  namedWorkspace,
  rememberWorkspaces,
  switchWorkspace,
} from './workspaces.ts';

const of = (kind: Workspace['kind'], number: number, isLastUsed = false): Workspace => ({
  id: `00000000-0000-4000-8000-00000000000${number}`,
  kind,
  name: kind === 'team' ? `Team ${number}` : '',
  role: 'owner',
  isPro: false,
  isLastUsed,
});
const own = of('personal', 1);
const team = of('team', 2, true);

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage()());
  vi.stubGlobal('sessionStorage', memoryStorage()());
});
afterEach(() => {
  forgetWorkspaces();
  vi.unstubAllGlobals();
});

/** The workspace that a request names. */
async function sent(): Promise<string | null> {
  let headers = new Headers();
  await request(
    '/api/x',
    {},
    {
      fetch: async (_path, init) => {
        headers = new Headers(init?.headers);
        return new Response('{}');
      },
      wait: async () => undefined,
    },
  );
  return headers.get('liftmark-workspace');
}

test('requests name no workspace where there is no choice', async () => {
  expect(await sent()).toBeNull();
  rememberWorkspaces([own]);
  expect(await sent()).toBeNull();
});

test('a new tab works in the one that was used last, and stays there when another tab goes elsewhere', async () => {
  rememberWorkspaces([own, team]);
  expect(await sent()).toBe(team.id);
  rememberWorkspaces([
    { ...own, isLastUsed: true },
    { ...team, isLastUsed: false },
  ]);
  expect(await sent()).toBe(team.id);
  switchWorkspace(own.id);
  expect(await sent()).toBe(own.id);
});

test('a lost workspace stays named until the person goes on, so that nothing lands elsewhere', async () => {
  rememberWorkspaces([own, team]);
  rememberWorkspaces([own]);
  expect(await sent()).toBe(team.id);
  switchWorkspace(own.id);
  expect(await sent()).toBeNull();
});

test('entering and leaving a team go there and back', async () => {
  rememberWorkspaces([own]);
  enterWorkspace(team);
  expect(namedWorkspace()).toBe(team.id);
  await leaveWorkspace(team.id, () => undefined);
  expect(namedWorkspace()).toBeNull();
});

test('the screen after leaving a team asks for nothing of it', async () => {
  const other = { ...team, id: 'other' };
  rememberWorkspaces([own, team, other]);
  switchWorkspace(team.id);
  let named: string | null = null;
  await leaveWorkspace(team.id, () => {
    named = namedWorkspace();
  });
  expect(named).toBe(own.id);
  expect(namedWorkspace()).toBe(own.id);
});

test('each role may what the ones below it may', () => {
  expect([hasRole('owner', 'admin'), hasRole('editor', 'editor'), hasRole('viewer', 'editor')]).toEqual([
    true,
    true,
    false,
  ]);
});
