import { expect, test } from 'vitest';
import { told, toldPicture } from '../../testing/told-picture.ts';
import { hashOf, madePicture } from './keep-picture.ts';

test('the hash of a picture ignores what a camera wrote into it, and so do its sizes', async () => {
  const sent = await toldPicture('image/jpeg');
  const { hash, bytes, sizes } = await madePicture(sent);
  expect(hash).toBe(hashOf(bytes));
  expect(hash).not.toBe(hashOf(sent));
  for (const each of [bytes, ...sizes.values()]) {
    const text = Buffer.from(each).toString('latin1');
    expect(told.filter((said) => text.includes(said))).toEqual([]);
  }
  expect((await madePicture(bytes)).hash).toBe(hash);
});
