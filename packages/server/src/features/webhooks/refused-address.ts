import { compilePolicy, type EgressPolicy, parseTarget } from '@liftmark/engine/capture/egress/policy';
import { text } from './text.ts';

const PORTS: Record<string, number> = { 'http:': 80, 'https:': 443 };

/**
 * Says at once why an address can never be reached: a private address, a local name, or a port that isn't allowed. Where a
 * name leads is checked whenever something is sent.
 */
export function createRefusalOf(policy: EgressPolicy): (address: string) => string | null {
  const rules = compilePolicy(policy);
  // A name may lead to a private target, which is allowed on other ports too.
  const isPublicOnly = policy.allowPrivate.length === 0 && !policy.allowAllPrivate;
  return (address) => {
    const { host, protocol, hostname } = new URL(address);
    const target = parseTarget(host, PORTS[protocol] ?? 0);
    if (target === null || (isPublicOnly && !policy.ports.includes(target.port))) return text.refusedAddress;
    const isLiteral = hostname.startsWith('[') || /^[\d.]+$/.test(hostname);
    const reason = rules.judgeName(target) ?? (isLiteral ? rules.judgeAddress(target, target.host) : null);
    return reason === null ? null : text.refusedAddress;
  };
}
