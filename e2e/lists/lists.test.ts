import { afterAll, beforeAll, describe } from 'vitest';
import { browserFound } from '#test/browser.ts';
import { incidentsSuite } from '../incidents/incidents.ts';
import { closeHouse, openHouse } from '../kit/house.ts';
import { session } from '../shell/session.ts';
import { shellSuite } from '../shell/shell.ts';
import { trysetItemList } from '../tryset-items/list.ts';
import { trysetItemPage } from '../tryset-items/page.ts';
import { parcelsSuite } from '../trysets/parcels.ts';
import { trysetsSuite } from '../trysets/trysets.ts';
import { savedViews } from '../views/views.ts';
import { bulk } from './bulk.ts';
import { listCards } from './cards.ts';
import { failing } from './failing.ts';
import { listHaste } from './haste.ts';
import { keyboard } from './keyboard.ts';
import { listKeys } from './keys.ts';
import { live } from './live.ts';
import { widths } from './widths.ts';
import { listWork } from './work.ts';

const thorough = { tags: 'thorough' } as const;

// What people do in lists, on a page and in the shell around them.
describe.skipIf(!(await browserFound()))('lists in a browser', () => {
  beforeAll(openHouse);
  afterAll(closeHouse);
  describe('a session', thorough, session);
  describe('the shell', thorough, shellSuite);
  describe('the list of tryset items', trysetItemList);
  describe("a tryset item's page", trysetItemPage);
  describe('a selection', bulk);
  describe('work in lists', thorough, listWork);
  describe('the keys of lists', thorough, listKeys);
  describe('columns', thorough, widths);
  describe('haste in lists', thorough, listHaste);
  describe('cards', thorough, listCards);
  describe('whole trysets', trysetsSuite);
  describe('many parcels', parcelsSuite);
  describe('incidents', thorough, incidentsSuite);
  describe('saved views', thorough, savedViews);
  describe('live updates', thorough, live);
  describe('the server away', thorough, failing);
  describe('the keyboard alone', thorough, keyboard);
});
