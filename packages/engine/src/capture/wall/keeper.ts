import net from 'node:net';
import { networkInterfaces } from 'node:os';

/**
 * A program of its own that keeps a network namespace with nothing but loopback, and opens ports in it. Whoever is
 * handed such a port answers there without being inside.
 */

process.once('disconnect', () => process.exit());
process.on('message', () => {
  const server = net.createServer();
  server.listen(0, '127.0.0.1', () => {
    // The other side holds it from here on.
    process.send?.('port', server, {}, () => server.close());
  });
});

const interfaces = Object.keys(networkInterfaces());
if (interfaces.join() === 'lo') process.send?.('up');
else throw new Error(`not a network of its own: ${interfaces.join(', ') || 'no loopback'}`);
