import { existsSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { unpackedBrowser } from './packed-browser.ts';

/** Where there is neither npm's browser for this machine nor an installed Chrome. */
export class NoBrowser extends Error {
  override name = 'NoBrowser';
}

/**
 * Starts a headless Chromium: on Linux the one that npm's @sparticuz/chromium brings, elsewhere (or where that
 * one does not run) an installed Chrome. Fails with NoBrowser where there is none. `more` are arguments of Chromium's own.
 */
export async function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  const { chromium } = await import('playwright-core');
  const failures: string[] = [];
  for (const start of [() => bundled(more), () => chromium.launch({ channel: 'chrome', args: [...more] })]) {
    try {
      return await start();
    } catch (error) {
      failures.push(error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : String(error));
    }
  }
  throw new NoBrowser(`No browser for the browser tests: install Chrome (${failures.join('; ')})`);
}

/**
 * Whether the browser tests can run: for `describe.skipIf(!(await browserFound()))`. Where they cannot, it says
 * so. On a CI machine a missing browser is a failure, not a reason to skip.
 */
export async function browserFound(): Promise<boolean> {
  try {
    const browser = await launchBrowser();
    await browser.close();
    return true;
  } catch (error) {
    if (!(error instanceof NoBrowser) || process.env.CI) throw error;
    console.warn(`${error.message}. The browser tests are skipped.`);
    return false;
  }
}

async function bundled(more: readonly string[]): Promise<Browser> {
  if (process.platform !== 'linux') throw new Error('npm brings no browser for this system');
  // Without it the system's fonts are not found, and Korean is drawn as boxes.
  if (existsSync('/etc/fonts')) process.env.FONTCONFIG_PATH ??= '/etc/fonts';
  const [{ chromium }, executablePath] = await Promise.all([import('playwright-core'), unpackedBrowser()]);
  return chromium.launch({
    executablePath,
    // Not the package's own arguments: with its single process the browser ends with its first context.
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--font-render-hinting=none', ...more],
  });
}
