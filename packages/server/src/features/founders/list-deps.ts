import type { Files } from '../../platform/files.ts';
import type { FounderDeps } from './founder-accounts.ts';

export interface FounderListDeps extends FounderDeps {
  files: Files;
}
