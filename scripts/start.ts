import { buildStaleWeb } from './web-build.ts';

buildStaleWeb();
await import('../packages/server/src/main.ts');
