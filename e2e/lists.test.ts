import { afterAll, beforeAll, describe } from 'vitest';
import { browserFound } from '#test/browser.ts';
import { bulk } from './bulk.ts';
import { failing } from './failing.ts';
import { closeHouse, openHouse } from './house.ts';
import { incidentsSuite } from './incidents.ts';
import { keyboard } from './keyboard.ts';
import { listHaste } from './list-haste.ts';
import { listKeys } from './list-keys.ts';
import { listWork } from './list-work.ts';
import { live } from './live.ts';
import { parcelsSuite } from './parcels.ts';
import { session } from './session.ts';
import { shellSuite } from './shell.ts';
import { trysetItemList } from './tryset-item-list.ts';
import { trysetItemPage } from './tryset-item-page.ts';
import { trysetsSuite } from './trysets.ts';
import { savedViews } from './views.ts';

// What people do in lists, on a page and in the shell around them.
describe.skipIf(!(await browserFound()))('lists in a browser', () => {
  beforeAll(openHouse);
  afterAll(closeHouse);
  describe('a session', session);
  describe('the shell', shellSuite);
  describe('the list of tryset items', trysetItemList);
  describe("a tryset item's page", trysetItemPage);
  describe('a selection', bulk);
  describe('work in lists', listWork);
  describe('the keys of lists', listKeys);
  describe('haste in lists', listHaste);
  describe('whole trysets', trysetsSuite);
  describe('many parcels', parcelsSuite);
  describe('incidents', incidentsSuite);
  describe('saved views', savedViews);
  describe('live updates', live);
  describe('the server away', failing);
  describe('the keyboard alone', keyboard);
});
