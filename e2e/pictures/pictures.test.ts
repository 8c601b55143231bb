// @module-tag thorough
import { afterAll, beforeAll, describe } from 'vitest';
import { browserFound } from '#test/browser.ts';
import { closeHouse, openStillHouse } from '../kit/house.ts';
import { pictures } from './pictures.ts';
import { pictureStates } from './states.ts';

// Suites share few files, as each file starts its own server and browser, which takes longer than most suites.
describe.skipIf(!(await browserFound()))("the rooms' pictures", () => {
  beforeAll(openStillHouse);
  afterAll(closeHouse);
  describe('of rooms', pictures);
  describe('of their states', pictureStates);
});
