import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import type { StockItem } from '#read-api/stock/contract.ts';
import { launchBrowser } from '#test/browser.ts';
import { openDesk } from '../check-in/desk.ts';
import { expectAccessible } from '../kit/axe.ts';
import { findStocks } from '../kit/calls.ts';
import { patience } from '../kit/desk.ts';
import { house } from '../kit/house.ts';
import { troublesOf } from '../kit/troubles.ts';
import { eventually, sessionOf, visitor } from '../kit/visitor.ts';
import { heldUp } from './held-up.ts';

const { camera } = en;

const cameraButton = (page: Page) => page.getByRole('button', { name: camera.open, exact: true });

/** Returns two garments in stock, whose labels use Code 128 and a QR code. */
async function twoGarments(): Promise<[StockItem, StockItem]> {
  const { data } = await findStocks('statuses=in_stock&order=-id&limit=2');
  const [one, other] = data;
  if (one === undefined || other === undefined) throw new Error('the demo has no such garments left');
  return [one, other];
}

/** Opens a browser whose camera shows these labels in turn. `mayUse` is the answer to the permission question. */
async function withCamera(labels: readonly string[], mayUse: boolean): Promise<Page> {
  const folder = await mkdtemp(join(tmpdir(), 'camera-'));
  const video = join(folder, 'held-up.y4m');
  await heldUp(video, labels);
  const browser = await launchBrowser([
    '--use-fake-device-for-media-stream',
    // A headless browser cannot ask for permission; this flag gives the answer.
    `--use-fake-ui-for-media-stream${mayUse ? '' : '=deny'}`,
    `--use-file-for-fake-video-capture=${video}`,
  ]);
  const context = await browser.newContext({ baseURL: house().server.url, locale: 'en-GB' });
  context.setDefaultTimeout(patience);
  await context.addInitScript(
    (items) => {
      for (const { name, value } of items) localStorage.setItem(name, value);
    },
    await sessionOf({ as: 'staff' }),
  );
  const page = await context.newPage();
  const troubles = troublesOf(page);
  onTestFinished(async () => {
    await browser.close();
    await rm(folder, { recursive: true });
    expect(troubles).toEqual([]);
  });
  return page;
}

/** Tests that codes scanned by camera work like typed ones. */
export function cameraSuite(): void {
  test('the desk checks in a garment by camera, and releases the camera when closed', async () => {
    const [one, other] = await twoGarments();
    const page = await withCamera(
      [`/v1/labels/stocks?ids=${one.id}&symbol=code128`, `/v1/labels/stocks?ids=${other.id}&symbol=qr`],
      true,
    );
    await openDesk(async (path) => void (await page.goto(path)), page);
    const isReaderLoaded = () =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('.wasm')),
      );
    expect(await isReaderLoaded()).toBe(false);
    await cameraButton(page).click();
    await page.getByText(camera.looking).waitFor();
    for (const { code } of [one, other]) await page.getByRole('link', { name: code, exact: true }).waitFor();
    expect(await isReaderLoaded()).toBe(true);
    await expectAccessible(page);
    const track = await page.locator('video').evaluateHandle((video: HTMLVideoElement) => {
      return video.srcObject instanceof MediaStream ? video.srcObject.getTracks()[0] : undefined;
    });
    await page.getByRole('button', { name: camera.close, exact: true }).click();
    await eventually(() => track.evaluate((each) => each?.readyState)).toBe('ended');
  });

  test('the finder opens the scanned garment', async () => {
    const [one] = await twoGarments();
    const page = await withCamera([`/v1/labels/stocks?ids=${one.id}`], true);
    await page.goto('/stocks');
    await page.getByTestId('total').waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog', { name: en.shell.find.title }).waitFor();
    await cameraButton(page).click();
    await page.waitForURL(`**/stocks/${one.id}`);
  });

  test('reports a forbidden or missing camera', async () => {
    const [one] = await twoGarments();
    const page = await withCamera([`/v1/labels/stocks?ids=${one.id}`], false);
    await page.goto('/stocks/check-in');
    await cameraButton(page).click();
    await page.getByText(camera.problems.denied).waitFor();

    const without = await visitor({ as: 'staff' });
    await without.go('/stocks/check-in');
    await cameraButton(without.page).click();
    await without.page.getByText(camera.problems.none).waitFor();
    await without.page.getByRole('button', { name: camera.close, exact: true }).click();
    await without.page.getByText(camera.problems.none).waitFor({ state: 'hidden' });
  });
}
