import { Agent } from 'undici';
import { handshake } from './dial.ts';
import type { Egress } from './egress.ts';
import { MAX_HEADER_BYTES } from './forward.ts';
import { withoutBrackets, withoutRootDot } from './host-name.ts';

/** Connections through the egress, with a handshake on top for https. */
export function createAgent(egress: Egress): Agent {
  return new Agent({
    maxHeaderSize: MAX_HEADER_BYTES,
    connect: ({ hostname, protocol, port }, done) => {
      const secure = protocol === 'https:';
      const target = {
        host: withoutRootDot(withoutBrackets(hostname)),
        port: Number(port) || (secure ? 443 : 80),
      };
      const open = async () => {
        const socket = await egress.dial(target);
        return secure ? handshake(socket, target, egress.authorities) : socket;
      };
      open().then(
        (socket) => done(null, socket),
        (cause) => done(cause, null),
      );
    },
  });
}
