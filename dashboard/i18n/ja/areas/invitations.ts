import { invitationWords } from '#domain/invitations/words/ja.ts';
import { words } from '#domain/words/ja.ts';
import type * as en from '../../en/areas/invitations.ts';
import type { Texts } from '../../texts.ts';

const invitation: Texts<typeof en.texts.invitation> = {
  status: words.invitationStatus,
  fields: invitationWords,
  by: { staff: 'スタッフ', user: '会員' },
  over: '期限切れ',
  publish: '招待を発行',
  publishText: '招待コードは、最終日の終わりまで一回の登録に使えます。',
  lastDay: '最終日',
  refused: {
    being_accepted: 'この招待で登録中の人がいます。少し後でもう一度確認してください。',
    bad_time: '今から1年以内の最終日を選んでください。',
  },
};

const invitationActions: Texts<typeof en.texts.invitationActions> = {
  publish: '発行',
  accept: '承諾',
  reject: '取り下げ',
};

export const texts = { invitation, invitationActions };

export const rooms: Texts<typeof en.rooms> = { invitations: '招待', invitation: '招待' };

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
