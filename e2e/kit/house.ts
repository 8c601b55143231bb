import type { Browser } from 'playwright-core';
import type { DashboardServices } from '#server/dashboard-services.ts';
import { launchBrowser } from '#test/browser.ts';
import { type TestServer, testServer } from '#test/server.ts';

interface House {
  server: TestServer;
  browser: Browser;
  /** Whether the visitors of this browser prefer reduced motion. */
  isStill: boolean;
}

let opened: House | null = null;

async function open(isStill: boolean, services: DashboardServices = {}): Promise<void> {
  const [server, browser] = await Promise.all([testServer({ seed: 'demo', services }), launchBrowser()]);
  opened = { server, browser, isStill };
}

/** Starts the server with its demo data and a browser, once for all suites, since both start slowly. */
export const openHouse = () => open(false);

/** Like `openHouse`, with reduced motion: waiting for animations took half of the time of a page. */
export const openStillHouse = () => open(true);

/** The same with motion and outside services. */
export const openHouseWith = (services: DashboardServices) => open(false, services);

export async function closeHouse(): Promise<void> {
  await opened?.browser.close();
  await opened?.server.close();
  opened = null;
}

export function house(): House {
  if (opened === null) throw new Error('the house is not open');
  return opened;
}
