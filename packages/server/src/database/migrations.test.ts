import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { MIGRATIONS_FOLDER } from './migrate.ts';

/**
 * During an upgrade the former version runs on the new schema, so migrations only add, and a later version drops what
 * is no longer used. `faults/two-versions.fault.ts` tests it.
 */

/** Statements that would break a process of the former version, or that it would break. */
const BREAKING = [
  /\bdrop\s+(?:table|column|view|type|function|schema)\b/i,
  /\brename\s+(?:to|column|value|constraint)\b/i,
  /\balter\s+column\s+\S+\s+(?:set\s+not\s+null|drop\s+default|(?:set\s+data\s+)?type)\b/i,
  /\badd\s+column\s+(?![^;]*\b(?:default|generated)\b)[^;]*\bnot\s+null\b/i,
  /\bdrop\s+constraint\s+(?!if\b)\S*(?:pkey|unique|key)\b/i,
  /^\s*(?:truncate|delete|update)\b/i,
];

/** New constraints on old tables, which rows written by the former version may violate. */
const ADDED_RULES = [
  /\balter\s+table\s+(?<table>\S+)\s+add\s+constraint\s+\S+\s+(?:unique|check|foreign\s+key|exclude)\b/i,
  /\bcreate\s+unique\s+index\s+\S+\s+on\s+(?<table>\S+)/i,
];

/** Statements that break the rule, each with the reason why it may. */
const EXCEPTIONS: Record<string, string> = {
  '0001_accounts.sql': 'sessions had no account before there were accounts',
  '0002_password_in_accounts.sql': 'written before the first version, when no account was there',
  '0006_payments.sql': 'written before the first version, when nobody had paid',
};

interface Migration {
  file: string;
  statements: string[];
}

const MIGRATIONS: Migration[] = globSync('*.sql', { cwd: MIGRATIONS_FOLDER })
  .sort()
  .map((file) => ({ file, statements: statementsOf(readFileSync(join(MIGRATIONS_FOLDER, file), 'utf8')) }));

function statementsOf(sql: string): string[] {
  return sql.split('--> statement-breakpoint').map((statement) => statement.trim());
}

function problemsIn(statements: string[]): string[] {
  return statements.filter(
    (statement) => BREAKING.some((rule) => rule.test(statement)) || isRuleForOldRows(statement, statements),
  );
}

/** A new table, or a new column that the former version leaves empty, can have any constraint. */
function isRuleForOldRows(statement: string, all: string[]): boolean {
  const table = ADDED_RULES.map((rule) => rule.exec(statement)?.groups?.table).find(Boolean);
  if (table === undefined) return false;
  const columns = [...(/\(([^)]*)\)/.exec(statement)?.[1] ?? '').matchAll(/"(\w+)"/g)].map(
    ([, name]) => name,
  );
  const isNew = (column = '') =>
    all.some((each) => each.includes(`ALTER TABLE ${table} ADD COLUMN "${column}"`));
  return !all.some((each) => each.startsWith(`CREATE TABLE ${table}`)) && !columns.every(isNew);
}

describe('migrations', () => {
  test.each(MIGRATIONS)(
    '$file adds only, so that two versions can run side by side',
    ({ file, statements }) => {
      const problems = problemsIn(statements);
      // An exception that is no longer needed must be removed.
      if (file in EXCEPTIONS) expect(problems).not.toEqual([]);
      else expect(problems).toEqual([]);
    },
  );

  test.each([
    'ALTER TABLE "users" DROP COLUMN "name";',
    'ALTER TABLE "users" RENAME COLUMN "name" TO "title";',
    'ALTER TABLE "users" ADD COLUMN "name" text NOT NULL;',
    'ALTER TABLE "users" ALTER COLUMN "name" SET DATA TYPE integer;',
    'ALTER TABLE "users" ALTER COLUMN "name" DROP DEFAULT;',
    'ALTER TABLE "users" DROP CONSTRAINT "users_pkey";',
    'ALTER TABLE "users" ADD CONSTRAINT "users_name_unique" UNIQUE("name");',
    `ALTER TABLE "users" ADD CONSTRAINT "users_named" CHECK ("name" <> '');`,
    'CREATE UNIQUE INDEX "users_name" ON "users" USING btree ("name");',
    'DROP TABLE "users";',
    'DELETE FROM "users";',
  ])('notices %s', (sql) => {
    expect(problemsIn(statementsOf(sql))).toHaveLength(1);
  });

  test.each([
    'ALTER TABLE "users" ADD COLUMN "name" text;',
    `ALTER TABLE "users" ADD COLUMN "name" text DEFAULT '' NOT NULL;`,
    'CREATE TABLE "kettles" ("id" text NOT NULL);',
    'ALTER TABLE "users" ADD COLUMN "key" text;--> statement-breakpoint\nALTER TABLE "users" ADD CONSTRAINT "users_key" UNIQUE("key");',
    'CREATE TABLE "kettles" ("id" text);--> statement-breakpoint\nALTER TABLE "kettles" ADD CONSTRAINT "kettles_id" UNIQUE("id");',
  ])('lets %s pass', (sql) => {
    expect(problemsIn(statementsOf(sql))).toEqual([]);
  });
});
