import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { judgeAudit } from './known-flaws.ts';

/**
 * Asks the registry for known flaws of the locked dependencies. Ends with 1 where one is high or critical, and with
 * 3 where the registry can't be asked.
 */
const NOT_CHECKED = 3;
const TIMEOUT_MS = 30_000;

const { stdout } = spawnSync('npm', ['audit', '--json'], {
  cwd: join(import.meta.dirname, '..'),
  encoding: 'utf8',
  timeout: TIMEOUT_MS,
  maxBuffer: 64 * 1024 * 1024,
  shell: process.platform === 'win32',
});
const verdict = judgeAudit(stdout ?? '');
switch (verdict.kind) {
  case 'clean':
    console.log('No known flaw of high or critical severity.');
    break;
  case 'not checked':
    console.log(`Not checked: the registry could not be asked (${verdict.reason}).`);
    process.exitCode = NOT_CHECKED;
    break;
  case 'flawed':
    console.log(verdict.flaws.join('\n'));
    process.exitCode = 1;
    break;
  default:
    verdict satisfies never;
}
