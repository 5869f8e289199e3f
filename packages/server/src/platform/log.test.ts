import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createLog } from './log.ts';

function logged(error: unknown): Record<string, unknown> {
  let line = '';
  createLog('info', { write: (text) => (line += text) }).error({ err: error }, 'failed');
  return JSON.parse(line);
}

describe('the log', () => {
  it('tells what went wrong and where, down to the cause', () => {
    const cause = Object.assign(new Error('connect refused'), { code: 'ECONNREFUSED' });
    expect(logged(new TypeError('a bug', { cause }))).toMatchObject({
      msg: 'failed',
      err: {
        type: 'TypeError',
        message: 'a bug',
        stack: expect.stringContaining('log.test.ts'),
        cause: { message: 'connect refused', code: 'ECONNREFUSED' },
      },
    });
  });

  it('keeps a statement, and leaves out what it was to store', () => {
    const cause = Object.assign(new Error('duplicate key'), { code: '23505' });
    const failure = new DrizzleQueryError('select * from sessions where sid = $1', ['secret-sid'], cause);
    let line = '';
    createLog('info', { write: (text) => (line += text) }).warn({ code: 'unavailable', cause: failure }, 'x');
    expect(line).not.toContain('secret-sid');
    expect(line).toContain('where sid = $1');
    expect(line).toContain('23505');
  });

  it.each([
    [
      'Failed query: insert into users values ($1)\nparams: ada@shop.test,scrypt-hash',
      'ada@shop.test',
      'scrypt-hash',
    ],
    ['550 <ada@shop.test>: Recipient refused', 'ada@shop.test', 'ada'],
    ['connect to postgresql://liftmark:kettle@db:5432/liftmark', 'kettle', 'liftmark:'],
    ['https://shop.test/reset-password#token=s3cret did not load', 's3cret', 'token='],
    ['https://shop.test/?session=s3cret did not load', 's3cret', 'session'],
    ['Invalid API Key provided: sk_live_abc', 'sk_live_abc', 'abc'],
    ['header "Bearer s3cret" refused', 's3cret', 's3cret'],
    ['no key lm_3f9a12bc44d0_5ec2e7 here', '5ec2e7', '3f9a12bc44d0'],
  ])('writes nothing of a person or a secret: %s', (message, ...private_) => {
    const line = JSON.stringify(logged(new Error('outer', { cause: new Error(message) })));
    for (const text of private_) expect(line).not.toContain(text);
  });

  it('leaves out what libraries hang on errors', () => {
    const error = Object.assign(new Error('duplicate key'), {
      detail: 'Key (email)=(ada@shop.test) already exists.',
      parameters: ['ada@shop.test'],
      config: { headers: { authorization: 'Bearer s3cret' } },
    });
    expect(JSON.stringify(logged(error))).not.toMatch(/ada|s3cret/);
  });
});
