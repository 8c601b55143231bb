import { existsSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { unpackedBrowser } from './packed-browser.ts';

/** Thrown if npm has no browser for this machine and Chrome is not installed. */
export class NoBrowser extends Error {
  override name = 'NoBrowser';
}

/**
 * Starts a headless Chromium. On Linux it is the one of npm's @sparticuz/chromium. On other systems, or if that one
 * does not run, it is an installed Chrome. `more` are further arguments of Chromium.
 * @throws NoBrowser if neither exists
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
 * Whether the browser tests can run, for `describe.skipIf(!(await browserFound()))`. If they cannot, it prints the
 * reason. On a CI machine a missing browser fails the tests instead.
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
  // Without this variable Chromium does not find the system's fonts, and draws Korean as boxes.
  if (existsSync('/etc/fonts')) process.env.FONTCONFIG_PATH ??= '/etc/fonts';
  const [{ chromium }, executablePath] = await Promise.all([import('playwright-core'), unpackedBrowser()]);
  return chromium.launch({
    executablePath,
    // The package's own arguments include single-process mode, in which the browser ends together with its first
    // context.
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--font-render-hinting=none', ...more],
  });
}
