import type { EgressPolicy } from '@liftmark/engine/capture/egress/policy';
import type { Settings } from '../settings.ts';

/** What requests to addresses that people enter may reach. */
export function egressPolicyOf(settings: Settings): EgressPolicy {
  return {
    allowPrivate: settings.ALLOW_PRIVATE_TARGETS,
    allowAllPrivate: false,
    deny: settings.EGRESS_DENY,
    ports: settings.EGRESS_PORTS,
    dnsResolver: settings.EGRESS_DNS ?? null,
    caFile: settings.EGRESS_CA_FILE ?? null,
  };
}
