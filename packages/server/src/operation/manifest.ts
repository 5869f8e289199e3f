import { z } from 'zod';

/** The description of a backup, in its first entry. */
export const manifestSchema = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  /** The applied migrations, by their times. */
  migrations: z.array(z.number()),
  tables: z.array(z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()) })),
  /** Identifies the secret that signed and encrypted the data. */
  secretVersion: z.number(),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** The table of contents, in the last entry: without it the backup is incomplete. */
export const contentsSchema = z.object({ tableParts: z.number(), files: z.number() });
export type Contents = z.infer<typeof contentsSchema>;

export const MANIFEST = 'manifest.json';
export const CONTENTS = 'contents.json';
/** The generated secret in the data folder. */
export const SECRET = 'secret';
export const TABLES = 'tables/';
export const FILES = 'files/';

/** The folder of a table's parts. */
export function tableFolder({ schema, name }: { schema: string; name: string }): string {
  return `${TABLES}${schema}.${name}/`;
}
