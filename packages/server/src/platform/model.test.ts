import { ModelError } from '@liftmark/engine/model/model-error';
import { expect, it } from 'vitest';
import type { Database } from '../database/connection.ts';
import { readSettings } from '../settings.ts';
import { createLog } from './log.ts';
import { openModelAccess } from './model.ts';

it('logs why a model gave no words, and nothing that its provider repeated', () => {
  let line = '';
  const log = createLog('info', { write: (text) => (line += text) });
  const settings = readSettings({ AI_PROVIDER: 'openai', AI_MODEL: 'a-model', AI_API_KEY: 'sekret' });
  const access = openModelAccess(settings, {} as Database, log);
  const cause = Object.assign(new Error('Incorrect API key provided: sekret'), { statusCode: 401 });
  access?.onFailure('chat', new ModelError('rejected', `401: ${cause.message}`, { cause }));
  expect(JSON.parse(line)).toMatchObject({
    part: 'chat',
    reason: 'rejected',
    status: 401,
    advice: expect.stringContaining('Check'),
  });
  expect(line).not.toContain('sekret');
});
