import { expect, test } from 'vitest';
import { type RouteManifest, screenFiles } from './screen-code.ts';

const MANIFEST: RouteManifest = {
  root: { id: 'root', path: '', module: '/root.js', imports: ['/common.js'] },
  landing: { id: 'landing', parentId: 'root', index: true, module: '/landing.js' },
  application: { id: 'application', parentId: 'root', module: '/application.js', imports: ['/common.js'] },
  report: { id: 'report', parentId: 'application', path: 'report/:id', module: '/report.js' },
  rest: { id: 'rest', parentId: 'root', path: '*', module: '/not-found.js' },
};

test.each([
  ['/report/5', ['/root.js', '/common.js', '/application.js', '/report.js']],
  ['/', ['/root.js', '/common.js', '/landing.js']],
  ['/nowhere', ['/root.js', '/common.js', '/not-found.js']],
])('the screen at %s is drawn by its own scripts and those around it, each once', (path, files) => {
  expect(screenFiles(MANIFEST, path)).toEqual(files);
});
