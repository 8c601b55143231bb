// Lists every error code that the APIs can answer, with its HTTP status: node scripts/error-codes.ts. docs/api.md
// explains each code; scripts/error-codes.test.ts fails where the two lists differ.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lendingAskers, lendingObstacles } from '#domain/products/lending.ts';
import { errorCodeOf } from '#domain/transition-table.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const sources = ['domain/**/*.ts', 'http/*.ts', 'write-api/**/*.ts', 'read-api/**/*.ts', 'graph/**/*.ts'];
const tests = ['**/*.test.ts', '**/testing/**', '**/test-app.ts'];
const guarded = {
  tryset_item: 'domain/tryset-items/item-transitions.ts',
  stock_item: 'domain/stock/stock-transitions.ts',
  inbox_message: 'domain/inbox/message-transitions.ts',
  look: 'domain/looks/look-transitions.ts',
  user: 'domain/members/role-transitions.ts',
  stocktake: 'domain/stocktakes/stocktake-transitions.ts',
};

const statusOf: Readonly<Record<string, string>> = {
  unauthenticated: '401',
  forbidden: '403',
  conflict: '409',
  unprocessable: '422',
  invalid: '422',
};
/**
 * Patterns of the ways in which the code writes an error: its status or a function that implies it, then the code.
 */
const ways = [
  /\b(unauthenticated|forbidden|conflict|unprocessable)\(\s*['`]([^'`]+)['`]/g,
  /\brefuse\(\s*'(conflict|invalid|forbidden)',\s*['`]([^'`]+)['`]/g,
  /\bnew ApiError\(\s*(\d+|status),\s*['`]([^'`]+)['`]/g,
];
const refreshes = /\[\s*'(auth\.refresh_[a-z_]+)'/g;
const guardCode = /\? '([a-z_]+)' :|null : '([a-z_]+)'/g;
const wellFormed = /^[a-z_<>]+\.[a-z_<>]+$/;

/**
 * `<status> <code>`, sorted. In a code that is built from a name, `<entity>` replaces the name. `4xx` stands for the
 * web framework's errors.
 */
export function errorCodes(): string[] {
  const found = new Set(['409 <entity>.transition_not_allowed']);
  for (const file of globSync(sources, { cwd: root, exclude: tests })) {
    const text = readFileSync(join(root, file), 'utf8');
    for (const way of ways) {
      for (const [, how = '', written = ''] of text.matchAll(way)) {
        const code = written.replace(/\$\{(\w+)\}/g, '<$1>');
        const status = statusOf[how] ?? (how === 'status' ? '4xx' : how);
        // Refusals of an id block are faults of the program, so clients never see these codes.
        if (wellFormed.test(code) && !code.startsWith('id_block.')) found.add(`${status} ${code}`);
      }
    }
    for (const [, code] of text.matchAll(refreshes)) found.add(`401 ${code}`);
  }
  for (const [entity, file] of Object.entries(guarded)) {
    for (const [, one, other] of readFileSync(join(root, file), 'utf8').matchAll(guardCode)) {
      found.add(`409 ${errorCodeOf(entity, one ?? other ?? '')}`);
    }
  }
  // The source has this code once for all askers, but the page documents it for each of them.
  found.delete('422 <asker>.<obstacle>');
  for (const asker of lendingAskers) {
    for (const obstacle of lendingObstacles) found.add(`422 ${asker}.${obstacle}`);
  }
  return [...found].sort();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(errorCodes().join('\n'));
