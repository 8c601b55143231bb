import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { fail } from './fail.mjs';
import { projectNode } from './node.mjs';
import { root } from './root.mjs';

const sources = ['dashboard', 'domain', 'read-api', 'write-api', 'http', 'package-lock.json'];
const stamp = join(root, 'dist', 'dashboard.built');

/** The pages with a build of their own, each with the folder of its files below dist. */
const pages = [
  { source: 'dashboard', outDir: '../dist/dashboard', built: 'dashboard' },
  { source: 'dashboard/playground', outDir: '../../dist/playground', built: 'playground' },
];

/** Builds the dashboard and the graph's playground into dist when one of their sources is newer than the last build. */
export async function buildDashboard() {
  if (!existsSync(join(root, 'dashboard', 'index.html'))) return;
  const built = statSync(stamp, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const isThere = pages.every((page) => existsSync(join(root, 'dist', page.built, 'index.html')));
  if (isThere && built >= newest()) return;
  const started = new Date();
  console.log('Building the dashboard…');
  for (const page of pages) {
    const { code, output } = await vite(page);
    if (code !== 0) {
      process.stderr.write(output);
      fail(`${page.source} could not be built: see the output of "vite build" above.`);
    }
    compress(join(root, 'dist', page.built, 'assets'));
  }
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

/**
 * @param {typeof pages[number]} page
 * @returns {Promise<{ code: number | null, output: string }>}
 */
function vite({ source, outDir }) {
  return new Promise((resolve, reject) => {
    const args = ['build', source, '--outDir', outDir, '--emptyOutDir'];
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
