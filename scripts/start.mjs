// This file runs on the machine's own Node before anything is installed, so it may import only Node's modules.
import { buildDashboard } from './build-dashboard.mjs';
import { install } from './install.mjs';
import { runNode } from './node.mjs';
import { serverFlags } from './server-flags.mjs';

await install();
await buildDashboard();
process.exit(await runNode([...serverFlags, 'server/main.ts', ...process.argv.slice(2)]));
