import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { RequestHandlerExtra } from '@modelcontextprotocol/sdk/shared/protocol.js';
import type { CallToolResult, ServerNotification, ServerRequest } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { CaptureError } from '../capture/capture-error.ts';
import { TargetError } from '../capture/target.ts';
import { MAX_CHARACTERS } from './paging.ts';
import { addPrompts } from './prompts.ts';
import { TOOLS } from './registry.ts';
import { addResources } from './resources.ts';
import { text } from './text.ts';
import type { Answer, Tool } from './tool.ts';
import { type Run, type Workspace, WorkspaceError } from './workspace.ts';

export interface ServerOptions {
  version: string;
  /** Called with what an operator should see: faults of ours, never of a page or a call. */
  onError: (error: unknown) => void;
}

type Extra = RequestHandlerExtra<ServerRequest, ServerNotification>;

/** Elements of the arguments of one call; the largest has a handful. */
const MAX_ELEMENTS = 50;

/** A server for one session or one request, over whatever transport it is connected to. */
export function createMcpServer(workspace: Workspace, options: ServerOptions): McpServer {
  const { title, instructions } = text.server;
  const server = new McpServer(
    { name: 'liftmark', title, version: options.version },
    {
      instructions: instructions({ isRendered: workspace.isRendered, most: MAX_CHARACTERS }),
      maxToolInputElements: MAX_ELEMENTS,
    },
  );
  for (const tool of TOOLS as readonly Tool<z.ZodRawShape, z.ZodRawShape>[]) {
    if (tool.isOffered?.(workspace) ?? true) addTool(server, tool, workspace, options);
  }
  addResources(server, workspace, options.onError);
  addPrompts(server, workspace, options.onError);
  return server;
}

function addTool(
  server: McpServer,
  {
    name,
    title,
    description,
    annotations,
    addsReports,
    input,
    output,
    run,
  }: Tool<z.ZodRawShape, z.ZodRawShape>,
  workspace: Workspace,
  { onError }: ServerOptions,
): void {
  server.registerTool(
    name,
    {
      title,
      description,
      annotations: { title, ...annotations },
      inputSchema: z.strictObject(input),
      outputSchema: z.object(output),
    },
    async (given, extra): Promise<CallToolResult> => {
      try {
        const answer = await run(workspace, given, runOf(extra));
        if (addsReports) await announceReports(extra);
        return resultOf(answer);
      } catch (error) {
        return failureOf(error, extra.signal, onError);
      }
    },
  );
}

function runOf({ requestId, signal, sendNotification, _meta }: Extra): Run {
  const { progressToken } = _meta ?? {};
  let highest = 0;
  return {
    call: JSON.stringify(requestId),
    signal,
    onProgress({ percent, detail }) {
      // The protocol wants each value higher than the one before.
      if (progressToken === undefined || signal.aborted || percent <= highest) return;
      highest = percent;
      const params = { progressToken, progress: percent, total: 100, message: detail };
      // A client that is gone misses nothing.
      sendNotification({ method: 'notifications/progress', params }).catch(() => undefined);
    },
  };
}

/** Each report is a resource. A client that is gone misses nothing. */
async function announceReports({ sendNotification }: Extra): Promise<void> {
  await sendNotification({ method: 'notifications/resources/list_changed' }).catch(() => undefined);
}

function resultOf({ data, text, pictures = [] }: Answer<Record<string, unknown>>): CallToolResult {
  const said = { type: 'text' as const, text: text.slice(0, MAX_CHARACTERS) };
  const shown = pictures.map((picture) => ({
    type: 'image' as const,
    data: Buffer.from(picture).toString('base64'),
    mimeType: 'image/jpeg',
  }));
  return { content: [said, ...shown], structuredContent: data };
}

/** The text of an unknown exception never reaches a client. */
function failureOf(error: unknown, signal: AbortSignal, onError: (error: unknown) => void): CallToolResult {
  if (signal.aborted) return refusal('cancelled', text.errors.cancelled);
  if (error instanceof WorkspaceError || error instanceof CaptureError) {
    return refusal(error.code, error.message);
  }
  if (error instanceof TargetError) return refusal('bad_request', error.message);
  onError(error);
  return refusal('internal', text.errors.internal);
}

function refusal(code: string, message: string): CallToolResult {
  return { isError: true, content: [{ type: 'text', text: `${message} (${code})` }] };
}
