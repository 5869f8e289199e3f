// Runs before every npm script, on whatever Node the machine has (18 or newer), so it is plain CommonJS.
// Installs the locked dependencies where they are missing or stale, and sees to it that the scripts that
// follow find Node 24 or newer: on Linux it comes with the dependencies.
'use strict';
const { spawnSync } = require('node:child_process');
const { createHash } = require('node:crypto');
const { existsSync, readFileSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');

const NEEDED_MAJOR = 24;
const root = join(__dirname, '..');
const stampFile = join(root, 'node_modules', '.liftmark-lock-hash');

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}

function installed() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === lockHash();
}

function install() {
  console.error('Installing dependencies (about a minute, once) …');
  const npm = process.env.npm_execpath;
  const args = ['ci', '--loglevel=error', '--no-fund', '--no-audit'];
  // Standard output belongs to the command that follows: `npm run audit` prints its result there.
  const options = { cwd: root, stdio: ['ignore', 2, 'inherit'] };
  const result = npm
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
  if (result.status !== 0) {
    console.error('The dependencies could not be installed. Check the network, then run the command again.');
    process.exit(result.status || 1);
  }
  writeFileSync(stampFile, lockHash());
}

function majorOfScriptNode() {
  const local = join(root, 'node_modules', '.bin', 'node');
  const command = existsSync(local) ? local : process.execPath;
  const result = spawnSync(command, ['--version'], { encoding: 'utf8' });
  return Number(/^v(\d+)/.exec(result.stdout || '')?.[1] ?? 0);
}

if (!installed()) install();
if (majorOfScriptNode() < NEEDED_MAJOR) {
  console.error(
    `Liftmark runs on Node ${NEEDED_MAJOR} or newer. This platform has no bundled copy, and the installed Node is ` +
      `${process.version}: install Node ${NEEDED_MAJOR} from your package manager, then run the command again.`,
  );
  process.exit(1);
}
