import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { daysLater } from '#domain/business-day.ts';
import type { OutboxLetter } from '../mail/contract.ts';
import { troubledCards } from '../payment-provider/simulated-cards.ts';
import { dueCall } from '../payments/testing/steps.ts';
import { staff } from '../testing/house.ts';
import { newPriceLetters } from './new-price-letters.ts';
import { dayMs, type SubscriptionSide, subscriptionSide, url } from './testing/subscription-side.ts';

let given: SubscriptionSide;
beforeAll(async () => {
  given = await subscriptionSide();
});
afterAll(() => given.side.close());

/** The letters to an address, the oldest first. */
async function lettersTo(address: string): Promise<{ subject: string; text: string }[]> {
  const { side } = given;
  await side.reacted();
  const { body } = await side.call(staff, 'GET', '/v1/outbox?limit=100');
  const own = (body.data as OutboxLetter[]).filter(({ to }) => to === address);
  return own.toSorted((one, other) => (one.writtenTime < other.writtenTime ? -1 : 1));
}

/** Waits for the letter with these words in its subject. Letters that were never sent go after 30 days. */
async function letterAbout(email: string, words: string): Promise<{ subject: string; text: string }> {
  const about = async () => (await lettersTo(email)).find(({ subject }) => subject.includes(words));
  await expect.poll(about, { interval: 100 }).toBeDefined();
  const letter = await about();
  if (letter === undefined) throw new Error(`no letter about “${words}”`);
  return letter;
}

test('the brand’s admins are mailed before a renewal, at failures, at the end, and of a new price', async () => {
  const { side, madePlan, newHouse, today, chosen, until, moveTo, useCard } = given;
  const house = await newHouse();
  const email = `${randomUUID()}@brand.example`;
  const admin = { username: `payer.${house.brandId}.mail`, password: 'tryset-demo', email };
  expect((await side.call(staff, 'POST', `/v1/brands/${house.brandId}/admins`, admin)).status).toBe(201);
  const plan = await madePlan('Mailed', 300_000);
  const id = await chosen(house, plan);
  const { period } = await until(id, { status: 'using' });
  const end = period?.endDate ?? '';
  const price = { KOREA: 350_000 };
  expect((await side.call(staff, 'PATCH', `${url}/plans/${plan}`, { price })).status).toBe(200);
  const priced = await letterAbout(email, 'A new price');
  expect(priced?.text).toContain('300,000 KRW');
  expect(priced?.text).toContain(`For periods that start on ${daysLater(today(), 30)} or later: 350,000 KRW`);
  moveTo(daysLater(end, -6));
  const announced = await letterAbout(email, `renews on ${daysLater(end, 1)}`);
  expect(announced?.text).toContain('card ending in 4242');
  await useCard(house, troubledCards.declined);
  moveTo(daysLater(end, 1));
  await until(id, { status: 'payment_retry_await', failures: 1 });
  const failed = await letterAbout(email, 'payment for your tryset plan failed');
  expect(failed?.text).toContain(`We try again on ${daysLater(today(), 1)}.`);
  expect(failed?.text).toContain('카드');
  expect(failed?.text).toContain('カード');
  side.advanceClock(8 * dayMs);
  await until(id, { status: 'payment_failed' });
  await letterAbout(email, 'has stopped');
});

test('a new price reaches each brand once, and an interrupted call continues where it was', async () => {
  const { side, madePlan, choose } = given;
  const plan = await madePlan('Grown', 300_000);
  const brands: { id: number; email: string }[] = [];
  for (const name of ['one', 'two', 'three']) {
    const { body } = await side.call(staff, 'POST', '/v1/brands', { name, is_published: true });
    const email = `${randomUUID()}@brand.example`;
    const admin = { username: `grown.${name}`, password: 'tryset-demo', email };
    expect((await side.call(staff, 'POST', `/v1/brands/${body.id}/admins`, admin)).status).toBe(201);
    const chosen = await choose(staff, plan, { brand_id: body.id, method: 'bank' });
    brands.push({ id: chosen.body.id, email });
  }
  const price = { KOREA: 350_000 };
  expect((await side.call(staff, 'PATCH', `${url}/plans/${plan}`, { price })).status).toBe(200);
  for (const { email } of brands) await letterAbout(email, 'A new price');

  const [first, second, third] = brands;
  const eventId = randomUUID();
  const kept: object[] = [];
  const run = (answer: object | null, keep: (answer: object) => Promise<void>) =>
    newPriceLetters.call(side.deps, {
      ...dueCall(`${plan}`),
      cause: { eventId, correlationId: eventId },
      answer,
      keep,
    });
  const counts = async () => {
    const letters = await Promise.all(brands.map(({ email }) => lettersTo(email)));
    return letters.map((each) => each.length);
  };
  expect(await run({ after: first?.id }, async (answer) => void kept.push(answer))).toEqual({
    end: 'answered',
    next: null,
  });
  expect(kept.at(-1)).toEqual({ after: third?.id });
  expect(await counts()).toEqual([1, 2, 2]);
  const crash = async () => {
    throw new Error('the worker died');
  };
  await expect(run(null, crash)).rejects.toThrow('the worker died');
  expect(await run(null, async () => undefined)).toMatchObject({ end: 'answered' });
  expect(await counts()).toEqual([2, 2, 2]);
  expect(second?.id).toBeGreaterThan(first?.id ?? 0);
});
