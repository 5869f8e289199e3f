import { AGENCY_REPAIRS } from './repairs/agency.ts';
import type { Repair } from './repairs/repair.ts';
import { SIGNUP_REPAIRS } from './repairs/signup.ts';
import { VAGUE_REPAIRS } from './repairs/vague.ts';

export const REPAIRS: readonly Repair[] = [...VAGUE_REPAIRS, ...SIGNUP_REPAIRS, ...AGENCY_REPAIRS];
