import { createHash } from 'node:crypto';
import type { Served } from './served.ts';

/** A page that is changed, as it stands. */
export interface BasePage {
  id: string;
  /** Of the document as it is served. */
  version: string;
  serve(change: (html: string) => string): Promise<Served>;
}

export function versionOf(document: Uint8Array): string {
  return createHash('sha256').update(document).digest('hex').slice(0, 12);
}
