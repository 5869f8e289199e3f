import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

/** Where the server of `npm run dev` listens. */
const API = process.env.LIFTMARK_API ?? 'http://localhost:3000';

/** Small scripts for pages without React, beside the application and under names that pages can write down. */
function siteScripts(): Plugin {
  const scripts = ['site', 'landing', 'feedback', 'track-record'];
  return {
    name: 'site-scripts',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      if (this.meta.watchMode) return;
      for (const script of scripts) {
        this.emitFile({ type: 'chunk', id: `app/site/${script}.ts`, fileName: `${script}.js` });
      }
    },
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        const script = scripts.find((each) => request.url === `/${each}.js`);
        if (script !== undefined) request.url = `/app/site/${script}.ts`;
        next();
      });
    },
  };
}

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), siteScripts()],
  build: {
    // The content security policy allows no data addresses for fonts and no inline modules.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Without groups every icon and button that two screens share is a file, and a screen asks for some forty.
          groups: [
            {
              name: 'framework',
              test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
              priority: 1,
            },
            { name: 'common', test: /lucide-react|\/app\/(ui|features\/shell)\//, minShareCount: 4 },
          ],
        },
      },
    },
  },
  // The server refuses writes from another origin than its own, which this one is.
  server: {
    proxy: Object.fromEntries(
      ['/api', '/auth'].map((path) => [path, { target: API, headers: { origin: API } }]),
    ),
  },
});
