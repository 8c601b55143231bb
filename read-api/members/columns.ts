import type { ColumnNames } from '../kit/csv/columns.ts';

/** Column names of this area's files; `sharedColumns` has the others. */
export const memberColumns = {
  address_1: { en: 'Address 1', ko: '주소 1', ja: '住所1', isPersonal: true },
  address_2: { en: 'Address 2', ko: '주소 2', ja: '住所2', isPersonal: true },
  birthday: { en: 'Birthday', ko: '생년월일', ja: '生年月日', isPersonal: true },
  grade: { en: 'Grade', ko: '등급', ja: '等級' },
  instagram: { en: 'Instagram', ko: '인스타그램', ja: 'Instagram', isPersonal: true },
  instagram_followers: { en: 'Instagram followers', ko: '인스타그램 팔로워', ja: 'Instagramのフォロワー' },
  latest_lost_and_found: { en: 'Lost and found', ko: '분실물', ja: '忘れ物', isPersonal: true },
  is_leaving: { en: 'Leaving', ko: '탈퇴 중', ja: '退会中' },
  is_public: { en: 'Public', ko: '공개', ja: '公開' },
  points: { en: 'Points', ko: '포인트', ja: 'ポイント' },
  postcode: { en: 'Postcode', ko: '우편번호', ja: '郵便番号', isPersonal: true },
  role: { en: 'Role', ko: '역할', ja: '役割' },
  trysets_under_way: { en: 'Trysets under way', ko: '진행 중 트라이셋', ja: '進行中のトライセット' },
  youtube: { en: 'YouTube', ko: '유튜브', ja: 'YouTube', isPersonal: true },
  youtube_subscribers: { en: 'YouTube subscribers', ko: '유튜브 구독자', ja: 'YouTubeの登録者' },
} as const satisfies ColumnNames;
