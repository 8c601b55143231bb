import { expect, test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import { expectAccessible } from '../kit/axe.ts';
import { call } from '../kit/calls.ts';
import { carryOut, entries, headStatus, startAction } from '../kit/detail.ts';
import { eventually, visitor } from '../kit/visitor.ts';
import { signUp } from '../sign-up/apply.ts';

const { history, invitation, invitationActions } = en;

const codeOf = async (id: string) =>
  (await call<{ code: string }>('staff', 'GET', `/v1/invitations/${id}`)).code;

/** Tests the life of invitations: published, then withdrawn or accepted at a sign-up. */
export function invitationsSuite(): void {
  test('staff publish invitations, withdraw one, and see who accepted the other', async () => {
    const { page, walk, at } = await visitor({ as: 'staff' });
    const publish = async () => {
      await walk('/invitations');
      await page.getByRole('button', { name: invitation.publish, exact: true }).click();
      const dialog = page.getByRole('dialog', { name: invitation.publish, exact: true });
      await expectAccessible(page, { within: '[role=dialog]' });
      await carryOut(dialog);
      await eventually(at).toMatch(/^\/invitations\/\d+$/);
      const id = at().slice('/invitations/'.length);
      await page.getByRole('heading', { level: 1, name: await codeOf(id), exact: true }).waitFor();
      return id;
    };

    const withdrawn = await publish();
    const dialog = await startAction(page, invitationActions.reject);
    await carryOut(dialog);
    await dialog.waitFor({ state: 'detached' });
    await headStatus(page, invitation.status.rejected).waitFor();
    await entries(page).filter({ hasText: history.event.InvitationRejected }).waitFor();
    await expect(signUp('not-invited', '01070000021', await codeOf(withdrawn))).rejects.toThrow('invitation');

    const accepted = await publish();
    await headStatus(page, invitation.status.pending).waitFor();
    const userId = await signUp('was-invited', '01070000022', await codeOf(accepted));
    // The page learns of the sign-up without a reload.
    await headStatus(page, invitation.status.accepted).waitFor();
    await page.getByRole('link', { name: 'was-invited', exact: true }).click();
    await eventually(at).toBe(`/curators/${userId}`);
  });
}
