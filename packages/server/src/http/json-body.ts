import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';

/** Deeper than any of our calls, and far below a depth that overflows the stack. */
const DEEPEST = 32;

/**
 * Parses JSON bodies. A call without parameters may declare JSON and send none, as many clients do. Deeper nesting
 * than any call needs is refused before it is parsed.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (text === '') done(null, undefined);
    else if (isTooDeep(text)) done(new AppError('bad_request', 'The request couldn’t be understood.'));
    else parse(request, text, done);
  });
}

/** Ignores brackets within strings. Looks at each character once. */
function isTooDeep(json: string): boolean {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < json.length; at += 1) {
    const character = json[at];
    if (isText) {
      if (character === '\\') at += 1;
      else if (character === '"') isText = false;
    } else if (character === '"') isText = true;
    else if (character === '[' || character === '{') depth += 1;
    else if (character === ']' || character === '}') depth -= 1;
    if (depth > DEEPEST) return true;
  }
  return false;
}
