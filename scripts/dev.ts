import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildStaleWeb } from './web-build.ts';

const root = join(import.meta.dirname, '..');

// The server serves the last build as a fall-back; the web's own development server, in front of it,
// reloads screens as they change and hands every call to the server.
buildStaleWeb();
const children = [
  spawn(process.execPath, ['--watch', '--watch-preserve-output', 'packages/server/src/main.ts'], {
    cwd: root,
    stdio: 'inherit',
  }),
  spawn('npm', ['run', '--silent', 'dev', '-w', '@liftmark/web'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, LIFTMARK_API: `http://localhost:${process.env.PORT ?? 3000}` },
  }),
];

function stop(): void {
  for (const child of children) child.kill('SIGTERM');
}
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of children) child.on('exit', stop);
