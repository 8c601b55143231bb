// Program of the worker thread that `drawn` starts.
import { parentPort, workerData } from 'node:worker_threads';
import { demoProducts } from '../catalog/products.ts';
import { brandScene, brandSizes } from './brand.ts';
import type { Wish } from './drawn.ts';
import { photographed } from './photograph.ts';
import { sceneOf, shotSizes } from './shots.ts';

const wishes: readonly Wish[] = workerData;
for (const wish of wishes) parentPort?.postMessage(await draw(wish));

async function draw(wish: Wish): Promise<Uint8Array> {
  if ('brand' in wish) return photographed(brandScene(wish.brand, wish.shot), brandSizes[wish.shot]);
  const product = demoProducts[wish.product];
  if (product === undefined) throw new Error(`there is no product ${wish.product}`);
  return photographed(sceneOf(product, wish.shot), shotSizes[wish.shot]);
}
