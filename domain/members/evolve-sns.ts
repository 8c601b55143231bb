import type { Sealed } from '../sealed.ts';
import type { OnNetworks, SnsAccount, SnsAccounts } from './sns-account.ts';
import type { MemberSnsEvent } from './sns-events.ts';

/** A member's social network accounts and their profiles. */
interface OnSns {
  sns: SnsAccounts;
  snsProfiles: OnNetworks<Sealed>;
}

/** Returns the accounts after an event that happened at `at`. */
export function evolveSns({ sns, snsProfiles }: OnSns, event: MemberSnsEvent, at: string): OnSns {
  const { network } = event.data;
  return {
    sns: { ...sns, [network]: accountAfter(sns[network], event, at) },
    snsProfiles: { ...snsProfiles, [network]: profileAfter(snsProfiles[network], event, (sealed) => sealed) },
  };
}

function accountAfter(account: SnsAccount | null, event: MemberSnsEvent, at: string): SnsAccount | null {
  switch (event.type) {
    case 'MemberSnsConnected':
      return { certification: 'PENDING', figures: null, isFound: null, syncedAt: null };
    case 'MemberSnsCertified':
      return account && { ...account, certification: event.data.certification };
    case 'MemberSnsSynced': {
      const { isFound, figures } = event.data;
      return account && { ...account, isFound, syncedAt: at, figures: figures ?? account.figures };
    }
    case 'MemberSnsDisconnected':
      return null;
  }
}

/** Returns an account's profile after an event, sealed or open; `before` if the event has none. */
export function profileAfter<Profile>(
  before: Profile | null,
  { type, data }: MemberSnsEvent,
  read: (sealed: Sealed) => Profile | null,
): Profile | null {
  if (type === 'MemberSnsDisconnected') return null;
  return 'profile' in data && data.profile !== null ? read(data.profile) : before;
}
