import { invitationWords } from '#domain/invitations/words/ja.ts';
import type * as en from '../../en/areas/invitations.ts';
import type { Texts } from '../../texts.ts';

export const texts: Texts<typeof en.texts> = {};

export const rooms: Texts<typeof en.rooms> = {};

export const history: Texts<typeof en.history> = {
  categories: { invitation: '招待' },
  categoryWithId: { invitation: '招待 {{id}}' },
  event: {
    InvitationPublished: '招待が発行されました：{{code}}。',
    InvitationAccepted: '会員{{userId}}が招待を承諾しました。',
    InvitationRejected: '招待が却下されました。',
  },
  fieldOf: { invitation: invitationWords },
};

export const replay: Texts<typeof en.replay> = {
  entities: { invitation: '招待' },
  projection: { invitations: '招待' },
};
