import { z } from 'zod';

/** What a backup says of itself, in its first entry. */
export const manifestSchema = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  /** The migrations that the tables had, by the moment that each was written. */
  migrations: z.array(z.number()),
  tables: z.array(z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()) })),
  /** Names the secret that signed and encrypted what is in the backup. */
  secretVersion: z.number(),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** What a backup holds, in its last entry: without it the backup is not whole. */
export const contentsSchema = z.object({ tableParts: z.number(), files: z.number() });
export type Contents = z.infer<typeof contentsSchema>;

export const MANIFEST = 'manifest.json';
export const CONTENTS = 'contents.json';
/** The secret that was generated into the data folder. */
export const SECRET = 'secret';
export const TABLES = 'tables/';
export const FILES = 'files/';

/** Where the parts of a table's rows lie. */
export function tableFolder({ schema, name }: { schema: string; name: string }): string {
  return `${TABLES}${schema}.${name}/`;
}
