import type { Charging } from '../charging.ts';

const unexpected = () => Promise.reject(new Error('this test moves no money'));

/** Completes a provider of tests that are about cards only. */
export const noCharging: Charging = {
  prepare: unexpected,
  charge: unexpected,
  find: unexpected,
  findByReference: unexpected,
  refund: unexpected,
  issueReceipt: unexpected,
  cancelReceipt: unexpected,
  issueTransferReceipt: unexpected,
  cancelTransferReceipt: unexpected,
  async *list() {
    yield await unexpected();
  },
};
