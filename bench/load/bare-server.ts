import Fastify from 'fastify';

export interface BareAnswer {
  body: Buffer;
  type: string;
}

/** A bare Fastify that answers what the parent sends it from memory; told over the channel to the parent. */
process.once('message', async ({ body, type }: BareAnswer) => {
  const app = Fastify();
  app.get('/', (_request, reply) => reply.type(type).send(body));
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  process.send?.({ origin });
});
