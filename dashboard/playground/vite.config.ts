import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Removes the fonts that GraphiQL's styles embed: the page's content security policy forbids data: URLs for fonts. */
const withoutEmbeddedFonts: Plugin = {
  name: 'without-embedded-fonts',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('.css') ? code.replaceAll(/@font-face\s*\{[^}]*data:font[^}]*\}/g, '') : null,
};

/** The page of the graph has a build of its own, because its editor would otherwise share files with the dashboard's first load. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/graphql/',
  publicDir: false,
  plugins: [react(), withoutEmbeddedFonts],
  build: {
    outDir: '../../dist/playground',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    // Fonts stay files, since the content security policy forbids data: URLs.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 2_000,
  },
});
