import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { fail } from './fail.mjs';
import { projectNode } from './node.mjs';
import { root } from './root.mjs';

const sources = ['dashboard', 'domain', 'read-api', 'write-api', 'http', 'package-lock.json'];
const stamp = join(root, 'dist', 'dashboard.built');

/** Builds the dashboard into dist/dashboard when one of its sources is newer than the last build. */
export async function buildDashboard() {
  if (!existsSync(join(root, 'dashboard', 'index.html'))) return;
  const built = statSync(stamp, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (existsSync(join(root, 'dist', 'dashboard', 'index.html')) && built >= newest()) return;
  const started = new Date();
  console.log('Building the dashboard…');
  const { code, output } = await vite();
  if (code !== 0) {
    process.stderr.write(output);
    fail('The dashboard could not be built: see the output of "vite build" above.');
  }
  compress(join(root, 'dist', 'dashboard', 'assets'));
  writeFileSync(stamp, '');
  // Dates the stamp to the start of the build, so that a source changed during the build counts as newer.
  utimesSync(stamp, started, started);
}

/** Writes a gzipped copy beside each script and style. The server sends it to clients that accept gzip. */
function compress(/** @type {string} */ folder) {
  for (const name of readdirSync(folder)) {
    if (!/\.(js|css)$/.test(name)) continue;
    const file = join(folder, name);
    writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: 9 }));
  }
}

/**
 * The time of the youngest source in milliseconds. Folders count too, as their time changes when a file is removed.
 */
function newest() {
  let youngest = 0;
  const look = (/** @type {string} */ path) => {
    const stat = statSync(path, { throwIfNoEntry: false });
    if (!stat) return;
    if (stat.mtimeMs > youngest) youngest = stat.mtimeMs;
    if (stat.isDirectory()) for (const name of readdirSync(path)) look(join(path, name));
  };
  for (const source of sources) look(join(root, source));
  return youngest;
}

/** @returns {Promise<{ code: number | null, output: string }>} */
function vite() {
  return new Promise((resolve, reject) => {
    const args = ['build', 'dashboard', '--outDir', '../dist/dashboard', '--emptyOutDir'];
    const child = spawn(projectNode(), [join(root, 'node_modules', 'vite', 'bin', 'vite.js'), ...args], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1', FORCE_COLOR: undefined },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}
