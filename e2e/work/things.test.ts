import { afterAll, beforeAll, describe } from 'vitest';
import { browserFound } from '#test/browser.ts';
import { chains } from '../check-in/chains.ts';
import { checkInSuite } from '../check-in/check-in.ts';
import { feedbackSuite } from '../feedback/feedback.ts';
import { figuresSuite } from '../figures/figures.ts';
import { closeHouse, openHouse } from '../kit/house.ts';
import { cameraSuite } from '../labels/camera.ts';
import { labelsSuite } from '../labels/labels.ts';
import { lookUsesSuite } from '../look-uses/look-uses.ts';
import { benchmarksSuite } from '../looks/benchmarks.ts';
import { looksSuite } from '../looks/looks.ts';
import { outStockSuite } from '../out-management/out-stock.ts';
import { productForms, products } from '../products/products.ts';
import { attributesSuite } from '../reference/attributes.ts';
import { replaySuite } from '../replay/replay.ts';
import { stocks } from '../stock/stocks.ts';

// Tests of garments, products and looks in the browser.
describe.skipIf(!(await browserFound()))('the work in a browser', () => {
  beforeAll(openHouse);
  afterAll(closeHouse);
  describe('replay', { tags: 'thorough' }, replaySuite);
  describe('garments', stocks);
  describe('the way out', outStockSuite);
  describe('checking in', checkInSuite);
  describe('several steps at once', { tags: 'thorough' }, chains);
  describe('labels', { tags: 'thorough' }, labelsSuite);
  describe('the camera', { tags: 'thorough' }, cameraSuite);
  describe('products', products);
  describe('forms of products', { tags: 'thorough' }, productForms);
  describe('attributes of products', { tags: 'thorough' }, attributesSuite);
  describe('looks', looksSuite);
  describe('uses of looks', lookUsesSuite);
  describe('feedback', feedbackSuite);
  describe('benchmarks', { tags: 'thorough' }, benchmarksSuite);
  describe('figures', { tags: 'thorough' }, figuresSuite);
});
