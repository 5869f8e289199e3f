import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { createMcpServer } from '@liftmark/engine/mcp/server';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { CancelledNotificationSchema } from '@modelcontextprotocol/sdk/types.js';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import manifest from '../../../package.json' with { type: 'json' };
import { AppError } from '../../errors.ts';
import { sendErrorAs } from '../../http/error-adapter.ts';
import { contextOf, userOf } from '../../http/identity.ts';
import { requireOwnHost } from '../../http/origin.ts';
import { cancelAnalysis } from '../analysis/cancel-analysis.ts';
import { findAnalysis } from '../analysis/queries.ts';
import { cancelTrial } from '../trials/cancel-trials.ts';
import { type AccountWorkspaceDeps, createAccountWorkspace } from './account-workspace.ts';
import { analysisKey, trialId } from './call-ids.ts';
import { createSessions, type Sessions } from './session.ts';
import { text } from './text.ts';

export interface McpDeps extends AccountWorkspaceDeps {
  secret: string;
  publicUrl: string;
}

const PATH = '/mcp';
/** The message that opens a session. */
const OPENING = 'initialize';
const METADATA_PATH = '/.well-known/oauth-protected-resource';

/** Of JSON-RPC, for errors of the server's own. */
const SERVER_ERROR = -32000;

/**
 * The Model Context Protocol over Streamable HTTP, with an API key. Each request has a server of its own, so any
 * process can answer it.
 */
export function mcpRoutes(deps: McpDeps): FastifyPluginAsync {
  const { publicUrl } = deps;
  const sessions = createSessions(deps.secret);
  const route = {
    config: { identity: 'key', scope: 'read' } as const,
    onRequest: async (request: FastifyRequest) => requireOwnHost(request, publicUrl),
    schema: { hide: true },
  };
  return async (app) => {
    app.setErrorHandler((error: Error, request, reply) => {
      sendErrorAs(error, request, reply, ({ code, message }) => refusal(message, { code }));
    });
    app.addHook('onSend', async (_request, reply) => nameMetadata(reply, publicUrl));

    app.post(PATH, route, async (request, reply) => {
      const session = sessionOf(request, sessions);
      const cancelled = CancelledNotificationSchema.safeParse(request.body).data?.params.requestId;
      if (cancelled === undefined) return answer(deps, { request, reply, session });
      await cancelCall(deps, request, session, JSON.stringify(cancelled));
      return reply.status(202).send();
    });

    app.route({
      ...route,
      method: ['GET', 'DELETE'],
      url: PATH,
      exposeHeadRoute: false,
      handler: async (_request, reply) =>
        reply.status(405).header('allow', 'POST').send(refusal(text.onlyPost)),
    });

    for (const path of [METADATA_PATH, `${METADATA_PATH}${PATH}`]) {
      app.get(path, { schema: { hide: true } }, async () => ({
        resource: `${publicUrl}${PATH}`,
        resource_name: 'Liftmark',
        bearer_methods_supported: ['header'],
        scopes_supported: ['read', 'analyze'],
      }));
    }
  };
}

/** Hands a message to a server for this request alone, and streams what it answers. */
async function answer(
  deps: McpDeps,
  { request, reply, session }: { request: FastifyRequest; reply: FastifyReply; session: string },
): Promise<unknown> {
  const server = createMcpServer(createAccountWorkspace(deps, { request, reply, session }), {
    version: manifest.version,
    onError: (error) => request.log.error({ err: error }, 'MCP call failed'),
  });
  const transport = new WebStandardStreamableHTTPServerTransport(
    methodOf(request.body) === OPENING ? { sessionIdGenerator: () => session } : {},
  );
  reply.raw.once('close', () => void server.close());
  await server.connect(transport);
  const { status, headers, body } = await transport.handleRequest(webRequest(request, deps.publicUrl), {
    parsedBody: request.body,
  });
  reply.status(status).headers(Object.fromEntries(headers));
  return reply.send(body === null ? undefined : Readable.fromWeb(body as ReadableStream));
}

/** A new session for the first message, otherwise the one that the request belongs to. */
function sessionOf(request: FastifyRequest, sessions: Sessions): string {
  const keyId = contextOf(request).key?.id ?? '';
  if (methodOf(request.body) === OPENING) return sessions.open(keyId);
  const id = request.headers['mcp-session-id'];
  if (typeof id !== 'string') throw new AppError('bad_request', text.noSession);
  if (!sessions.isOpen(id, keyId)) throw new AppError('not_found', text.endedSession);
  return id;
}

/** Calls that start neither an analysis nor a trial are over before a notice about them arrives. */
async function cancelCall(
  deps: McpDeps,
  request: FastifyRequest,
  session: string,
  call: string,
): Promise<void> {
  const context = contextOf(request);
  const key = analysisKey(session, call);
  if ((await findAnalysis(deps.database, context, key)) !== null) await cancelAnalysis(deps, context, key);
  else await cancelTrial(deps.database, userOf(request).userId, trialId(session, call));
}

function refusal(message: string, data?: { code: string }) {
  return { jsonrpc: '2.0', id: null, error: { code: SERVER_ERROR, message, ...(data && { data }) } };
}

/** Says in a challenge where this resource is described, for clients that want OAuth. */
function nameMetadata(reply: FastifyReply, publicUrl: string): void {
  const challenge = reply.getHeader('www-authenticate');
  if (challenge === undefined) return;
  reply.header('www-authenticate', `${challenge}, resource_metadata="${publicUrl}${METADATA_PATH}${PATH}"`);
}

/** @throws AppError `bad_request` for what is no single message */
function methodOf(body: unknown): string | undefined {
  if (Array.isArray(body)) throw new AppError('bad_request', text.batch);
  if (typeof body !== 'object' || body === null) throw new AppError('bad_request', text.notMessage);
  return 'method' in body && typeof body.method === 'string' ? body.method : undefined;
}

/** The headers are all that the transport reads; the body is parsed already. */
function webRequest({ method, headers }: FastifyRequest, publicUrl: string): Request {
  const given = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  return new Request(`${publicUrl}${PATH}`, { method, headers: given });
}
