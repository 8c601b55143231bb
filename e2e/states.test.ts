import { afterAll, beforeAll, describe } from 'vitest';
import { browserFound } from '#test/browser.ts';
import { closeHouse, openHouse } from './house.ts';
import { pictureStates } from './picture-states.ts';

// Rooms as they are seldom seen.
describe.skipIf(!(await browserFound()))('the states of rooms', () => {
  beforeAll(openHouse);
  afterAll(closeHouse);
  describe('pictures of states', pictureStates);
});
