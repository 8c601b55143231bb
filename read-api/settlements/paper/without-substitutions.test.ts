import { create } from 'fontkit';
import { expect, test } from 'vitest';
import { readFonts } from '../../labels/draw/fonts.ts';
import { withoutSubstitutions } from './without-substitutions.ts';

const substitutions = (file: Buffer) => {
  const font = create(file);
  return 'availableFeatures' in font
    ? font.availableFeatures.filter((tag) => /^(calt|ccmp|vert)$/.test(tag))
    : [];
};

test('fonts of papers substitute no glyphs, and have all others', async () => {
  const { files } = await readFonts(['셔츠 連衣裙']);
  expect([...files.keys()]).toEqual(['regular', 'bold', 'japanese regular', 'japanese bold']);
  for (const [name, file] of files) {
    expect(substitutions(file), name).not.toEqual([]);
    const bare = withoutSubstitutions(file);
    expect(substitutions(bare), name).toEqual([]);
    const [before, after] = [create(file), create(bare)];
    if (!('characterSet' in before) || !('characterSet' in after))
      throw new Error('a file holds several fonts');
    expect(after.characterSet.length).toBe(before.characterSet.length);
  }
});
