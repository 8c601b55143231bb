import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserFound } from '#test/browser.ts';
import { closeHouse, house, openHouse } from '../kit/house.ts';
import { visitor } from '../kit/visitor.ts';

describe.skipIf(!(await browserFound()))('the graph’s playground in a browser', () => {
  beforeAll(openHouse);
  afterAll(closeHouse);

  test('runs an operation for the person that is signed in, under the policy of the dashboard’s page', async () => {
    const { page, context } = await visitor({ as: 'staff' });
    const others: string[] = [];
    context.on('request', (request) => {
      if (!request.url().startsWith(house().server.url)) others.push(request.url());
    });
    const opened = await page.goto('/graphql');
    expect(opened?.headers()['content-security-policy']).toMatch(/script-src 'self' 'wasm-unsafe-eval';/);
    const editor = page.locator('.graphiql-query-editor .CodeMirror');
    await editor.click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    await page.keyboard.insertText('{ getMyUserProfile { type } }');
    await page.locator('.graphiql-execute-button').click();
    await page.locator('.result-window').getByText('"staff"').waitFor();
    expect(others).toEqual([]);
  });
});
