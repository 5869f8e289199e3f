import { MAX_URL_LENGTH } from '@liftmark/contract/analysis';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { pageWords } from './page-text.ts';
import { text } from './text.ts';

const { title, description, url, source, body } = text.prompts.improvePage;
const MAX_SOURCE = 500;

export function addPrompts(server: McpServer): void {
  server.registerPrompt(
    'improve_page',
    {
      title,
      description,
      argsSchema: {
        url: z.string().trim().min(1).max(MAX_URL_LENGTH).describe(url),
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
