import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { fail } from './fail.mjs';
import { root } from './root.mjs';

/**
 * Returns the Node that this project runs on, from the npm package `node`, so that any newer or older Node can start
 * the project.
 */
export function projectNode() {
  const windows = process.platform === 'win32';
  const packaged = join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node');
  if (existsSync(packaged)) return packaged;
  // The package is missing if npm was told to run no install scripts, or if there is none for this machine.
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  fail(
    'Node 24 is missing from node_modules: run "npm rebuild node" (install scripts must be allowed), or use Node 24 or newer.',
  );
}

/**
 * Runs a script with the project's Node in place of this process: the same terminal, signals passed on.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env] variables to add
 * @returns {Promise<number>} its exit code
 */
export function runNode(args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(projectNode(), args, {
      cwd: root,
      stdio: 'inherit',
      env: {
        // Keeps compiled code between runs, so that a second start reads it instead of compiling again.
        NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node-compile-cache'),
        ...process.env,
        ...env,
      },
    });
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)));
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
      process.on(signal, () => {
        // Ctrl-C reaches every process of the terminal. Passing it on too would count as a second Ctrl-C.
        if (signal === 'SIGINT' && process.stdin.isTTY) return;
        child.kill(signal);
      });
    }
    if (process.env.npm_lifecycle_event) onLostParent(() => child.kill('SIGTERM'));
  });
}

/**
 * Calls `act` when the parent process is gone. npm passes SIGTERM to the shell between, and some shells end without
 * passing it on.
 * @param {() => void} act
 */
function onLostParent(act) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    act();
  }, 100);
  watch.unref();
}
