import { spawn } from 'node:child_process';
import { readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fail } from './fail.mjs';
import { root } from './root.mjs';

/** Installs the dependencies of package-lock.json if they are missing or older than that file. */
export async function install(folder = root) {
  const done = join(folder, 'node_modules', '.package-lock.json');
  if (changed(done) >= changed(join(folder, 'package-lock.json'))) return;
  console.log('Installing the dependencies (once, about a minute)…');
  await npm(folder, ['ci', '--ignore-scripts', '--no-audit', '--no-fund']);
  // npm writes this file before it runs the install scripts. Renaming it makes an install that is interrupted here
  // start over.
  const unfinished = `${done}.unfinished`;
  renameSync(done, unfinished);
  const names = scriptsAllowed(folder);
  if (names.length > 0) await npm(folder, ['rebuild', ...names]);
  // The package `node` copies its program, and leaves the download behind: 66 MB of headers and manuals.
  rmSync(join(folder, 'node_modules', 'node', 'node_modules'), { recursive: true, force: true });
  renameSync(unfinished, done);
}

/** @param {string} file @returns {number} the file's time of change in milliseconds; 0 if it does not exist */
const changed = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/**
 * The packages whose install scripts may run. npm before 11 does not know the field, so `npm ci` runs no script at all.
 * @param {string} folder
 * @returns {string[]}
 */
export function scriptsAllowed(folder) {
  const { allowScripts = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return Object.keys(allowScripts).filter((name) => allowScripts[name] === true);
}

/**
 * Runs npm; ends the process with npm's output if it fails.
 * @param {string} folder
 * @param {string[]} args
 * @returns {Promise<void>}
 */
async function npm(folder, args) {
  const { code, output } = await run(folder, args);
  if (code === 0) return;
  process.stderr.write(output);
  fail(`The dependencies could not be installed: see the output of "npm ${args[0]}" above.`);
}

/**
 * @param {string} folder
 * @param {string[]} args
 * @returns {Promise<{ code: number | null, output: string }>}
 */
function run(folder, args) {
  return new Promise((resolve, reject) => {
    // Excludes the Node of an earlier installation, which npm is about to replace.
    const path = (process.env.PATH ?? '')
      .split(delimiter)
      .filter((entry) => !entry.endsWith(join('node_modules', '.bin')));
    const child = spawn('npm', args, {
      cwd: folder,
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
