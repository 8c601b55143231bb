import { afterAll, beforeAll, describe } from 'vitest';
import { browserFound } from '#test/browser.ts';
import { chains } from '../check-in/chains.ts';
import { checkInSuite } from '../check-in/check-in.ts';
import { figuresSuite } from '../figures/figures.ts';
import { closeHouse, openHouse } from '../kit/house.ts';
import { cameraSuite } from '../labels/camera.ts';
import { labelsSuite } from '../labels/labels.ts';
import { benchmarksSuite } from '../looks/benchmarks.ts';
import { looksSuite } from '../looks/looks.ts';
import { outStockSuite } from '../out-management/out-stock.ts';
import { productForms, products } from '../products/products.ts';
import { attributesSuite } from '../reference/attributes.ts';
import { replaySuite } from '../replay/replay.ts';
import { stocks } from '../stock/stocks.ts';

const thorough = { tags: 'thorough' } as const;

// What people do with what is lent, and with what is posted about it.
describe.skipIf(!(await browserFound()))('the work in a browser', () => {
  beforeAll(openHouse);
  afterAll(closeHouse);
  describe('replay', thorough, replaySuite);
  describe('garments', stocks);
  describe('the way out', outStockSuite);
  describe('checking in', checkInSuite);
  describe('several steps at once', thorough, chains);
  describe('labels', thorough, labelsSuite);
  describe('the camera', thorough, cameraSuite);
  describe('products', products);
  describe('forms of products', thorough, productForms);
  describe('attributes of products', thorough, attributesSuite);
  describe('looks', looksSuite);
  describe('benchmarks', thorough, benchmarksSuite);
  describe('figures', thorough, figuresSuite);
});
