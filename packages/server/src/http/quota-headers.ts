import type { FastifyReply } from 'fastify';

/** A limit and what is left of it. */
interface Quota {
  name: string;
  quota: number;
  windowS: number;
  /** Below 0 counts as 0. */
  left: number;
  resetsInS: number;
}

/**
 * Adds a limit to the answer's headers, in the form of draft-ietf-httpapi-ratelimit-headers-10: lists of structured
 * fields, in which a limit has the same name in both.
 */
export function addQuota(reply: FastifyReply, { name, quota, windowS, left, resetsInS }: Quota): void {
  append(reply, 'ratelimit-policy', `"${name}";q=${quota};w=${windowS}`);
  append(reply, 'ratelimit', `"${name}";r=${Math.max(left, 0)};t=${resetsInS}`);
}

function append(reply: FastifyReply, header: string, value: string): void {
  const before = reply.getHeader(header);
  reply.header(header, before === undefined ? value : `${before}, ${value}`);
}
