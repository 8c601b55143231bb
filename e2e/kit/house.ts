import type { Browser } from 'playwright-core';
import { launchBrowser } from '#test/browser.ts';
import { type TestServer, testServer } from '#test/server.ts';

interface House {
  server: TestServer;
  browser: Browser;
}

let opened: House | null = null;

/** Starts the server with its demo data, and a browser: once for all suites, since both take their time. */
export async function openHouse(): Promise<void> {
  const [server, browser] = await Promise.all([testServer({ seed: 'demo' }), launchBrowser()]);
  opened = { server, browser };
}

export async function closeHouse(): Promise<void> {
  await opened?.browser.close();
  await opened?.server.close();
  opened = null;
}

export function house(): House {
  if (opened === null) throw new Error('the house is not open');
  return opened;
}
