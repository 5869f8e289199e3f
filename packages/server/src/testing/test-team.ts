import { randomUUID } from 'node:crypto';
import { WORKSPACE_HEADER, WORKSPACE_ROLES, type WorkspaceRole } from '@liftmark/contract/workspaces';
import { workspaceMembers, workspaces } from '../database/schema.ts';
import { signedInAs, type TestApp } from './test-app.ts';

/** A signed-in person. */
export interface TestPerson {
  id: string;
  cookie: string;
}

export async function newPerson(test: TestApp): Promise<TestPerson> {
  const { cookie } = await signedInAs(test, { plan: 'free' });
  const { id } = (await test.app.inject({ url: '/api/auth/user', headers: { cookie } })).json();
  return { id, cookie };
}

export type TestPeople = Record<WorkspaceRole, TestPerson>;

/** A person for each role. */
export async function newPeople(test: TestApp): Promise<TestPeople> {
  const people = await Promise.all(
    WORKSPACE_ROLES.map(async (role) => [role, await newPerson(test)] as const),
  );
  return Object.fromEntries(people) as TestPeople;
}

/** A team with Pro. */
export async function createTestTeam(
  { services }: TestApp,
  people: Partial<TestPeople>,
  { seats = 10, subscriptionStatus = 'active' } = {},
): Promise<string> {
  const id = randomUUID();
  await services.database
    .insert(workspaces)
    .values({ id, kind: 'team', name: 'Kettles', subscriptionStatus, seats });
  for (const [role, person] of Object.entries(people)) {
    await services.database
      .insert(workspaceMembers)
      .values({ workspaceId: id, userId: person.id, role: role as WorkspaceRole });
  }
  return id;
}

/** The headers of a person's requests in a workspace. */
export function inside({ cookie }: TestPerson, workspaceId: string): Record<string, string> {
  return { cookie, [WORKSPACE_HEADER]: workspaceId };
}
