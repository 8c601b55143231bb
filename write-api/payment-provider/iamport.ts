import type { IamportOptions } from './iamport-ask.ts';
import { iamportCall } from './iamport-call.ts';
import { iamportCards } from './iamport-cards.ts';
import { iamportCharging } from './iamport-charging.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** Iamport (PortOne V1): https://developers.portone.io/api/rest-v1 */
export function iamportProvider(options: IamportOptions): PaymentProvider {
  const call = iamportCall(options);
  return { ...iamportCards(call), ...iamportCharging(call) };
}
