import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { materialIcons } from './icons.ts';

const api = process.env.API_URL ?? 'http://127.0.0.1:8080';

/** Matches a file with one language's texts: as a source file, and as a built file. */
const textModule = /[\\/]i18n[\\/](en|ja|ko)[\\/](?:areas[\\/]|joined[\\/])?[^\\/]+\.ts$/;
const textFile = /^assets\/(en|ja|ko)\./;

/** Matches the bundler's runtime, which the base file imports. */
const runtimeFile = /^assets\/rolldown-runtime-/;

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [react(), materialIcons],
  build: {
    outDir: '../dist/dashboard',
    emptyOutDir: true,
    // The manifest lists the imports of each file, so that the size of a page's first load can be summed up.
    manifest: true,
    modulePreload: {
      // A browser without modulepreload gets preload links from Vite, so the polyfill would only enlarge the first load.
      polyfill: false,
      // Preload lists enlarge the base file. Text files need none: their imports are loaded earlier, or small. The import
      // itself begins at once, so its list leaves out its own file. The base file has loaded the runtime.
      resolveDependencies: (file, needed) =>
        textFile.test(file) ? [] : needed.filter((each) => each !== file && !runtimeFile.test(each)),
    },
    // Fonts and pictures stay files, since the content security policy forbids data: URLs.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      // Text files read words. A file that needs one part of a text file must not load the words of the others.
      treeshake: {
        propertyReadSideEffects: false,
        // Emotion imports this package for a function that the dashboard does not use.
        moduleSideEffects: [{ test: /[\\/]hoist-non-react-statics[\\/]/, sideEffects: false }],
      },
      output: {
        chunkFileNames: ({ facadeModuleId }) => {
          const [, language] = textModule.exec(facadeModuleId ?? '') ?? [];
          // Short hashes, since the base file of every visit lists hundreds of these names.
          return `assets/${language === undefined ? '' : `${language}.`}[name]-[hash:7].js`;
        },
        codeSplitting: {
          // A file each for the code of every visit, of lists and of forms. A hundred small files compress 10% worse, and the
          // file of every visit lists their names.
          groups: [
            { name: 'base', test: /[\\/]dashboard[\\/]main\.tsx$/, priority: 2 },
            { name: 'list', test: /[\\/]list[\\/]list-page\.tsx$/, priority: 1 },
            { name: 'form', test: /[\\/]edit[\\/]form-dialog\.tsx$/ },
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
