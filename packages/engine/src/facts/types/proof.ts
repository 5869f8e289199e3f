import type { Evidence } from '@liftmark/contract/report';
import type { PerViewport } from '../../capture/snapshot.ts';
import type { Count, Presence } from './common.ts';

export interface Testimonial {
  text: string;
  name: string | null;
  initialsOnly: boolean;
  role: string | null;
  firm: string | null;
  place: string | null;
  photo: boolean;
  /** On a slide that is hidden until the visitor gets to it; not counted. */
  waits: boolean;
  evidence: Evidence;
}

export interface Review {
  text: string;
  stars: number | null;
  date: string | null;
  author: string | null;
  verified: boolean;
  platform: string | null;
  evidence: Evidence;
}

export interface RatingSummary {
  /** Out of `scale`; null where only stars without a value were seen. */
  average: number | null;
  scale: number;
  count: number | null;
  item: string | null;
  /** How far down it is, in screens. */
  depth: PerViewport<number>;
  /** In the section of the headline or product title, or within 400 px of it. */
  nearTitle: boolean;
  evidence: Evidence;
}

export interface Proof {
  testimonials: Count & { items: Testimonial[] };
  customerLogos: Count;
  /** Star ratings and review counts shown. */
  ratings: Count & { summaries: RatingSummary[] };
  /** Claims about size, use or impact; `served` are those that count customers, or what was done for them. */
  numbers: Count & { served: Evidence[] };
  namedCases: Count;
  press: Count;
  reviews: Review[];
  /** Of structured data. */
  structuredRating: {
    average: number | null;
    scale: number;
    count: number | null;
    item: string | null;
  } | null;
  /** A note on how reviews are checked, a verified mark, or a known platform's link. */
  reviewProvenance: Presence;
  /** The topmost proof of any kind, with its depth in screens. */
  first: { evidence: Evidence; depth: PerViewport<number>; nearAction: boolean } | null;
}
