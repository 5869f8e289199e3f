import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from, to } from 'pg-copy-streams';

/** A table of a backup: its rows are in the text format of PostgreSQL's COPY. */
export interface BackedUpTable {
  schema: string;
  name: string;
  /** In the order of the rows' values. */
  columns: string[];
}

/** The queue's unfinished jobs. Its other tables are created again when a process starts. */
const QUEUE = { schema: 'pgboss', name: 'job' };
const IS_OPEN = "state in ('created', 'retry', 'active')";

const quoted = pg.escapeIdentifier;
const nameOf = ({ schema, name }: Pick<BackedUpTable, 'schema' | 'name'>) =>
  `${quoted(schema)}.${quoted(name)}`;
const list = (columns: string[]) => columns.map(quoted).join(', ');

/** The product's tables, each after those that it references, and after them the open jobs. */
export async function listTables(client: pg.ClientBase): Promise<BackedUpTable[]> {
  const { rows } = await client.query<BackedUpTable & { refersTo: string[] }>(
    `
    select n.nspname as schema, c.relname as name,
      array(select attname::text from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns,
      array(select f.relname::text from pg_constraint k join pg_class f on f.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as "refersTo"
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where (n.nspname = 'public' and c.relkind in ('r', 'p')) or (n.nspname, c.relname) = ($1, $2)
    order by n.nspname = 'public' desc, c.relname`,
    [QUEUE.schema, QUEUE.name],
  );
  const ordered: BackedUpTable[] = [];
  const isThere = (name: string) => ordered.some((table) => table.name === name);
  while (ordered.length < rows.length) {
    const next = rows.find(({ name, refersTo }) => !isThere(name) && refersTo.every(isThere));
    if (next === undefined) throw new Error('The tables refer to each other in a circle');
    ordered.push({ schema: next.schema, name: next.name, columns: next.columns });
  }
  return ordered;
}

/** The rows of a table. */
export function readRows(client: pg.ClientBase, table: BackedUpTable): Readable {
  const condition = table.schema === QUEUE.schema ? `where ${IS_OPEN}` : '';
  return client.query(
    to(`copy (select ${list(table.columns)} from ${nameOf(table)} ${condition}) to stdout`),
  );
}

/** Fills a table with rows from `readRows`. */
export async function writeRows(client: pg.ClientBase, table: BackedUpTable, rows: Readable): Promise<void> {
  if (table.schema === QUEUE.schema) return writeJobs(client, table, rows);
  await pipeline(rows, client.query(from(`copy ${nameOf(table)} (${list(table.columns)}) from stdin`)));
}

/** Restores jobs through a temporary table of text, because the queue's columns may have changed since the backup. */
async function writeJobs(client: pg.ClientBase, table: BackedUpTable, rows: Readable): Promise<void> {
  const texts = table.columns.map((column) => `${quoted(column)} text`).join(', ');
  await client.query(`create temporary table restored_jobs (${texts}) on commit drop`);
  await pipeline(rows, client.query(from('copy restored_jobs from stdin')));
  const { rows: present } = await client.query<{ name: string; type: string }>(
    `select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [nameOf(table)],
  );
  const known = present.filter(({ name }) => table.columns.includes(name));
  const values = known.map(({ name, type }) => `${quoted(name)}::${type}`).join(', ');
  await client.query(`delete from ${nameOf(table)}`);
  await client.query(
    `insert into ${nameOf(table)} (${list(known.map(({ name }) => name))}) select ${values} from restored_jobs`,
  );
}

/** True if any of the product's tables has a row. */
export async function hasData(client: pg.ClientBase): Promise<boolean> {
  for (const table of await listTables(client)) {
    if (table.schema === QUEUE.schema) continue;
    const { rowCount } = await client.query(`select from ${nameOf(table)} limit 1`);
    if (rowCount) return true;
  }
  return false;
}

/** Makes every sequence continue after the highest restored number. */
export async function advanceSequences(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ sequence: string; table: string; column: string }>(`
    select pg_get_serial_sequence(format('%I.%I', table_schema, table_name), column_name) as sequence,
      format('%I.%I', table_schema, table_name) as table, quote_ident(column_name) as column
    from information_schema.columns
    where table_schema = 'public' and pg_get_serial_sequence(format('%I.%I', table_schema, table_name), column_name) is not null`);
  for (const { sequence, table, column } of rows) {
    await client.query(`select setval($1, coalesce(max(${column}), 0) + 1, false) from ${table}`, [sequence]);
  }
}
