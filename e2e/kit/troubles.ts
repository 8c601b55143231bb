import type { Page } from 'playwright-core';

/**
 * Everything in a page that a person may not see but that is a fault: messages of the console, exceptions, requests
 * that failed and answers that refuse.
 */
export function troublesOf(page: Page): string[] {
  const troubles: string[] = [];
  page.on('console', (message) => {
    // A refusal is told below, with its status and address.
    const isRefusal = message.text().startsWith('Failed to load resource');
    if (['error', 'warning'].includes(message.type()) && !isRefusal) troubles.push(message.text());
  });
  page.on('pageerror', (error) => troubles.push(String(error)));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // What a page that is left had asked for is given up.
    if (reason !== 'net::ERR_ABORTED') troubles.push(`${reason} ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) troubles.push(`${response.status()} ${response.url()}`);
  });
  return troubles;
}
