import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { parse } from 'yaml';

/** The steps of the GitHub Action and of the GitLab template, with stand-ins for the commands that they call. */

const ROOT = join(import.meta.dirname, '..');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'liftmark-ci-'));
  mkdirSync(join(folder, 'results'));
  writeFileSync(join(folder, 'results/summary.md'), '## Fine\n\n<img src="page-1-desktop.jpg">\nÜbersicht\n');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Puts a command before all others, which records how it was called. */
function standIn(name: string, script: string): void {
  mkdirSync(join(folder, 'bin'), { recursive: true });
  const file = join(folder, 'bin', name);
  writeFileSync(file, `#!/usr/bin/env bash\necho "$*" >> "${folder}/calls"\n${script}\n`);
  chmodSync(file, 0o755);
}

function run(script: string, environment: Record<string, string> = {}, args: string[] = []) {
  const { status, stdout, stderr } = spawnSync('bash', [join(ROOT, 'ci', script), ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${join(folder, 'bin')}${delimiter}${process.env.PATH}`, ...environment },
  });
  return { status, stdout, stderr };
}

const calls = () => readFileSync(join(folder, 'calls'), 'utf8');

test.each(globSync('ci/**/*.sh', { cwd: ROOT }))('%s is valid', (script) => {
  execFileSync('bash', ['-n', join(ROOT, script)]);
});

test.each(['action.yml', 'ci/gitlab.yml'])('%s is YAML', (file) => {
  expect(() => parse(readFileSync(join(ROOT, file), 'utf8'))).not.toThrow();
});

test('every action is pinned by its commit', () => {
  const used = [...readFileSync(join(ROOT, 'action.yml'), 'utf8').matchAll(/uses: (\S+)/g)].map(
    ([, action]) => action,
  );
  expect(used.length).toBeGreaterThan(3);
  for (const action of used) expect(action).toMatch(/@[0-9a-f]{40}$/);
});

test('every step of the Action exists', () => {
  const scripts = [...readFileSync(join(ROOT, 'action.yml'), 'utf8').matchAll(/ACTION_PATH\/(ci\/\S+\.sh)/g)];
  expect(scripts.length).toBeGreaterThan(4);
  for (const [, script = ''] of scripts) expect(globSync(script, { cwd: ROOT })).toEqual([script]);
});

describe('the comment on GitHub', () => {
  const environment = {
    GITHUB_REPOSITORY: 'o/r',
    GITHUB_SERVER_URL: 'https://github.test',
    GITHUB_RUN_ID: '7',
    PULL_REQUEST: '3',
    OUTPUT: 'results',
  };

  it('is written once and then updated', () => {
    standIn('gh', 'for last; do :; done; case "$last" in body=@*) cp "$(cut -c7- <<< "$last")" body;; esac');
    expect(run('github/comment.sh', environment)).toMatchObject({ status: 0, stdout: '' });
    expect(calls()).toContain('--method POST repos/o/r/issues/3/comments');
    const body = readFileSync(join(folder, 'body'), 'utf8');
    expect(body).toMatch(/^<!-- liftmark -->\n## Fine/);
    expect(body).toContain('Übersicht');
    expect(body).not.toContain('<img');

    standIn('gh', '[ "$2" = --paginate ] && printf "11\\n12\\n" || true');
    expect(run('github/comment.sh', environment)).toMatchObject({ status: 0 });
    expect(calls()).toContain('--method PATCH repos/o/r/issues/comments/11');
  });

  it('is left out with a notice where the token may not write', () => {
    standIn('gh', '[ "$2" = --paginate ]');
    const { status, stdout } = run('github/comment.sh', environment);
    expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringContaining('::notice') });
  });
});

describe('the baseline on GitHub', () => {
  const environment = {
    GITHUB_REPOSITORY: 'o/r',
    GITHUB_WORKFLOW: 'CI',
    BASE_BRANCH: 'main',
    BASELINE_FILE: '.liftmark/baseline.json',
  };

  it('comes from the newest run on the base branch', () => {
    standIn(
      'gh',
      'if [ "$2" = list ]; then echo 42; else for d; do :; done; echo "{}" > "$d/baseline.json"; fi',
    );
    expect(run('github/baseline.sh', environment)).toMatchObject({ status: 0 });
    expect(calls()).toContain('run download 42');
    expect(readFileSync(join(folder, '.liftmark/baseline.json'), 'utf8')).toBe('{}\n');
  });

  it.each(['exit 1', 'true', '[ "$2" = list ] && echo 42'])('may be missing: %s', (answer) => {
    standIn('gh', answer);
    const { status, stdout } = run('github/baseline.sh', environment);
    expect({ status, stdout }).toEqual({
      status: 0,
      stdout: expect.stringContaining('Nothing to compare with'),
    });
  });
});

describe('the check on GitHub', () => {
  const outcome = (script: string, config = '') => {
    mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true });
    const command = join(folder, 'node_modules/.bin/liftmark');
    writeFileSync(command, `#!/usr/bin/env bash\necho "$*" > calls\n${script}\n`);
    chmodSync(command, 0o755);
    const [output, summary] = [join(folder, 'output'), join(folder, 'step')];
    const environment = {
      OUTPUT: 'results',
      CONFIG: config,
      GITHUB_OUTPUT: output,
      GITHUB_STEP_SUMMARY: summary,
    };
    const { status } = run('github/check.sh', environment, [folder]);
    const hasSummary = globSync('step', { cwd: folder }).length > 0;
    return {
      status,
      output: readFileSync(output, 'utf8'),
      summary: hasSummary ? readFileSync(summary, 'utf8') : null,
    };
  };

  it('keeps the exit code for after the uploads, and writes the job summary', () => {
    expect(outcome('echo "## Bad" > results/summary.md; exit 1', 'a b.json')).toEqual({
      status: 0,
      output: 'exit-code=1\nhas-results=true\n',
      summary: '## Bad\n',
    });
    expect(calls()).toBe('ci --output results --config a b.json\n');
  });

  it('shows no results of an earlier run', () => {
    expect(outcome('exit 2')).toEqual({ status: 0, output: 'exit-code=2\n', summary: null });
  });
});

describe('the comment on GitLab', () => {
  const environment = {
    CI_API_V4_URL: 'https://gitlab.test/api/v4',
    CI_PROJECT_ID: '5',
    CI_MERGE_REQUEST_IID: '3',
    CI_JOB_URL: 'https://gitlab.test/jobs/1',
    LIFTMARK_OUTPUT: 'results',
    LIFTMARK_GITLAB_TOKEN: 'glpat-secret',
  };
  const hasJq = spawnSync('jq', ['--version']).status === 0;

  it.skipIf(!hasJq)('updates the note of the token’s own user only, and never shows the token', () => {
    const note = (id: number, author: number) => ({
      id,
      author: { id: author },
      body: '<!-- liftmark -->\n',
    });
    writeFileSync(join(folder, 'notes'), JSON.stringify([note(8, 2), note(9, 1)]));
    standIn('curl', 'case "$*" in *user) echo \'{"id":1}\';; *per_page*) cat notes;; esac');
    expect(run('gitlab/comment.sh', environment)).toMatchObject({ status: 0, stdout: '' });
    expect(calls()).toMatch(/--request PUT .*merge_requests\/3\/notes\/9/);
    expect(calls()).not.toContain('glpat-secret');
  });

  it('is left out without a token, as in a fork, and outside merge requests', () => {
    const { status, stdout } = run('gitlab/comment.sh', { ...environment, LIFTMARK_GITLAB_TOKEN: '' });
    expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringContaining("isn't a comment") });
    expect(run('gitlab/comment.sh', { ...environment, CI_MERGE_REQUEST_IID: '' })).toMatchObject({
      status: 0,
      stdout: '',
    });
  });
});
