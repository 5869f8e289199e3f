import type { Evidence } from '@liftmark/contract/report';
import type { PerViewport } from '../../capture/snapshot.ts';
import type { Presence } from './common.ts';

export interface TrustClaim {
  text: string;
  sourced: boolean;
  evidence: Evidence;
}

export interface Trust {
  https: boolean;
  publicHost: boolean;
  privacyPolicy: Presence;
  terms: Presence;
  /** Phone, e-mail, address or contact link; `kinds` and `evidence` list only working ones. */
  contact: Presence & {
    kinds: ('phone' | 'whatsapp' | 'email' | 'address' | 'page' | 'form')[];
    /** Each address once, as written on the page or in its link. */
    emails: { address: string; evidence: Evidence }[];
    /** Links that show another number or address than they dial or write to. */
    misdirected: { kind: 'phone' | 'email'; shown: string; target: string; evidence: Evidence }[];
    /** A contact link without a target. */
    leadsNowhere: Evidence | null;
    /** A template's placeholder number, e-mail or address. */
    nobodys: Evidence | null;
    /** One in a collapsed part of the page, if none is visible. */
    hidden: Evidence | null;
  };
  about: Presence;
  organization: {
    legalName: string | null;
    numbers: string[];
    people: string[];
    /** Whether any person is named, even in passing. */
    isSomebodyNamed: boolean;
    /** ISO 3166-1 alpha-2. */
    country: string | null;
    town: string | null;
    evidence: Evidence[];
  };
  support: { kind: 'phone' | 'chat' | 'help'; depth: PerViewport<number>; evidence: Evidence }[];
  supportSearched: string[];
  seals: { name: string; evidence: Evidence }[];
  claims: TrustClaim[];
  dates: {
    newestYear: number | null;
    evidence: Evidence | null;
    /** Whether one line has an old date and another one of this year or the last. */
    newerElsewhere: Evidence | null;
    published: Evidence | null;
    author: Evidence | null;
  };
}
