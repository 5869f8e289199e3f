import {
  WORKSPACE_ROLES,
  type Workspace,
  type WorkspaceRole,
  workspaceListSchema,
} from '@liftmark/contract/workspaces';
import { useSyncExternalStore } from 'react';
import { localStore, tabStore } from './browser-store.ts';

/**
 * The workspaces of the signed-in person, and the one that this tab works in. The browser stores the list, so that the
 * first paint knows it, and each tab its own workspace. Neither grants anything: the server checks every call.
 */
export interface Workspaces {
  /** Empty until it is known; the personal one is first. */
  list: readonly Workspace[];
  /** The one of this tab; null while it is unknown, and for visitors. */
  active: Workspace | null;
  /** The one that this tab worked in until the person lost access to it. */
  lost: Workspace | null;
  /** Changes when the tab goes to another workspace. */
  visit: number;
}

interface State extends Workspaces {
  /** Named in requests, also while the list is unknown. */
  chosen: string | null;
}

const LIST = 'workspaces';
const CHOSEN = 'workspace';
const NONE: State = { list: [], active: null, lost: null, visit: 0, chosen: null };

const listeners = new Set<() => void>();
let current: State | undefined;

function state(): State {
  current ??= stored();
  return current;
}

function stored(): State {
  const list = workspaceListSchema.safeParse(localStore.readJson(LIST)).data ?? [];
  const chosen = tabStore.read(CHOSEN);
  return { ...NONE, list, chosen, active: find(list, chosen) ?? lastUsed(list) };
}

function find(list: readonly Workspace[], id: string | null): Workspace | null {
  return list.find((each) => each.id === id) ?? null;
}

function lastUsed(list: readonly Workspace[]): Workspace | null {
  return list.find(({ isLastUsed }) => isLastUsed) ?? list[0] ?? null;
}

function set(next: Partial<State>): void {
  current = { ...state(), ...next };
  for (const listener of listeners) listener();
}

/** With a single one there is nothing to choose, and nothing to store. */
function store(list: readonly Workspace[]): void {
  if (list.length > 1) localStore.writeJson(LIST, list);
  else localStore.remove(LIST);
}

/** Takes over the server's answer. A workspace that isn't in it anymore is lost, which the screen says. */
export function rememberWorkspaces(list: readonly Workspace[]): void {
  const { chosen, active } = state();
  store(list);
  const known = find(list, chosen);
  if (known === null && chosen !== null && active?.id === chosen) {
    set({ list, lost: active });
    return;
  }
  const next = known ?? lastUsed(list);
  if (next !== null) tabStore.write(CHOSEN, next.id);
  set({ list, active: next, lost: null, chosen: next?.id ?? null });
}

/** For visitors. */
export function forgetWorkspaces(): void {
  if (state().chosen === null && state().list.length === 0) return;
  localStore.remove(LIST);
  tabStore.remove(CHOSEN);
  set({ ...NONE, visit: state().visit });
}

/** Goes to another workspace: nothing that was loaded for the former one stays. */
export function switchWorkspace(id: string): void {
  const { list, visit } = state();
  tabStore.write(CHOSEN, id);
  set({ chosen: id, active: find(list, id), lost: null, visit: visit + 1 });
}

/** Goes to a workspace that is new to the person. */
export function enterWorkspace(workspace: Workspace): void {
  const list = [...state().list.filter(({ id }) => id !== workspace.id), workspace];
  store(list);
  set({ list });
  switchWorkspace(workspace.id);
}

/** Goes to the personal workspace for good, on the screen that `go` leads to. */
export async function leaveWorkspace(id: string, go: () => void | Promise<void>): Promise<void> {
  const list = state().list.filter((each) => each.id !== id);
  const [personal] = list;
  store(list);
  // That screen asks the server at once, and must not ask for what is gone.
  set({ list, chosen: personal?.id ?? null });
  await go();
  if (personal !== undefined) switchWorkspace(personal.id);
}

/** The workspace to name in a request; null if there is no choice, or it isn't known yet. */
export function namedWorkspace(): string | null {
  const { list, chosen, lost } = state();
  return list.length > 1 || lost !== null ? chosen : null;
}

/** The person joined a team in another tab, or left one. */
function onStorage({ key }: StorageEvent): void {
  const { list } = stored();
  const { chosen, active } = state();
  if (key === LIST && list.length > 0) set({ list, active: find(list, chosen) ?? active });
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
}

export function useWorkspaces(): Workspaces {
  return useSyncExternalStore(subscribe, state, () => NONE);
}

export function workspaceName({ kind, name }: Pick<Workspace, 'kind' | 'name'>): string {
  return kind === 'personal' ? 'Personal' : name;
}

/** The team that this tab works in; null in the personal workspace. */
export function useTeam(): Workspace | null {
  const { active } = useWorkspaces();
  return active?.kind === 'team' ? active : null;
}

/** Whether the person's role in this tab's workspace is at least this one; true while that is unknown. */
export function useHasRole(least: WorkspaceRole): boolean {
  const { active } = useWorkspaces();
  return active === null || hasRole(active.role, least);
}

export function hasRole(role: WorkspaceRole, least: WorkspaceRole): boolean {
  return WORKSPACE_ROLES.indexOf(role) <= WORKSPACE_ROLES.indexOf(least);
}
