import type { Page } from 'playwright-core';

/**
 * Collects invisible faults of a page: console messages, exceptions, failed requests and refusing
 * answers.
 */
export function troublesOf(page: Page): string[] {
  const troubles: string[] = [];
  page.on('console', (message) => {
    // Skips the browser's message about a refusal, as refusals are reported below with status and URL.
    const isRefusal = message.text().startsWith('Failed to load resource');
    if (['error', 'warning'].includes(message.type()) && !isRefusal) {
      troubles.push(`${message.text()} at ${page.url()}`);
    }
  });
  page.on('pageerror', (error) => troubles.push(String(error)));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Skips aborted requests: the browser aborts the requests of a page that is left.
    if (reason !== 'net::ERR_ABORTED') troubles.push(`${reason} ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) troubles.push(`${response.status()} ${response.url()}`);
  });
  return troubles;
}
