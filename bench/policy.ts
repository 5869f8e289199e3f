import { DEFAULT_POLICY, type EgressPolicy } from '@liftmark/engine/capture/egress/policy';

/** The public policy, with the one private `host:port` of the benchmark's own pages allowed. */
export function policyAllowing(host: string): EgressPolicy {
  return { ...DEFAULT_POLICY, allowPrivate: [host] };
}
