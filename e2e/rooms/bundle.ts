import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { house } from '../kit/house.ts';
import { visitor } from '../kit/visitor.ts';

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
}

const built = new URL('../../dist/dashboard/', import.meta.url);
const grid = 'kit/list/grid.tsx';
const atMost = 250_000;

/** Returns the chunk and all its static imports. */
function closureOf(manifest: Record<string, Chunk>, name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  for (const next of manifest[name]?.imports ?? []) closureOf(manifest, next, found);
  return found;
}

async function gzippedSize(file: string): Promise<number> {
  return gzipSync(await readFile(new URL(file, built))).length;
}

/** Tests the size of the code that the first list needs. */
export function bundle(): void {
  test.each(['/', '/trysetitems', '/stocks/1'])(
    '%s is the page for who takes no compression, too',
    async (path) => {
      for (const encoding of ['identity', 'gzip, br']) {
        const response = await fetch(`${house().server.url}${path}`, {
          headers: { 'accept-encoding': encoding },
        });
        expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('<html')]);
        expect(response.headers.get('content-security-policy')).toContain("style-src 'self' 'nonce-");
      }
    },
  );

  test.each(['/trysetitems', '/stocks'])(
    '%s loads at most 250 kB of JavaScript before its grid',
    async (list) => {
      const manifest: Record<string, Chunk> = JSON.parse(
        await readFile(new URL('.vite/manifest.json', built), 'utf8'),
      );
      const { page, go } = await visitor({ as: 'staff', language: 'ko' });
      const loaded = new Set<string>();
      const gridFile = manifest[grid]?.file ?? '';
      const uncompressed: string[] = [];
      page.on('response', (response) => {
        const path = new URL(response.url()).pathname.slice(1);
        if (!path.endsWith('.js') || loaded.has(gridFile)) return;
        loaded.add(path);
        if (response.headers()['content-encoding'] !== 'gzip') uncompressed.push(path);
      });
      await go(list);
      await page.locator('[role=row][data-id]').first().waitFor();

      const nameOf = new Map(Object.entries(manifest).map(([name, { file }]) => [file, name]));
      const names = [...loaded].map((file) => nameOf.get(file) ?? file);
      expect(names).toContain(grid);
      const begun = new Set(['index.html', ...names.flatMap((name) => manifest[name]?.dynamicImports ?? [])]);
      const others = names.filter((name) => name !== grid && begun.has(name));
      const withoutGrid = new Set(others.flatMap((name) => [...closureOf(manifest, name)]));
      const files = names.filter((name) => withoutGrid.has(name)).map((name) => manifest[name]?.file ?? name);
      const sizes = await Promise.all(files.map(gzippedSize));
      const size = sizes.reduce((sum, each) => sum + each, 0);
      console.info(`${list}: ${(size / 1_000).toFixed(1)} kB in ${files.length} files before the grid`);
      expect(uncompressed).toEqual([]);
      expect(size).toBeLessThanOrEqual(atMost);
    },
  );
}
