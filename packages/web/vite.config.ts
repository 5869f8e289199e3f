import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** Where the server of `npm run dev` listens. */
const API = process.env.LIFTMARK_API ?? 'http://localhost:3000';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    // The content security policy allows no data addresses for fonts and no inline modules.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  // The server refuses writes from another origin than its own, which this one is.
  server: {
    proxy: Object.fromEntries(
      ['/api', '/auth'].map((path) => [path, { target: API, headers: { origin: API } }]),
    ),
  },
});
