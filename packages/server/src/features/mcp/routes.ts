import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { createMcpServer } from '@liftmark/engine/mcp/server';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { CancelledNotificationSchema } from '@modelcontextprotocol/sdk/types.js';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import manifest from '../../../package.json' with { type: 'json' };
import { AppError } from '../../errors.ts';
import { sendErrorAs } from '../../http/error-adapter.ts';
import { contextOf } from '../../http/identity.ts';
import { requireOwnHost } from '../../http/origin.ts';
import { cancelAnalysis } from '../analysis/cancel-analysis.ts';
import { findAnalysis } from '../analysis/queries.ts';
import { type AccountWorkspaceDeps, analysisKey, createAccountWorkspace } from './account-workspace.ts';
import { createSessions } from './session.ts';
import { text } from './text.ts';

export interface McpDeps extends AccountWorkspaceDeps {
  secret: string;
  publicUrl: string;
}

const PATH = '/mcp';
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
  const metadataUrl = `${publicUrl}${METADATA_PATH}${PATH}`;

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const context = contextOf(request);
    const keyId = context.key?.id ?? '';
    const isOpening = methodOf(request.body) === 'initialize';
    const session = isOpening ? sessions.open(keyId) : sessionOf(request, keyId);
    const cancelled = CancelledNotificationSchema.safeParse(request.body).data?.params.requestId;
    if (cancelled !== undefined) {
      const key = analysisKey(session, JSON.stringify(cancelled));
      if (await findAnalysis(deps.database, context, key)) await cancelAnalysis(deps, context, key);
      return reply.status(202).send();
    }
    const server = createMcpServer(createAccountWorkspace(deps, { request, reply, session }), {
      version: manifest.version,
      onError: (error) => request.log.error({ err: error }, 'MCP call failed'),
    });
    const transport = new WebStandardStreamableHTTPServerTransport(
      isOpening ? { sessionIdGenerator: () => session } : {},
    );
    reply.raw.once('close', () => void server.close());
    await server.connect(transport);
    const { status, headers, body } = await transport.handleRequest(webRequest(request, publicUrl), {
      parsedBody: request.body,
    });
    reply.status(status).headers(Object.fromEntries(headers));
    return reply.send(body === null ? undefined : Readable.fromWeb(body as ReadableStream));
  }

  function sessionOf({ headers }: FastifyRequest, keyId: string): string {
    const id = headers['mcp-session-id'];
    if (typeof id !== 'string') throw new AppError('bad_request', text.noSession);
    if (!sessions.isOpen(id, keyId)) throw new AppError('not_found', text.endedSession);
    return id;
  }

  return async (app) => {
    app.setErrorHandler((error: Error, request, reply) => {
      sendErrorAs(error, request, reply, ({ code, message }) => ({
        jsonrpc: '2.0',
        id: null,
        error: { code: SERVER_ERROR, message, data: { code } },
      }));
    });
    // Tells clients that want OAuth where this resource is described.
    app.addHook('onSend', async (_request, reply) => {
      const challenge = reply.getHeader('www-authenticate');
      if (challenge !== undefined) {
        reply.header('www-authenticate', `${challenge}, resource_metadata="${metadataUrl}"`);
      }
    });
    const config = { identity: 'key', scope: 'read' } as const;
    const onRequest = async (request: FastifyRequest) => requireOwnHost(request, publicUrl);

    app.post(PATH, { config, onRequest, schema: { hide: true } }, answer);

    app.route({
      method: ['GET', 'DELETE'],
      url: PATH,
      exposeHeadRoute: false,
      config,
      onRequest,
      schema: { hide: true },
      handler: async (_request, reply) =>
        reply
          .status(405)
          .header('allow', 'POST')
          .send({ jsonrpc: '2.0', id: null, error: { code: SERVER_ERROR, message: text.onlyPost } }),
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

/** @throws AppError `bad_request` for what is no single message */
function methodOf(body: unknown): string | undefined {
  if (Array.isArray(body)) throw new AppError('bad_request', text.batch);
  if (typeof body !== 'object' || body === null) throw new AppError('bad_request', text.notMessage);
  return 'method' in body ? String(body.method) : undefined;
}

/** The headers are all that the transport reads; the body is parsed already. */
function webRequest({ method, headers }: FastifyRequest, publicUrl: string): Request {
  const given = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  return new Request(`${publicUrl}${PATH}`, { method, headers: given });
}
