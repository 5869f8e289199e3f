import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

/** Calls an application as a browser does: keeps the cookies that it is given and sends JSON. */
export interface TestBrowser {
  get(url: string): Promise<LightMyRequestResponse>;
  post(url: string, payload?: object): Promise<LightMyRequestResponse>;
  send(options: InjectOptions): Promise<LightMyRequestResponse>;
  cookies: Map<string, string>;
}

export function testBrowser(app: FastifyInstance): TestBrowser {
  const cookies = new Map<string, string>();
  const send = async (options: InjectOptions) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
    const response = await app.inject({ ...options, headers: { cookie, ...options.headers } });
    for (const { name, value, maxAge } of response.cookies) {
      if (maxAge === 0 || value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
  return {
    cookies,
    send,
    get: (url) => send({ url }),
    post: (url, payload) => send({ method: 'POST', url, ...(payload && { payload }) }),
  };
}
