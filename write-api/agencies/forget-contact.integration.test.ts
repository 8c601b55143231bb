import { afterAll, beforeAll, expect, test } from 'vitest';
import { agencyContact } from '#domain/agencies/agency.ts';
import { systemContext } from '../kit/changes/context.ts';
import { runCommand } from '../kit/commands/run-command.ts';
import { type TestWriteSide, testWriteSide } from '../testing/write-side.ts';

let side: TestWriteSide;
beforeAll(async () => {
  side = await testWriteSide();
});
afterAll(() => side.close());

test('removing a contact deletes its key, also after a crash in between', async () => {
  const { deps } = side;
  const personal = await deps.seal('agency_contact:5', { name: 'Ahn', email: null, phone: null });
  const run = (command: Parameters<typeof agencyContact.decide>[1]) =>
    runCommand(
      deps.streams,
      { decider: agencyContact, id: 5, command, name: command.action },
      systemContext(deps.clock),
    );
  await run({ action: 'register', id: 5, fields: { agencyId: 3, position: null, personal } });
  expect(await deps.sealing.unseal('agency_contact:5', personal)).toMatchObject({ name: 'Ahn' });
  await run({ action: 'remove' });
  await expect.poll(() => deps.sealing.unseal('agency_contact:5', personal), { timeout: 20_000 }).toBeNull();
});
