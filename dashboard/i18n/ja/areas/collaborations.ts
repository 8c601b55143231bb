import { collaborationWords } from '#domain/collaborations/words/ja.ts';
import { words } from '#domain/words/ja.ts';
import type * as en from '../../en/areas/collaborations.ts';
import type { Texts } from '../../texts.ts';

export const texts: Texts<typeof en.texts> = {
  collaboration: {
    status: words.collaborationStatus,
    proposal: words.proposalStatus,
    fields: collaborationWords,
    create: '新しいコラボ',
    revise: '変更',
    propose: '会員に提案',
    proposeText: '会員に提案が届き、会員がブランドのサイズを選びます。',
    search: '名前、ブランド',
    proposalSearch: '会員、コラボ、ブランド',
    days: '期間',
    opened: '会員が開封',
    lookPosted: 'ルック投稿',
    reason: '理由',
    reward: 'リワード',
    given: '付与済み：ポイント・現金',
    none: 'まだ参加した会員はいません。',
    noneOfMember: '参加したコラボはありません。',
    memberNumber: '会員番号',
    region: words.region,
    failure: {
      tryset: {
        canceled: 'トライセットのキャンセル',
        size_sold_out: '売り切れのサイズ',
        size_not_free: '貸出可能な在庫のないサイズ',
        size_unpublished: '非公開のサイズ',
        size_unknown: '存在しないサイズ',
        brand_unpublished: '非公開のブランド',
        product_twice: '同じ商品の2つのサイズ',
        reservation_expired: 'リクエストの期限切れ',
        role_may_not_request: 'リクエストできない会員の役割',
      },
      proposal: {
        size_of_other_brand: '別のブランドのサイズ',
      },
      user: {
        not_found: '削除された会員',
      },
    },
    why: {
      recruiting: '募集中のコラボです。変更は運営チームに依頼してください。',
      not_over: '投稿の期限はまだ過ぎていません。',
    },
  },
  brandCollaboration: {
    status: words.collaborationStatus,
    refused: {
      wrong_days: '終了日は開始日より後、投稿の期限は終了日以降にしてください。',
      not_recruiting: '募集中のコラボではありません。募集中のものを選択してください。',
      over: '投稿の期限が過ぎました。別のコラボを選択してください。',
    },
  },
  proposal: {
    status: words.proposalStatus,
    refused: {
      wrong_reward: 'ポイントと現金は0以上の整数で入力してください。',
      wrong_sizes: 'サイズを1～20個、重複なく選択してください。',
      member_banned: '利用停止中の会員です。別の会員を選択してください。',
      member_leaving: '退会を希望した会員です。別の会員を選択してください。',
      other_region: 'ブランドは自国の会員にのみ商品を送ります。同じ国の会員を選択してください。',
      size_of_other_brand: 'コラボのブランドのサイズを選択してください。',
      tryset_refused: 'このサイズは送れません。別のサイズを選んで再度確定してください。',
      tryset_under_way: '商品は準備中か発送済みです。先に準備中の商品を却下してください。',
    },
  },
  collaborationActions: {
    register: '登録',
    revise: '変更',
    recruit: '募集開始',
    close: '終了',
    cancel: 'コラボを取消',
  },
  proposalActions: {
    propose: '提案',
    apply: '応募',
    expire: '失効',
    read: '開封',
    approve: '承認',
    confirm: '確定',
    fail: '差し戻し',
    send: '発送',
    deliver: '配達',
    reject: '却下',
    cancel: '提案を取消',
    reward: 'リワード付与',
    revoke: 'リワード取消',
  },
};

export const rooms: Texts<typeof en.rooms> = {
  collaborations: 'コラボ',
  collaboration: 'コラボ',
  proposals: '提案',
  proposal: '提案',
};

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
