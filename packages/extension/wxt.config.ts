import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { defineConfig } from 'wxt';

/** The engine's scripts for pages are one function each, without an export. */
function pageScripts(): Plugin {
  return {
    name: 'page-scripts',
    enforce: 'pre',
    load(id) {
      if (!/\/capture\/read\/page-scripts\/[\w-]+\.js$/.test(id)) return null;
      const script = readFileSync(id, 'utf8').trimEnd().replace(/;$/, '');
      // The comment at its top ends before the function begins.
      return `export default (\n${script}\n);`;
    },
  };
}

export default defineConfig({
  srcDir: 'src',
  outDir: 'build',
  outDirTemplate: '{{browser}}',
  imports: false,
  manifestVersion: 3,
  vite: () => ({ plugins: [pageScripts()] }),
  manifest: ({ browser }) => ({
    name: 'Liftmark',
    description: 'Sends the page you see to your Liftmark, which reports how well it converts visitors.',
    permissions: ['activeTab', 'scripting', 'storage'],
    action: { default_title: 'Analyze this page with Liftmark' },
    ...(browser === 'firefox' && {
      // Its own policy would turn the address of a server on this computer into https.
      content_security_policy: { extension_pages: "script-src 'self'; object-src 'none'" },
      browser_specific_settings: {
        gecko: {
          id: 'extension@liftmark.invalid',
          strict_min_version: '140.0',
          data_collection_permissions: { required: ['websiteContent'] },
        },
      },
    }),
  }),
});
