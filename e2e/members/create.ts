import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import type { LookDetail } from '#read-api/looks/contract.ts';
import type { TrysetDetail } from '#read-api/trysets/contract.ts';
import { expectAccessible } from '../kit/axe.ts';
import { actOnStock, call, findItems, itemsPath, stocksPath } from '../kit/calls.ts';
import { chooseOption } from '../kit/detail.ts';
import { filled } from '../kit/filled.ts';
import { requestedItem } from '../kit/given-items.ts';
import { ownMember } from '../kit/own-member.ts';
import { eventually, visitor } from '../kit/visitor.ts';

const { member, tryset, looks, forms, fieldProblems } = en;

const unique = () => Math.random().toString(36).slice(2, 8);
const submit = (dialog: Locator, name: string) => dialog.getByRole('button', { name, exact: true }).click();

/** A product with a free garment, by a size that was lent before. */
async function freeSize(): Promise<{ productName: string; sizeName: string }> {
  const [lent] = (await findItems('statuses=return_delivered&limit=1')).data;
  if (lent === undefined) throw new Error('nothing has come back');
  const code = `CREATE-${unique()}`.toUpperCase();
  const said = { product_size_id: lent.productSize.id, code };
  const { id } = await call<{ id: number }>('staff', 'POST', stocksPath, said);
  await actOnStock(id, 'enter');
  return { productName: lent.product.name, sizeName: lent.productSize.name };
}

async function choose(page: Page, dialog: Locator, field: string, typed: string, option: string) {
  await dialog.getByRole('combobox', { name: field }).fill(typed);
  await page.getByRole('option', { name: option, exact: true }).first().click();
}

/** Tests what staff create in the name of members. */
export function creatingSuite(): void {
  test('a member is registered from the list, with a username that is free', async () => {
    const taken = await ownMember();
    const { page, go, at } = await visitor({ as: 'staff', expected: /^409 / });
    await go('/users');
    await page.getByRole('button', { name: member.create, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: member.create, exact: true });
    const username = dialog.getByRole('textbox', { name: member.fields.username });
    await submit(dialog, member.create);
    await dialog.getByText(fieldProblems.required, { exact: true }).waitFor();
    await username.fill(taken.username ?? '');
    await dialog.getByRole('textbox', { name: member.fields.real_name }).fill('Park Sora');
    await submit(dialog, member.create);
    await dialog.getByText(forms.refused.claim_username_taken, { exact: true }).waitFor();
    await expectAccessible(page, { within: '[role=dialog]' });
    const name = `sora-${unique()}`;
    await username.fill(name);
    await submit(dialog, member.create);
    await eventually(at).toMatch(/^\/curators\/\d+/);
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.getByText('Park Sora').first().waitFor();
  });

  test('a tryset is requested from the member’s page, with the member’s own data for the parcel', async () => {
    const { id, username } = await ownMember({
      role: 'influencer',
      real_name: 'Han Bora',
      phone: '010-3333-4444',
      address: { address_1: '12 Yeonhui-ro, Seoul' },
    });
    const { productName, sizeName } = await freeSize();
    const { page, go, at } = await visitor({ as: 'staff' });
    await go(`/curators/${id}`);
    await page.getByRole('button', { name: tryset.create.open, exact: true }).click();
    const title = filled(tryset.create.openFor, { name: username ?? '' });
    const dialog = page.getByRole('dialog', { name: title, exact: true });
    const address = dialog.getByRole('textbox', { name: tryset.fields.address });
    expect(await address.inputValue()).toBe('12 Yeonhui-ro, Seoul');
    await choose(page, dialog, tryset.create.sizes, productName, `${productName} · ${sizeName}`);
    await expectAccessible(page, { within: '[role=dialog]' });
    await submit(dialog, tryset.create.open);
    await eventually(at).toMatch(/^\/tryset\/\d+/);
    const made = await call<TrysetDetail>('staff', 'GET', `/v2/trysets/${at().match(/\d+/)?.[0]}`);
    expect(made).toMatchObject({ user: { id }, recipient: { name: 'Han Bora' } });
  });

  test('a tryset is requested from the list, for a member that staff find', async () => {
    const { username, id } = await ownMember({ role: 'influencer' });
    const { productName, sizeName } = await freeSize();
    const { page, go, at } = await visitor({ as: 'staff' });
    await go('/tryset-send-list');
    await page.getByRole('button', { name: tryset.create.open, exact: true }).first().click();
    const dialog = page.getByRole('dialog', { name: tryset.create.open, exact: true });
    await choose(page, dialog, tryset.fields.member, username ?? '', username ?? '');
    await choose(page, dialog, tryset.create.sizes, productName, `${productName} · ${sizeName}`);
    await dialog.getByRole('textbox', { name: tryset.fields.name }).fill('Mina');
    await dialog.getByRole('textbox', { name: tryset.fields.phone, exact: true }).fill('010-1234-5678');
    await dialog.getByRole('textbox', { name: tryset.fields.destinationName }).fill('Mina');
    await dialog.getByRole('textbox', { name: tryset.fields.destinationPhone }).fill('010-1234-5678');
    await dialog.getByRole('textbox', { name: tryset.fields.address }).fill('Seoul');
    await submit(dialog, tryset.create.open);
    await eventually(at).toMatch(/^\/tryset\/\d+/);
    const made = await call<TrysetDetail>('staff', 'GET', `/v2/trysets/${at().match(/\d+/)?.[0]}`);
    expect(made.user?.id).toBe(id);
  });

  test('a brand admin is offered neither', async () => {
    const { page, go } = await visitor({ as: 'brand-a' });
    await go('/tryset-send-list');
    await page.getByTestId('total').waitFor();
    expect(await page.getByRole('button', { name: tryset.create.open, exact: true }).count()).toBe(0);
  });

  test('a look is posted in the member’s name, of an item that was delivered', async () => {
    const item = await requestedItem();
    const act = (action: string, body: object) =>
      call('staff', 'POST', `${itemsPath}/${item.id}/actions/${action}`, body);
    await act('accept', {});
    await act('outbound', { courier: 'HANJIN', tracking_number: `88${item.id}` });
    await act('force_delivered', { reason: 'The member has it' });
    const { page, go, at } = await visitor({ as: 'staff' });
    await go('/looks');
    await page.getByRole('button', { name: looks.create.open, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: looks.create.open, exact: true });
    await dialog.getByText(looks.create.memberFirst, { exact: true }).waitFor();
    const username = item.user?.username ?? '';
    await dialog.getByRole('combobox', { name: looks.create.member }).fill(username);
    await page.getByRole('option', { name: username }).first().click();
    await dialog.getByText(looks.create.itemsHelp, { exact: true }).waitFor();
    await dialog.getByRole('combobox', { name: looks.create.items }).click();
    await page.getByRole('option', { name: String(item.id) }).click();
    await page.keyboard.press('Escape');
    await dialog.getByRole('combobox', { name: looks.create.network }).click();
    await chooseOption(page, looks.sns.Blog);
    await dialog.getByRole('textbox', { name: looks.create.link }).fill('https://blog.example.com/p/1');
    await expectAccessible(page, { within: '[role=dialog]' });
    await submit(dialog, looks.create.open);
    await eventually(at).toMatch(/^\/looks\/\d+/);
    const made = await call<LookDetail>('staff', 'GET', `/v1/looks/${at().match(/\d+/)?.[0]}`);
    expect(JSON.stringify(made)).toContain('https://blog.example.com/p/1');
  });
}
