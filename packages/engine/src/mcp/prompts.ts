import { MAX_URL_LENGTH } from '@liftmark/contract/page-url';
import { completable } from '@modelcontextprotocol/sdk/server/completable.js';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { answered } from './answered.ts';
import { pageWords } from './page-text.ts';
import { text } from './text.ts';
import type { Workspace } from './workspace.ts';

const { title, description, url, source, body } = text.prompts.improvePage;
const MAX_SOURCE = 500;
/** Reports whose addresses are suggested. */
const MOST_REPORTS = 100;

export function addPrompts(server: McpServer, workspace: Workspace, onError: (error: unknown) => void): void {
  server.registerPrompt(
    'improve_page',
    {
      title,
      description,
      argsSchema: {
        url: completable(z.string().trim().min(1).max(MAX_URL_LENGTH).describe(url), (begun) =>
          answered(onError, () => addressesWith(workspace, begun)),
        ),
        source: z.string().trim().max(MAX_SOURCE).optional().describe(source),
      },
    },
    (given) => ({
      description,
      messages: [
        {
          role: 'user',
          content: {
            type: 'text',
            text: body({
              url: pageWords(given.url, MAX_URL_LENGTH),
              source: given.source ? pageWords(given.source, MAX_SOURCE) : undefined,
            }),
          },
        },
      ],
    }),
  );
}

/** Addresses of pages that were analyzed, the latest first. */
async function addressesWith(workspace: Workspace, begun: string): Promise<string[]> {
  const { entries } = await workspace.list({ from: 0, count: MOST_REPORTS });
  const addresses = entries.map((entry) => pageWords(entry.url, MAX_URL_LENGTH));
  return [...new Set(addresses)].filter((address) => address.includes(begun.trim()));
}
