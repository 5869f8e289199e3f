import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CDPSession } from 'playwright-core';

/**
 * Our own scripts in an isolated world: they see the page's document, but not the globals that the page may have
 * changed.
 */
export interface PageWorld {
  /** Runs `page-scripts/<name>.js` and hands back its result as plain data. */
  run<Result>(name: string, argument?: unknown): Promise<Result>;
  /** Backend node ids of the elements in a global array that a script set. */
  nodesOf(globalName: string): Promise<number[]>;
}

const scripts = new Map<string, string>();

function script(name: string): string {
  const known = scripts.get(name);
  if (known !== undefined) return known;
  const file = join(import.meta.dirname, 'page-scripts', `${name}.js`);
  const statement = readFileSync(file, 'utf8').trimEnd();
  const source = statement.endsWith(';') ? statement.slice(0, -1) : statement;
  scripts.set(name, source);
  return source;
}

/** Rejects if the page navigates away meanwhile: a world lives as long as its document. */
export async function openPageWorld(session: CDPSession, frameId: string): Promise<PageWorld> {
  const { executionContextId: contextId } = await session.send('Page.createIsolatedWorld', {
    frameId,
    worldName: 'liftmark',
  });

  return {
    async run<Result>(name: string, argument?: unknown) {
      const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
        expression: `(${script(name)}\n)(${JSON.stringify(argument) ?? ''})`,
        contextId,
        awaitPromise: true,
        returnByValue: true,
      });
      if (exceptionDetails !== undefined) {
        throw new Error(`${name}: ${exceptionDetails.exception?.description ?? exceptionDetails.text}`);
      }
      return result.value as Result;
    },
    async nodesOf(globalName) {
      const { result } = await session.send('Runtime.evaluate', {
        expression: `globalThis.${globalName} ?? []`,
        contextId,
      });
      if (result.objectId === undefined) return [];
      const { result: members } = await session.send('Runtime.getProperties', {
        objectId: result.objectId,
        ownProperties: true,
      });
      const objects = members.flatMap(({ name, value }) =>
        Number.isInteger(Number(name)) && value?.objectId !== undefined ? [value.objectId] : [],
      );
      return Promise.all(
        objects.map(async (objectId) => {
          const { node } = await session.send('DOM.describeNode', { objectId });
          return node.backendNodeId;
        }),
      );
    },
  };
}
