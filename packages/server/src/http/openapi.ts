import swagger from '@fastify/swagger';
import { errorBodySchema } from '@liftmark/contract/errors';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import type { OpenAPIV3_1 } from 'openapi-types';
import { z } from 'zod';
import { API_V1 } from './versioned-api.ts';

type Transform = ReturnType<typeof createJsonSchemaTransform>;
type Document = Parameters<Transform>[0];

const OPENAPI = '3.1.0';
const VERSION = '1.0.0';
const INTRODUCTION =
  'Analyze pages and read the reports from your own programs. Send an API key from your account with every call: `Authorization: Bearer lm_…`.';

const isVersioned = ({ url }: Document) => url.startsWith(`${API_V1}/`);

/** Describes the calls of the browser in one document, and those with API keys in another, from the same routes. */
export async function describeApi(app: FastifyInstance, { publicUrl }: { publicUrl: string }): Promise<void> {
  // One of its own for each application, because it remembers the named shapes of the first.
  const transform = createJsonSchemaTransform({});
  await app.register(swagger, {
    openapi: { openapi: OPENAPI, info: { title: 'Liftmark', version: '0.1.0' } },
    transform: only(transform, (document) => !isVersioned(document)),
    transformObject: jsonSchemaTransformObject,
  });
  await app.register(swagger, {
    decorator: 'versionedApi',
    openapi: {
      openapi: OPENAPI,
      info: { title: 'Liftmark API', version: VERSION, description: INTRODUCTION },
      servers: [{ url: publicUrl }],
      components: { securitySchemes: { apiKey: { type: 'http', scheme: 'bearer' } } },
      security: [{ apiKey: [] }],
    },
    transform: only(transform, isVersioned, withPermission),
    transformObject: withUsedSchemas,
  });
}

/** The document of the versioned API. */
export function versionedApiOf(app: FastifyInstance): OpenAPIV3_1.Document {
  return app.getDecorator<() => OpenAPIV3_1.Document>('versionedApi')();
}

function only(
  transform: Transform,
  isDescribed: (document: Document) => boolean,
  complete = (document: Document) => document,
) {
  return ((document) =>
    isDescribed(document)
      ? transform(complete(document))
      : { schema: { hide: true }, url: document.url }) as Transform;
}

/** With the permission that a key needs, and the answer to a call that fails. */
function withPermission(document: Document): Document {
  const { schema = {}, route } = document;
  const { produces, ...rest } = schema;
  const form = route.config?.form;
  const permission = `Needs a key with the permission \`${route.config?.scope}\`.`;
  const description = [schema.description, permission].filter(Boolean).join('\n\n');
  const response = {
    ...(produces && { 200: content('The file', produces, BYTES) }),
    ...Object(schema.response),
    default: content('The call failed', ['application/json'], errorBodySchema),
  };
  return { ...document, schema: { ...rest, description, response, ...(form && { body: form }) } };
}

const BYTES = z.string().meta({ format: 'binary' });

function content(description: string, types: readonly string[], schema: z.ZodType) {
  return { description, content: Object.fromEntries(types.map((type) => [type, { schema }])) };
}

type Complete = ReturnType<typeof jsonSchemaTransformObject>;

/** With the shapes only that a call refers to, by name: which module loaded first must not matter. */
function withUsedSchemas(document: Parameters<typeof jsonSchemaTransformObject>[0]): Complete {
  const complete = jsonSchemaTransformObject(document) as OpenAPIV3_1.Document;
  const schemas = complete.components?.schemas ?? {};
  const used = new Set<string>();
  const collect = (part: unknown): void => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (used.has(name)) continue;
      used.add(name);
      collect(schemas[name]);
    }
  };
  collect(complete.paths);
  const kept = Object.fromEntries([...used].sort().map((name) => [name, schemas[name]]));
  return { ...complete, components: { ...complete.components, schemas: kept } } as Complete;
}
