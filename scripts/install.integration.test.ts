import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { install } from './install.mjs';

const folder = mkdtempSync(join(tmpdir(), 'tryset-install-'));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (file: string, content: object) => writeFileSync(join(folder, file), JSON.stringify(content));
const hasRun = (name: string) => existsSync(join(folder, 'node_modules', name, 'has-run'));

test('only the install scripts that package.json allows run', async () => {
  const names = ['allowed', 'refused', 'unnamed'];
  for (const name of names) {
    mkdirSync(join(folder, 'packages', name), { recursive: true });
    const postinstall = "node -e \"fs.writeFileSync('has-run', '')\"";
    write(`packages/${name}/package.json`, { name, version: '1.0.0', scripts: { postinstall } });
  }
  const dependencies = Object.fromEntries(names.map((name) => [name, `file:packages/${name}`]));
  const allowScripts = { allowed: true, elsewhere: true, refused: false };
  write('package.json', { name: 'house', version: '1.0.0', dependencies, allowScripts });
  writeFileSync(join(folder, '.npmrc'), 'install-links=true\noffline=true\n');
  execFileSync('npm', ['install', '--package-lock-only', '--ignore-scripts'], { cwd: folder, stdio: 'pipe' });

  await install(folder);
  expect(names.filter(hasRun)).toEqual(['allowed']);

  // The lock file is not newer than the installed packages, so nothing is installed again.
  rmSync(join(folder, 'node_modules', 'allowed', 'has-run'));
  await install(folder);
  expect(names.filter(hasRun)).toEqual([]);

  // A process that was killed between npm's two steps does not leave this file.
  rmSync(join(folder, 'node_modules', '.package-lock.json'));
  await install(folder);
  expect(names.filter(hasRun)).toEqual(['allowed']);
});
