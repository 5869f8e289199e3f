import net from 'node:net';
import { networkInterfaces } from 'node:os';

/**
 * A separate process that keeps a network namespace with only loopback and opens ports in it. A process that receives
 * such a port serves it from outside the namespace.
 */

process.once('disconnect', () => process.exit());
process.on('message', () => {
  const server = net.createServer();
  server.listen(0, '127.0.0.1', () => {
    // The other process owns it from here on.
    process.send?.('port', server, {}, () => server.close());
  });
});

const interfaces = Object.keys(networkInterfaces());
if (interfaces.join() === 'lo') process.send?.('up');
else throw new Error(`not a network of its own: ${interfaces.join(', ') || 'no loopback'}`);
