import type * as en from '../../en/areas/members.ts';
import type { Texts } from '../../texts.ts';

export const history: Texts<typeof en.history> = {
  categories: {
    user: '会員',
  },
  categoryWithId: {
    user: '会員 {{id}}',
    staff: 'スタッフアカウント {{id}}',
  },
  memberStatus: {
    none: 'なし',
    expired: '期限切れ',
    registered: '登録済み',
    leaving: '退会手続き中',
    forgotten: '消去済み',
  },
  event: {
    MemberRegistered: '会員が登録されました。',
    MemberRegistrationExpired: '完了しなかった会員登録の期限が切れました。',
    MemberRevised: 'プロフィールが編集されました。',
    MemberPersonalDataSet: '連絡先が変更されました。',
    MemberRoleChanged: '役割が変更されました： {{from}} → {{to}}。',
    MemberGradeChanged: 'グレードが変更されました： {{from}} → {{to}}。',
    MemberSystemSettingRevised: '設定が変更されました。',
    MemberLostAndFoundNoted: '忘れ物のメモが変更されました。',
    MemberPictureSet: '写真が変更されました。',
    MemberTermsAgreed: '規約に同意しました。',
    MemberPasswordChanged: '会員のパスワードが変更されました。',
    MemberPasswordLinkMailed: '会員に新しいパスワードを設定するリンクをメールで送りました。',
    MemberSignInEnded: '会員のサインインを一つ終了しました。',
    MemberForgettingRequested: '会員情報の消去が依頼されました。',
    MemberForgotten: '会員情報が消去されました。',
    StaffInvited: 'スタッフを招待しました：{{username}}',
    StaffInvitationRenewed: 'スタッフに招待メールをもう一度送りました。',
    StaffActivated: '招待されたスタッフがパスワードを設定しました。',
    StaffAdded: 'スタッフアカウントが追加されました：{{username}}。',
    StaffRegistrationExpired: '完了しなかったスタッフ登録の期限が切れました。',
    StaffRolesSet: 'スタッフの役割が設定されました：{{roles}}。',
    StaffPersonalDataSet: 'スタッフの情報が変更されました。',
    StaffPasswordChanged: 'スタッフアカウントのパスワードが変更されました。',
    StaffPasswordLinkMailed: 'スタッフに新しいパスワードを設定するリンクをメールで送りました。',
    StaffSignInEnded: 'スタッフのサインインを一つ終了しました。',
    StaffSecondFactorSet: 'スタッフが2段階サインインを設定しました。',
    StaffSecondFactorRemoved: 'スタッフの2段階サインインを解除しました。',
    StaffRemoved: 'スタッフアカウントが削除されました。',
  },
  field: {
    staffId: 'スタッフアカウント',
    role: '役割',
    roles: '役割',
    bio: '自己紹介',
    isPublic: 'プロフィール公開',
    systemSetting: '設定',
    postDelayDay: '投稿の遅れを認める日数',
    instagramRewardPoint: 'インスタグラム投稿のポイント',
    youtubeRewardPoint: 'ユーチューブ動画のポイント',
    requestAmountPerTryset: 'トライセットの最大点数',
    canHideLook: 'ルックの非表示を許可',
    latestLostAndFound: '忘れ物',
    poster: 'ポスター',
  },
};

export const replay: Texts<typeof en.replay> = {
  entities: {
    user: '会員',
    staff: 'スタッフ',
  },
  projection: {
    users: '会員',
    staff: 'スタッフ',
    people_members: '会員の連絡先',
    people_staffs: 'スタッフの連絡先',
  },
};
