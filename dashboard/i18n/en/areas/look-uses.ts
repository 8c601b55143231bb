import type { LookUsesEvent } from '#domain/look-uses/look-uses.ts';
import type { LookUsePriceEvent } from '#domain/look-uses/price-policy.ts';
import type { LookUseEvent } from '#domain/look-uses/use-events.ts';
import { lookUseWords } from '#domain/look-uses/words/en.ts';
import { words } from '#domain/words/en.ts';
import type { EventTexts } from '../../event-texts.ts';

const lookUse = {
  type: words.lookUseType,
  status: words.lookUseStatus,
  payment: words.usePayment,
  fields: lookUseWords,
} as const;

export const texts = { lookUse } as const;

export const rooms = {} as const;

export const history = {
  categories: { look_use: 'Use of a look', look_uses: 'Uses of look', look_use_price: 'Prices of uses' },
  categoryWithId: {
    look_use: 'Use of a look {{id}}',
    look_uses: 'Uses of look {{id}}',
    look_use_price: 'Prices of uses',
  },
  event: {
    LookUseRequested: 'Brand asked for a use: {{useType}}, from {{startDate}}[[ to {{endDate}}]].',
    LookUseRequestExpired: 'The use was never requested.',
    LookUseTakenUp: 'Staff took up the use.',
    LookUseAgreed: 'The member agreed.',
    LookUseDeclined: 'The member declined.',
    LookUseAskedAgain: 'The member was asked again.',
    LookUseReminded: 'The member was reminded.',
    LookUseRevised: 'The use was revised: from {{startDate}}[[ to {{endDate}}]].',
    LookUseConfirmed:
      'The use was confirmed: from {{startDate}}[[ to {{endDate}}]][[; the brand pays {{brandPaymentAmount}}]].',
    LookUseRejected: 'The use was rejected.',
    LookUseCanceled: 'The use was canceled.',
    LookUseBegan: 'The use began.',
    LookUsePaymentIssued:
      'The member’s payment was issued[[; points: {{pointAmount}}]][[; money: {{curatorReceiveAmount}}]].',
    LookUsePaymentCanceled: 'The member’s payment was withheld.',
    LookUseEnded: 'The use was ended early; {{refund}} goes back.',
    LookUseExpired: 'The use ended with its last day.',
    LookUseLookGone: 'The look of this use is gone.',
    LookUseLookBack: 'The look of this use can be seen again.',
    LookUseClaimed: 'Days were claimed for use {{lookUseId}}: from {{from}}[[ to {{until}}]].',
    LookUseClaimEnded: 'Days of use {{lookUseId}} are free again.',
    LookUsesLookGone: 'The look is gone; its uses follow: {{lookUseIds}}.',
    LookUsesLookBack: 'The look can be seen again; its uses follow: {{lookUseIds}}.',
    LookUsePriceRevised: 'Prices of uses were revised.',
  } as const satisfies EventTexts<LookUseEvent | LookUsesEvent | LookUsePriceEvent>,
  fieldOf: { look_use: lookUseWords, look_uses: lookUseWords, look_use_price: lookUseWords },
} as const;

export const replay = {
  entities: { look_use: 'Use of a look' },
  projection: { look_uses: 'Use of a look', look_use_prices: 'Prices of uses' },
} as const;
