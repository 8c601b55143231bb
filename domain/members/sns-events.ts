import type { DomainEvent } from '../event.ts';
import type { Sealed } from '../sealed.ts';
import type { SnsFigures } from './sns-account.ts';
import type { SnsCertification, SnsNetwork } from './sns-kinds.ts';

type E<Type extends string, Data> = DomainEvent<Type, Data & { network: SnsNetwork }>;

/**
 * The events of the stream `user-<id>` about a social network account. `profile` is sealed with the key `user:<id>`: JSON of
 * an `SnsProfile`.
 */
export type MemberSnsEvent =
  | E<'MemberSnsConnected', { profile: Sealed }>
  | E<'MemberSnsCertified', { certification: Exclude<SnsCertification, 'PENDING'> }>
  /**
   * The network answered. `profile` and `figures` are null if the account was not found or its profile did not change; the
   * earlier values then stay.
   */
  | E<'MemberSnsSynced', { isFound: boolean; profile: Sealed | null; figures: SnsFigures | null }>
  | E<'MemberSnsDisconnected', unknown>;
