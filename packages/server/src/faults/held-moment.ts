import pg from 'pg';

/** A moment in some work, as a condition on the row that a process is about to write. */
export interface Moment {
  table: string;
  event: 'insert' | 'update';
  condition: string;
}

/** The work is done, and the queue is about to be updated. */
export function jobDone(queue: string): Moment {
  const condition = `new.name = '${queue}' and new.state = 'completed'`;
  return { table: 'pgboss.job', event: 'update', condition };
}

/** Makes processes wait at a moment, so that they can be killed there. */
export interface Holder {
  stopAt(moment: Moment): Promise<void>;
  isSomebodyHeld(): Promise<boolean>;
  /** Lets all processes continue, now and later. */
  release(moment: Moment): Promise<void>;
  close(): Promise<void>;
}

const LOCK = 0x66617574;

export async function openHolder(databaseUrl: string): Promise<Holder> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  return {
    async stopAt({ table, event, condition }) {
      await client.query('select pg_advisory_lock($1)', [LOCK]);
      await client.query(`
        create or replace function hold() returns trigger language plpgsql as
          'begin perform pg_advisory_xact_lock(${LOCK}); return new; end';
        create trigger hold before ${event} on ${table} for each row when (${condition}) execute function hold()`);
    },
    async isSomebodyHeld() {
      const { rowCount } = await client.query(
        "select from pg_locks where locktype = 'advisory' and objid = $1 and not granted",
        [LOCK],
      );
      return rowCount !== 0;
    },
    async release({ table }) {
      await client.query('select pg_advisory_unlock($1)', [LOCK]);
      await client.query(`drop trigger hold on ${table}`);
    },
    close: () => client.end(),
  };
}
