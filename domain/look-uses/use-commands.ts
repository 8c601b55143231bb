import type { LookUseDescription, UseDates } from './use-events.ts';

/** The actions without fields. */
type PlainUseAction =
  | 'take_up'
  | 'agree'
  | 'decline'
  | 'ask_again'
  | 'remind'
  | 'reject'
  | 'cancel'
  | 'begin'
  | 'issue_payment'
  | 'withhold_payment'
  | 'expire'
  | 'note_look_gone'
  | 'note_look_back';

/** One action of the table. */
export type LookUseAct =
  | ({ action: 'request' } & LookUseDescription)
  | { action: 'lapse'; lookUseId: number; lookId: number }
  | { action: PlainUseAction }
  /** A field that is left out stays. */
  | ({ action: 'revise'; comment?: string } & Partial<UseDates>)
  /** `amount`: what staff charge instead of the list price. Null: the list price. */
  | ({ action: 'confirm'; amount: number | null } & Partial<UseDates>)
  | { action: 'end'; refund: number };

/** `follow_look`: the look of the use is gone, or it can be seen again. The status decides what follows. */
export type LookUseCommand =
  | LookUseAct
  | { action: 'follow_look'; lookUseId: number; lookId: number; isGone: boolean };
