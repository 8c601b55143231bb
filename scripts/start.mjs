// Run by whatever Node the machine has, before anything is installed: Node's own modules only.
import { buildDashboard } from './build-dashboard.mjs';
import { install } from './install.mjs';
import { runNode } from './node.mjs';
import { serverFlags } from './server-flags.mjs';

await install();
await buildDashboard();
process.exit(await runNode([...serverFlags, 'server/main.ts', ...process.argv.slice(2)]));
