// This file runs on the machine's own Node before anything is installed, so it may import only Node's modules.
import { fail } from './fail.mjs';
import { install } from './install.mjs';
import { runNode } from './node.mjs';

const vitest = 'node_modules/vitest/vitest.mjs';

const targets = {
  test: [vitest, 'run', '--tags-filter=!thorough'],
  'test:all': [vitest, 'run', '--tags-filter=thorough', '--outputFile.json=test-output/vitest-all.json'],
  staff: ['server/staff.ts'],
  pictures: ['server/pictures.ts'],
  // Without the limit, the heap grows to several times what the import needs at a time.
  import: ['--max-old-space-size=256', 'import/main.ts'],
  replay: ['replay/main.ts'],
  bench: ['bench/main.ts'],
  build: ['scripts/build.mjs'],
  lint: ['node_modules/@biomejs/biome/bin/biome', 'check'],
  types: ['node_modules/typescript/bin/tsc', '--noEmit', '-p', '.'],
  'import-rules': ['scripts/import-rules.mjs'],
  'plain-english': ['scripts/plain-english.mjs'],
  states: ['scripts/state-diagrams.ts'],
};

const [target = '', ...args] = process.argv.slice(2);
if (!Object.hasOwn(targets, target)) {
  fail(`There is no target "${target}"; there are ${Object.keys(targets).join(', ')}.`);
}
await install();
process.exit(await runNode([...targets[/** @type {keyof typeof targets} */ (target)], ...args]));
