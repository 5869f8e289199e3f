/** What the engine and its libraries use of Node 22, for Node 20. Loaded before everything else. */
import workers from 'node:worker_threads';
import zlib from 'node:zlib';
import 'core-js/actual/iterator';
import 'core-js/actual/map/group-by';
import 'core-js/actual/promise/with-resolvers';
import 'core-js/actual/set';
import 'core-js/actual/url/parse';

// undici names both when it loads. Nothing asks servers for this format, and nothing of it is sent to threads.
zlib.createZstdDecompress ??= () => {
  throw new Error('This version of Node doesn’t read zstd.');
};
workers.markAsUncloneable ??= () => undefined;
