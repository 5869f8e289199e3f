import { randomUUID } from 'node:crypto';
import { SpanKind } from '@opentelemetry/api';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { type AccountDeps, accountRoutes } from './features/account/routes.ts';
import { analyzeRoutes } from './features/analysis/analyze-routes.ts';
import type { AnalysisDeps } from './features/analysis/finish-analysis.ts';
import { analysisRoutes } from './features/analysis/routes.ts';
import { type ApiKeyDeps, apiKeyRoutes } from './features/api-keys/routes.ts';
import { authRoutes } from './features/auth/routes.ts';
import { type BillingDeps, billingRoutes } from './features/billing/routes.ts';
import { type ChatDeps, chatRoutes } from './features/chat/routes.ts';
import { brandingRoutes } from './features/clients/branding-routes.ts';
import { clientRoutes } from './features/clients/routes.ts';
import { type ContactRouteDeps, contactRoutes } from './features/contact/routes.ts';
import { dashboardRoutes } from './features/dashboard/routes.ts';
import { findLinkPreview } from './features/documents/link-preview.ts';
import { documentRoutes } from './features/documents/routes.ts';
import { eventRoutes } from './features/events/routes.ts';
import { type FeedbackRouteDeps, feedbackRoutes } from './features/feedback/routes.ts';
import { founderRoutes } from './features/founders/routes.ts';
import { type McpDeps, mcpRoutes } from './features/mcp/routes.ts';
import { methodologyRoutes } from './features/methodology/routes.ts';
import type { ConnectionDeps } from './features/metrics/connections/manage-connections.ts';
import { connectionRoutes } from './features/metrics/connections/routes.ts';
import { type MeasuringDeps, measuringRoutes } from './features/metrics/routes.ts';
import { searchRoutes } from './features/metrics/searches/routes.ts';
import { tagRoutes } from './features/metrics/tag/routes.ts';
import { pageAccessRoutes } from './features/page-access/routes.ts';
import { findReport } from './features/reports/find-report.ts';
import { type ReportRouteDeps, reportRoutes } from './features/reports/routes.ts';
import { linkRoutes } from './features/sharing/link-routes.ts';
import { sharingRoutes } from './features/sharing/routes.ts';
import { type SiteRouteDeps, siteRoutes } from './features/sites/routes.ts';
import { type SnapshotRouteDeps, snapshotRoutes } from './features/snapshots/routes.ts';
import { type SystemDeps, systemRoutes } from './features/system/routes.ts';
import { type TeamworkDeps, teamworkRoutes } from './features/teamwork/routes.ts';
import { toolRoutes } from './features/tools/routes.ts';
import { type TrialDeps, trialRoutes } from './features/trials/routes.ts';
import { type WebhookRouteDeps, webhookRoutes } from './features/webhooks/routes.ts';
import { type WorkspaceDeps, workspaceRoutes } from './features/workspaces/routes.ts';
import { answerClientError } from './http/client-error.ts';
import { compressAnswers } from './http/compression.ts';
import { setSecurityHeaders } from './http/content-security.ts';
import { sendError } from './http/error-adapter.ts';
import { answerExtensions } from './http/extension-calls.ts';
import { type FindAccount, type FindKey, identifyActors, type LimitKey } from './http/identity.ts';
import { readJsonBodies } from './http/json-body.ts';
import { hangUpOnLongBodies } from './http/long-bodies.ts';
import { describeApi } from './http/openapi.ts';
import { refuseForeignWrites } from './http/origin.ts';
import { speakPlainly } from './http/refusal-words.ts';
import { hashAddresses } from './http/security-log.ts';
import { offerVersionedApi } from './http/versioned-api.ts';
import { serveWeb } from './http/web-files.ts';
import { traceEnded } from './platform/tracing.ts';

export interface AppDeps
  extends AccountDeps,
    AnalysisDeps,
    ApiKeyDeps,
    BillingDeps,
    ChatDeps,
    ContactRouteDeps,
    FeedbackRouteDeps,
    McpDeps,
    MeasuringDeps,
    ConnectionDeps,
    ReportRouteDeps,
    SiteRouteDeps,
    SnapshotRouteDeps,
    SystemDeps,
    TeamworkDeps,
    TrialDeps,
    WebhookRouteDeps,
    WorkspaceDeps {
  loggerInstance: FastifyBaseLogger;
  findAccount: FindAccount;
  findKey: FindKey;
  limitKey: LimitKey;
  /** Name of the session cookie. */
  sessionCookie: string;
  /** Addresses of proxies that are trusted to report the client's address. */
  trustedProxies: string[];
  /** Folder of the built web client. */
  webFolder: string;
  gaMeasurementId: string | undefined;
  supportEmail: string;
}

/** Largest request body, unless a route sets its own limit. */
const BODY_LIMIT = 64 * 1024;
/** Time limits for receiving the headers and the whole request, and the interval at which they are checked. */
const HEADERS_MS = 10_000;
const REQUEST_MS = 30_000;
const CHECK_MS = 1_000;
/** Time limit for starting each part; a busy machine takes longer than the framework's 10 seconds. */
const START_MS = 120_000;

/** The whole HTTP side, ready to listen or to be called with `inject`. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: deps.loggerInstance,
    // The same id in the log, in the audit log and in error messages.
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    trustProxy: deps.trustedProxies.length > 0 ? deps.trustedProxies : false,
    // Time limit for receiving a request; the answer may take as long as its analysis.
    requestTimeout: REQUEST_MS,
    http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: CHECK_MS },
    keepAliveTimeout: 72_000,
    pluginTimeout: START_MS,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 256, ignoreTrailingSlash: true },
    frameworkErrors: sendError,
    clientErrorHandler: answerClientError,
    logController: new LogController({ disableRequestLogging: true }),
  });
  // Only JSON: a form on another site can send plain text without a preflight request.
  app.removeContentTypeParser('text/plain');
  readJsonBodies(app);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(sendError);

  speakPlainly();
  // First, so that each version of a route gets the other hooks once.
  offerVersionedApi(app);
  answerExtensions(app);
  hashAddresses(app, deps.secret);
  hangUpOnLongBodies(app);
  await compressAnswers(app);
  await setSecurityHeaders(app, deps);
  refuseForeignWrites(app, deps.publicUrl);
  await identifyActors(app, deps);
  measureRequests(app, deps);
  closeConnectionsOnStop(app);
  await describeApi(app, deps);

  await app.register(systemRoutes(deps));
  await app.register(analyzeRoutes(deps));
  await app.register(snapshotRoutes(deps));
  await app.register(authRoutes(deps));
  await app.register(accountRoutes(deps));
  await app.register(apiKeyRoutes(deps));
  await app.register(analysisRoutes(deps));
  await app.register(reportRoutes(deps));
  await app.register(trialRoutes(deps));
  await app.register(mcpRoutes(deps));
  await app.register(measuringRoutes(deps));
  await app.register(connectionRoutes(deps));
  await app.register(searchRoutes(deps));
  await app.register(tagRoutes(deps));
  await app.register(methodologyRoutes());
  await app.register(documentRoutes(deps));
  await app.register(chatRoutes(deps));
  await app.register(sharingRoutes(deps));
  await app.register(linkRoutes(deps));
  await app.register(clientRoutes(deps));
  await app.register(brandingRoutes(deps));
  await app.register(dashboardRoutes(deps));
  await app.register(billingRoutes(deps));
  await app.register(toolRoutes(deps));
  await app.register(eventRoutes(deps));
  await app.register(contactRoutes(deps));
  await app.register(feedbackRoutes(deps));
  await app.register(founderRoutes(deps));
  await app.register(webhookRoutes(deps));
  await app.register(pageAccessRoutes(deps));
  await app.register(siteRoutes(deps));
  await app.register(workspaceRoutes(deps));
  await app.register(teamworkRoutes(deps));
  await serveWeb(app, {
    folder: deps.webFolder,
    publicUrl: deps.publicUrl,
    supportEmail: deps.supportEmail,
    gaMeasurementId: deps.gaMeasurementId,
    findActor: async (request) => (await deps.findAccount(request))?.actor ?? null,
    findPreview: async ({ params }) => findLinkPreview(deps, (params as { id: string }).id),
    hasOwnReport: async ({ params }, actor) =>
      (await findReport(deps, { actor, requestId: '' }, (params as { id: string }).id)) !== null,
  });
  return app;
}

function measureRequests(app: FastifyInstance, { telemetry }: AppDeps): void {
  app.addHook('onResponse', async (request, reply) => {
    telemetry.count('liftmark_requests_total', { status: `${Math.floor(reply.statusCode / 100)}xx` });
    telemetry.observeSeconds('liftmark_request_seconds', reply.elapsedTime / 1000);
    // Log the route's pattern: an address contains the id of a report, which opens it.
    const { method, routeOptions } = request;
    const ms = Math.round(reply.elapsedTime);
    const { statusCode: status } = reply;
    const route = routeOptions.url ?? 'none';
    request.log.info({ method, route, status, ms }, 'answered');
    traceEnded(`${method} ${route}`, reply.elapsedTime, {
      kind: SpanKind.SERVER,
      attributes: {
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': status,
        'liftmark.request_id': request.id,
      },
      isFailure: status >= 500,
    });
  });
}

/** Connections that become idle while the server stops would delay the stop until they time out. */
function closeConnectionsOnStop(app: FastifyInstance): void {
  let sweep: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    sweep = setInterval(() => app.server.closeIdleConnections(), 50);
  });
  app.addHook('onClose', async () => clearInterval(sweep));
}
