import { expect, it } from 'vitest';
import { look } from '#domain/looks/look.ts';
import { member } from '#domain/members/member.ts';
import { type Person, personKey } from '#domain/members/person.ts';
import { product } from '#domain/products/product.ts';
import type { Sealed } from '#domain/sealed.ts';
import { pick, seeded } from '#projections/testing/random.ts';
import { staff } from '../testing/house.ts';
import { twoRoles } from '../testing/two-roles.ts';
import { givenItems } from './testing/given-items.ts';
import { openedWords } from './words.ts';

const roles = twoRoles(4);
const { seed } = roles;

const both = () => [roles.side, roles.other];
async function patchAtOnce(url: string, bodies: readonly object[]): Promise<void> {
  const answers = await Promise.all(
    bodies.map((body, index) => both()[index % 2]?.call(staff, 'PATCH', url, body)),
  );
  for (const answer of answers) expect([answer?.status, answer?.body.errorCode]).toEqual([200, undefined]);
}

async function posted(amount: number, tagged: number) {
  const { itemIds, userId } = await givenItems(roles.side, amount);
  const said = { sns_type: 'Instagram', tryset_item_ids: itemIds.slice(0, tagged), user_id: userId };
  const { body } = await roles.side.call(staff, 'POST', '/v1/looks', said);
  return { id: body.id as number, itemIds, userId };
}
const taggedBy = async (id: number) =>
  (await roles.side.deps.streams.refresh(look, id)).state.entries
    .map(({ of }) => of.id)
    .sort((one, other) => one - other);

it(`after two simultaneous changes of its items, a look tags the items of one of them, seed ${seed}`, async () => {
  const random = seeded(seed);
  const { id, itemIds, userId } = await posted(3, 1);
  const [a = 0, b = 0, c = 0] = itemIds;
  const sets = [[a, b], [a, c], [a], [b], [c], [a, b, c]];
  const url = `/v1/looks/${id}`;
  for (let round = 0; round < 6; round++) {
    const said =
      round === 0
        ? [
            [a, b],
            [a, c],
          ]
        : round === 1
          ? [[a], [b]]
          : [pick(random, sets), pick(random, sets)];
    await patchAtOnce(
      url,
      said.map((tryset_item_ids) => ({ tryset_item_ids })),
    );
    expect(said).toContainEqual(await taggedBy(id));
  }
  // No other look may take the tagged items, and untagged items are free.
  await patchAtOnce(url, [{ tryset_item_ids: [a, b] }]);
  const post = (items: number[]) =>
    roles.side.call(staff, 'POST', '/v1/looks', {
      sns_type: 'Instagram',
      tryset_item_ids: items,
      user_id: userId,
    });
  for (const item of [a, b]) expect((await post([item])).status).toBe(409);
  expect((await post([c])).status).toBe(201);
});

it('after simultaneous changes of its texts, a look has the link and description of the same request', async () => {
  const { id } = await posted(1, 1);
  const links = ['https://www.instagram.com/p/Caaaaaaaa1/', 'https://www.instagram.com/p/Caaaaaaaa2/'];
  const [first, second] = links.map((link, index) => ({ link, description: `post ${index}` }));
  if (first === undefined || second === undefined) throw new Error('there are two');
  for (let round = 0; round < 2; round++) {
    await patchAtOnce(`/v1/looks/${id}`, [first]);
    await patchAtOnce(`/v1/looks/${id}`, [first, second, { ...first, description: 'third' }]);
    const { state } = await roles.side.deps.streams.refresh(look, id);
    const words = await openedWords(roles.side.deps, state);
    expect([first, second, { ...first, description: 'third' }]).toContainEqual(words);
  }
});

it('simultaneous changes of different personal data are all kept', async () => {
  const { userId } = await posted(1, 1);
  for (let round = 0; round < 2; round++) {
    const email = `mina${userId}x${round}@member.kr`;
    const phone = `010-${1000 + round}-${String(userId).padStart(4, '0')}`;
    await patchAtOnce(`/v1/users/${userId}`, [{ email }, { phone }, { real_name: `Mina ${round}` }]);
    const { personal } = (await roles.side.deps.streams.refresh(member, userId)).state;
    const person = (await roles.side.deps.sealing.unseal(
      personKey('user', userId),
      personal as Sealed,
    )) as Person;
    expect(person).toMatchObject({ email, name: `Mina ${round}` });
    expect(person.phone?.replace(/\D/g, '')).toContain(String(1000 + round));
  }
});

it('a price follows simultaneous changes of the original price and the discount', async () => {
  const { productId } = (await roles.side.deps.streams.refresh(look, (await posted(1, 1)).id)).state
    .entries[0] ?? {
    productId: 0,
  };
  for (let round = 1; round <= 2; round++) {
    const original_price = 100_000 + round * 10_000;
    const discount_rate = round * 10;
    await patchAtOnce(`/v2/products/${productId}`, [{ original_price }, { discount_rate }]);
    const { price } = (await roles.side.deps.streams.refresh(product, productId)).state;
    expect(price).toBe((original_price * (100 - discount_rate)) / 100);
  }
});
