import { collaborationWords } from '#domain/collaborations/words/ja.ts';
import { words } from '#domain/words/ja.ts';
import type * as en from '../../en/areas/collaborations.ts';
import type { Texts } from '../../texts.ts';

export const texts: Texts<typeof en.texts> = {
  collaboration: {
    status: words.collaborationStatus,
    proposal: words.proposalStatus,
    fields: collaborationWords,
  },
};

export const rooms: Texts<typeof en.rooms> = {};

export const history: Texts<typeof en.history> = {
  categories: { brand_collaboration: 'コラボ', proposal: '提案' },
  categoryWithId: { brand_collaboration: 'コラボ {{id}}', proposal: '提案 {{id}}' },
  event: {
    BrandCollaborationRegistered: 'コラボが登録されました：{{name}}。',
    BrandCollaborationRevised: 'コラボが変更されました。',
    BrandCollaborationRecruited: 'コラボの募集が始まりました。',
    BrandCollaborationClosed: 'コラボが終了しました。',
    BrandCollaborationCanceled: 'コラボが取り消されました。',
    ProposalMade: '提案が送られました。',
    ProposalApplied: '会員がコラボに応募しました。',
    ProposalExpired: '提案の作成が中断されました。',
    ProposalRead: '提案が閲覧されました。',
    ProposalApproved: 'コラボへの応募が承認されました。',
    ProposalConfirmed: '提案が確定されました。',
    ProposalConfirmFailed: '提案のトライセットが失敗しました：{{errorCode}}。',
    ProposalSent: '提案の商品が発送されました。',
    ProposalDelivered: '提案の商品が配達されました。',
    ProposalRejected: '提案が却下されました。',
    ProposalCanceled: '提案が取り消されました。',
    ProposalRewarded: '提案のリワードが付与されました。',
    ProposalRevoked: '提案のリワードが取り消されました。',
  },
  fieldOf: { brand_collaboration: collaborationWords, proposal: collaborationWords },
};

export const replay: Texts<typeof en.replay> = {
  entities: { brand_collaboration: 'コラボ', proposal: '提案' },
  projection: { brand_collaborations: 'コラボ', proposals: '提案' },
};
