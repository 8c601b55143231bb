import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { materialIcons } from './icons.ts';

const api = process.env.API_URL ?? 'http://127.0.0.1:8080';

/** A file of texts in a language, as it is written and as it is built. */
const textModule = /[\\/]i18n[\\/](en|ja|ko)[\\/][^\\/]+\.ts$/;
const textFile = /^assets\/(en|ja|ko)\./;

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [react(), materialIcons],
  build: {
    outDir: '../dist/dashboard',
    emptyOutDir: true,
    // Says which file needs which: how much is loaded before a page stands can be added up from it.
    manifest: true,
    // What texts share is there before them. To say so of each, in the file that every visit loads, takes more than it gives.
    modulePreload: { resolveDependencies: (file, needed) => (textFile.test(file) ? [] : needed) },
    // Fonts and pictures stay files, so that a content security policy without data: URLs holds.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        chunkFileNames: ({ facadeModuleId }) => {
          const [, language] = textModule.exec(facadeModuleId ?? '') ?? [];
          // Of hundreds of names each letter counts: the file that every visit loads holds them all.
          return `assets/${language === undefined ? '' : `${language}.`}[name]-[hash:7].js`;
        },
        codeSplitting: {
          // What every visit loads, and every list, in one file each: a hundred small ones compress worse by a tenth.
          groups: [
            { name: 'base', test: /[\\/]dashboard[\\/]main\.tsx$/, priority: 2 },
            { name: 'list', test: /[\\/]list[\\/]list-page\.tsx$/, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: Object.fromEntries(
      ['/v1', '/v2', '/graphql', '/openapi.json', '/docs', '/health'].map((path) => [path, api]),
    ),
  },
});
