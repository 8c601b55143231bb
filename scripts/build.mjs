import { buildDashboard } from './build-dashboard.mjs';

await buildDashboard();
