import type { ProviderRefund } from './provider-payment.ts';

const form = /^tryset refund (\d+)$/;

/** The reason of our refund. The provider shows it beside the refund, so it names the refund and no person. */
export const reasonOf = (refundId: number): string => `tryset refund ${refundId}`;

/** Reads the reason of a refund in the provider's books. */
export function readReason(
  reason: string | null | undefined,
): Pick<ProviderRefund, 'refundId' | 'hasReason'> {
  const told = reason?.trim() ?? '';
  const [, id] = form.exec(told) ?? [];
  return { refundId: id === undefined ? null : Number(id), hasReason: told !== '' };
}
