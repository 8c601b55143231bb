import { describe, expect, test } from 'vitest';
import { obstacleOf, offersOf, slotTask, takesSlot } from './offers.ts';
import { callsOf } from './plan.ts';
import { found } from './testing/found.ts';

const keysOf = (at: ReturnType<typeof found>) =>
  offersOf(at)
    .map(({ key, task }) => `${key} ${task}`)
    .join(', ');
const onWay = found({ status: 'in_use' }, { status: 'return_delivering' });

describe('the offered tasks', () => {
  test('are the allowed ones, each with its key', () => {
    expect(keysOf(onWay)).toBe(
      'S grade, A grade, B grade, C grade, next receive, H hold, D defer, U unavailable',
    );
    const isWanted = { latestOutStockRequestStatus: 'requested' } as const;
    expect(keysOf(found({ status: 'in_stock', ...isWanted }))).toBe(
      'next stow, H hold, U unavailable, K check_again, O ready_out',
    );
    expect(keysOf(found({ status: 'unavailable' }))).toBe('next recover');
  });

  test('exclude refused tasks in every status of the garment', () => {
    const refused = onWay.tasks.map((task) => ({ ...task, allowed: false, reasonCode: 'too_late' }));
    expect(offersOf({ ...onWay, tasks: refused })).toEqual([]);
    expect(obstacleOf({ ...onWay, tasks: refused }, 'D')).toBe('too_late');
    expect(obstacleOf(found({ status: 'in_stock' }), 'A')).toBeNull();
  });

  test('take a slot if the garment may be stowed or entered', () => {
    const entering = found({ actions: [{ name: 'enter', allowed: true, reasonCode: null }] });
    const lent = found({ actions: [{ name: 'stow', allowed: false, reasonCode: 'status' }] });
    expect([takesSlot(found({})), takesSlot(entering), takesSlot(lent)]).toEqual([true, true, false]);
    expect([slotTask(found({})), slotTask(entering)]).toEqual(['stow', 'enter']);
  });
});

describe('the commands of a task', () => {
  test('are the steps of the server, and only the last one has the answers', () => {
    expect(callsOf(onWay, { key: 'B', task: 'grade' }, { issue: 'a button' }, null)).toEqual([
      { on: 'item', action: 'arrive', id: 31, body: {} },
      { on: 'item', action: 'return_complete', id: 31, body: {} },
      { on: 'stock', action: 'check_complete', id: 501, body: { grade: 'B', issue: 'a button' } },
    ]);
    expect(
      callsOf(onWay, { key: 'D', task: 'defer' }, { reason: 'torn' }, null).map(({ body }) => body),
    ).toEqual([{}, { reason: 'torn' }]);
  });

  test('stow only the piece whose tag was scanned', () => {
    const slot = { sectorCode: 'A', cellCode: '03', slotNumber: 12 };
    const piece = { ...found({ status: 'in_stock' }), foundBy: 'piece' as const, pieceId: 4 };
    expect(callsOf(piece, { key: 'next', task: 'stow' }, {}, slot)).toMatchObject([
      { action: 'stow_piece', body: { piece_id: 4 } },
    ]);
  });
});
