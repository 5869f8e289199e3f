import Fastify from 'fastify';

/** A bare Fastify that answers what the parent sends it from memory; told over the channel to the parent. */
process.once('message', async ({ body, type }: { body: string; type: string }) => {
  const app = Fastify();
  app.get('/', (_request, reply) => reply.type(type).send(body));
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  process.send?.({ origin });
});
