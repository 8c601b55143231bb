import { expect, test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import { expectAccessible } from '../kit/axe.ts';
import { intercept } from '../kit/intercept.ts';
import { visitor } from '../kit/visitor.ts';

const { shell, common } = en;
const traceback = 'DatabaseError\n    at query (server/pool.ts:7:3)';
const failed = {
  errorCode: 'service.unexpected',
  message: 'something went wrong here',
  detailCode: null,
  detail: { requestId: '7' },
  traceback,
};

/** Tests the traceback of a server that is being debugged. */
export function tracebackSuite(): void {
  test('the details of a failed call show the traceback until they are closed', async () => {
    const { page, go } = await visitor({ as: 'staff', expected: /^500 / });
    await intercept(page, '**/v1/stocks?*', (route) => route.fulfill({ status: 500, json: failed }));
    await go('/stocks');
    const note = page.getByRole('complementary', { name: shell.traceback.title, exact: true });
    await note.getByText('GET /v1/stocks').waitFor();
    expect(await note.textContent()).not.toContain('pool.ts');
    await note.getByRole('button', { name: shell.traceback.show, exact: true }).click();
    await note.getByText('server/pool.ts:7:3').waitFor();
    await expectAccessible(page);
    await note.getByRole('button', { name: shell.traceback.close, exact: true }).click();
    await note.waitFor({ state: 'detached' });
  });

  test('the box of a fatal error contains the traceback', async () => {
    const { page, go } = await visitor({ as: 'staff', expected: /^500 / });
    await intercept(page, '**/v2/styles?*', (route) => route.fulfill({ status: 500, json: failed }));
    await go('/stocks');
    const fatal = page.getByRole('alertdialog', { name: shell.fatal.title, exact: true });
    await fatal.waitFor();
    expect(await fatal.textContent()).toContain(traceback);
    await fatal.getByRole('button', { name: common.close, exact: true }).click();
    await fatal.waitFor({ state: 'hidden' });
  });
}
