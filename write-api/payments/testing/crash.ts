import type { PaymentProvider } from '../../payment-provider/payment-provider.ts';

/** The end of a process in the middle of its work. */
export class Crash extends Error {}

/**
 * One crash, at the point with the number `crashAt`: around each append and each call that moves money. Points count, and the
 * crash can happen, while it is armed.
 */
export function oneCrash(crashAt: number) {
  let points = 0;
  let isArmed = false;
  function at(): void {
    if (!isArmed || points++ !== crashAt) return;
    isArmed = false;
    throw new Crash();
  }
  return {
    at,
    arm(): void {
      isArmed = true;
    },
    hasCrashed: () => !isArmed,
    /** Runs work that the crash does not meet. */
    async without<Result>(work: () => Promise<Result>): Promise<Result> {
      const wasArmed = isArmed;
      isArmed = false;
      try {
        return await work();
      } finally {
        isArmed = wasArmed;
      }
    },
    /** A provider whose charges and refunds can crash before and after they take effect. */
    around(provider: PaymentProvider): PaymentProvider {
      return {
        ...provider,
        async charge(...given) {
          at();
          const charged = await provider.charge(...given);
          at();
          return charged;
        },
        async refund(...given) {
          at();
          const refunded = await provider.refund(...given);
          at();
          return refunded;
        },
      };
    },
  };
}
