import { createHash } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

interface SecurityOptions {
  publicUrl: string;
  gaMeasurementId: string | undefined;
}

/** Security headers of every answer. Answers that aren't pages may load nothing. */
export async function setSecurityHeaders(
  app: FastifyInstance,
  { publicUrl }: SecurityOptions,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: publicUrl.startsWith('https:') && { maxAge: 63_072_000 },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=()');
  });
  // Answers aren't cached unless a route says otherwise.
  app.addHook('onSend', async (request, reply) => {
    const isCall = /^\/(?:api|auth)\//.test(request.routeOptions.url ?? '');
    if (isCall && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}

/**
 * The content security policy of an HTML page: its own scripts only, and only those inline scripts that the build
 * wrote into this page, by their hash.
 */
export function pagePolicy(html: string, { publicUrl, gaMeasurementId }: SecurityOptions): string {
  const tag = gaMeasurementId === undefined ? [] : ['https://www.googletagmanager.com'];
  const collect = gaMeasurementId === undefined ? [] : ['https://*.google-analytics.com', ...tag];
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScriptHashes(html), ...tag],
    // Components set positions and sizes in style attributes.
    'style-src': ["'self'", "'unsafe-inline'"],
    // Profile pictures of people who sign in with Google.
    'img-src': ["'self'", 'data:', 'blob:', 'https://*.googleusercontent.com', ...collect],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...collect],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(publicUrl.startsWith('https:') && { 'upgrade-insecure-requests': [] }),
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi);
  const hashes = new Set<string>();
  for (const [, attributes = '', body = ''] of scripts) {
    if (/\ssrc=/i.test(attributes) || body === '') continue;
    hashes.add(`'sha256-${createHash('sha256').update(body).digest('base64')}'`);
  }
  return [...hashes];
}
