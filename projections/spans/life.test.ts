import { expect, test } from 'vitest';
import { type Life, spansOf, standingAt, stepped } from './life.ts';

const day = (number: number) => `2025-03-0${number}T00:00:00.000Z`;
const step = (from: string, status: string | null, revision = 0) => ({
  from,
  revision,
  as: status === null ? null : { status },
});

function lifeOf(...steps: [from: string, status: string | null][]): Life<{ status: string }> {
  return steps.reduce<Life<{ status: string }>>(
    (life, [from, status], index) => stepped(life, step(from, status, index)),
    [],
  );
}

test('a removal ends the last span, and nothing follows it', () => {
  const life = lifeOf([day(1), 'created'], [day(2), 'in_stock'], [day(4), null]);
  expect(spansOf(life)).toEqual([
    { from: day(1), until: day(2), revision: 0, as: { status: 'created' } },
    { from: day(2), until: day(4), revision: 1, as: { status: 'in_stock' } },
  ]);
});

test('an event that changes nothing leaves the life as it is', () => {
  const life = lifeOf([day(1), 'created']);
  expect(stepped(life, step(day(2), 'created', 1))).toBe(life);
});

test('of several events of one instant only the last counts', () => {
  expect(
    lifeOf([day(1), 'created'], [day(1), 'in_stock'], [day(2), 'requested'], [day(2), 'in_stock']),
  ).toEqual([step(day(1), 'in_stock', 1)]);
  expect(lifeOf([day(1), 'created'], [day(1), null])).toEqual([]);
});

test('a thing stands as its last step until then says', () => {
  const life = lifeOf([day(2), 'created'], [day(3), null]);
  expect(
    [day(1), day(2), '2025-03-02T23:59:59.999Z', day(3)].map((time) => standingAt(life, time)?.status),
  ).toEqual([undefined, 'created', 'created', undefined]);
});
