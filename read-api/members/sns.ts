import Type from 'typebox';
import {
  bestCertification,
  type OnNetworks,
  type SnsAccounts,
  type SnsProfile,
} from '#domain/members/sns-account.ts';
import { type SnsNetwork, snsCertifications } from '#domain/members/sns-kinds.ts';
import { Nullable, OneOf } from '#http/contract.ts';
import {
  type ConnectedAccount,
  InstagramInfo,
  instagramInfo,
  YoutubeInfo,
  youtubeInfo,
} from '#http/member-sns.ts';

/**
 * A member's social accounts as a caller sees them; `snsProfiles` is null if the account names cannot be unsealed.
 */
interface SeenSns {
  isKnown: boolean;
  sns: SnsAccounts;
  snsProfiles: OnNetworks<SnsProfile> | null;
}

function infoOn<Info>(
  { isKnown, sns, snsProfiles }: SeenSns,
  network: SnsNetwork,
  told: (connected: ConnectedAccount) => Info,
): Info | null {
  const account = isKnown ? sns[network] : null;
  return account && told({ account, profile: snsProfiles?.[network] ?? null });
}

const instagramOf = (row: SeenSns) => infoOn(row, 'Instagram', instagramInfo);
const youtubeOf = (row: SeenSns) => infoOn(row, 'Youtube', youtubeInfo);

const Brief = { username: InstagramInfo.properties.username, certificationStatus: OneOf(snsCertifications) };
const InstagramBrief = Type.Object({ ...Brief, followedBy: InstagramInfo.properties.followedBy });
const YoutubeBrief = Type.Object({ ...Brief, subscribedBy: YoutubeInfo.properties.subscribedBy });

/** The accounts on which the member posts, as lists show them. For staff and the member itself. */
export const snsFields = {
  instagram: {
    is: Nullable(InstagramBrief),
    of(row: SeenSns) {
      const info = instagramOf(row);
      if (info === null) return null;
      const { username, certificationStatus, followedBy } = info;
      return { username, certificationStatus, followedBy };
    },
    cells: [
      { csv: 'instagram', of: (row: SeenSns) => instagramOf(row)?.username ?? null },
      { csv: 'instagram_followers', of: (row: SeenSns) => instagramOf(row)?.followedBy ?? null },
    ],
    isPersonal: true,
    isLast: true,
  },
  youtube: {
    is: Nullable(YoutubeBrief),
    of(row: SeenSns) {
      const info = youtubeOf(row);
      if (info === null) return null;
      const { username, certificationStatus, subscribedBy } = info;
      return { username, certificationStatus, subscribedBy };
    },
    cells: [
      { csv: 'youtube', of: (row: SeenSns) => youtubeOf(row)?.username ?? null },
      { csv: 'youtube_subscribers', of: (row: SeenSns) => youtubeOf(row)?.subscribedBy ?? null },
    ],
    isPersonal: true,
    isLast: true,
  },
  /** The best certification over all accounts; null if the member has no account. */
  certificationStatus: {
    is: Nullable(OneOf(snsCertifications)),
    of: ({ isKnown, sns }: SeenSns) => (isKnown ? bestCertification(sns) : null),
  },
} as const;

/** All data of the member's posting accounts. */
export const snsDetailFields = {
  instagram: { ...snsFields.instagram, is: Nullable(InstagramInfo), of: instagramOf },
  youtube: { ...snsFields.youtube, is: Nullable(YoutubeInfo), of: youtubeOf },
} as const;
