import { spawn } from 'node:child_process';
import { statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fail } from './fail.mjs';
import { root } from './root.mjs';

/** @param {string} file  @returns {number} its time of change in milliseconds, 0 when it does not exist */
const changed = (file) => statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Installs the dependencies of package-lock.json when they are missing or older than it. */
export async function install() {
  if (changed('node_modules/.package-lock.json') >= changed('package-lock.json')) return;
  console.log('Installing the dependencies (once, about a minute)…');
  const { code, output } = await npm(['ci', '--no-audit', '--no-fund']);
  if (code === 0) return;
  process.stderr.write(output);
  fail('The dependencies could not be installed: see the output of "npm ci" above.');
}

/**
 * @param {string[]} args
 * @returns {Promise<{ code: number | null, output: string }>}
 */
function npm(args) {
  return new Promise((resolve, reject) => {
    // Not the Node of an earlier installation, which npm is about to replace.
    const path = (process.env.PATH ?? '')
      .split(delimiter)
      .filter((folder) => !folder.endsWith(join('node_modules', '.bin')));
    const child = spawn('npm', args, {
      cwd: root,
      env: { ...process.env, PATH: path.join(delimiter) },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}
