import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { MIGRATIONS_FOLDER } from './migrate.ts';

/**
 * During an upgrade the former version works on the new schema, so migrations add first, and a later version drops
 * what nobody uses any more. These were written before there was a former version.
 */
const BEFORE_THE_FIRST_VERSION = '0010';

/** What a process of the former version would trip over. */
const BREAKING = [
  /\bdrop\s+(?:table|column|view|type)\b/i,
  /\brename\s+(?:to|column)\b/i,
  /\balter\s+column\s+\S+\s+(?:set\s+not\s+null|(?:set\s+data\s+)?type)\b/i,
  /\badd\s+column\s+(?![^;]*\bdefault\b)[^;]*\bnot\s+null\b/i,
  /\btruncate\b/i,
];

function problemsIn(sql: string): string[] {
  return sql
    .split('--> statement-breakpoint')
    .filter((statement) => BREAKING.some((rule) => rule.test(statement)));
}

describe('migrations', () => {
  test('add only, so that two versions can run side by side', () => {
    const later = globSync('*.sql', { cwd: MIGRATIONS_FOLDER }).filter(
      (file) => basename(file) > BEFORE_THE_FIRST_VERSION,
    );
    const problems = later.flatMap((file) => problemsIn(readFileSync(join(MIGRATIONS_FOLDER, file), 'utf8')));
    expect(problems).toEqual([]);
  });

  test.each([
    'ALTER TABLE "users" DROP COLUMN "name";',
    'ALTER TABLE "users" RENAME COLUMN "name" TO "title";',
    'ALTER TABLE "users" ADD COLUMN "name" text NOT NULL;',
    'ALTER TABLE "users" ALTER COLUMN "name" SET DATA TYPE integer;',
    'DROP TABLE "users";',
  ])('notices %s', (sql) => {
    expect(problemsIn(sql)).toHaveLength(1);
  });

  test.each([
    'ALTER TABLE "users" ADD COLUMN "name" text;',
    `ALTER TABLE "users" ADD COLUMN "name" text DEFAULT '' NOT NULL;`,
    'CREATE TABLE "kettles" ("id" text NOT NULL);',
  ])('lets %s pass', (sql) => {
    expect(problemsIn(sql)).toEqual([]);
  });
});
