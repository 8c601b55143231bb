import type { DomainEvent } from '../event.ts';
import type { Sealed } from '../sealed.ts';
import type { SnsFigures } from './sns-account.ts';
import type { SnsCertification, SnsNetwork } from './sns-kinds.ts';

type E<Type extends string, Data> = DomainEvent<Type, Data & { network: SnsNetwork }>;

/** Events of `user-<id>` on an account elsewhere. `profile` is sealed with the key `user:<id>`: JSON of an `SnsProfile`. */
export type MemberSnsEvent =
  | E<'MemberSnsConnected', { profile: Sealed }>
  | E<'MemberSnsCertified', { certification: Exclude<SnsCertification, 'PENDING'> }>
  /** The network answered. What is null is as before: where no account was found, and where who it is has not changed. */
  | E<'MemberSnsSynced', { isFound: boolean; profile: Sealed | null; figures: SnsFigures | null }>
  | E<'MemberSnsDisconnected', unknown>;
