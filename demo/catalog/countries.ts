import type { CourierCode } from '#domain/couriers.ts';
import type { Region } from '#domain/regions.ts';

/** Names, addresses, phone numbers and texts of people in one country. */
export interface Country {
  /** Family and given names, each with its romanization. */
  families: readonly string[];
  given: readonly string[];
  /** Men's given names; all names that are not listed here are women's. */
  men: readonly string[];
  /** Postcodes with their streets. */
  places: readonly (readonly [postcode: string, street: string])[];
  fullName(family: string, given: string): string;
  phone(lastDigits: string): string;
  room(number: string): string;
  oneLine(postcode: string, street: string, room: string): string;
  bios: readonly (string | null)[];
  /** A note for couriers. */
  doorNote: string;
  couriers: readonly CourierCode[];
  /** Reasons of members who post no look. */
  refusals: readonly string[];
  /** Members' reports of items that arrived damaged. */
  damages: readonly string[];
  /** Texts of posts. */
  posts: readonly string[];
  /** Hashtags of posts: an everyday tag and the tag for paid posts. */
  tags: { daily: string; paid: string };
  /** Message of a request to certify a look again. */
  recertification: string;
  /** The bank of the members. */
  bank: string;
  /** Notes for the pickup of a parcel. */
  pickups: readonly (string | null)[];
}

const korea: Country = {
  families: [
    '김 kim',
    '이 lee',
    '박 park',
    '최 choi',
    '정 jung',
    '강 kang',
    '조 cho',
    '윤 yoon',
    '장 jang',
    '임 lim',
  ],
  given: [
    '서연 seoyeon',
    '지우 jiwoo',
    '하은 haeun',
    '민서 minseo',
    '수아 sua',
    '예린 yerin',
    '도윤 doyun',
    '시우 siwoo',
    '유나 yuna',
    '다은 daeun',
    '채원 chaewon',
    '현우 hyunwoo',
  ],
  men: ['도윤', '시우', '현우'],
  places: [
    ['04768', '서울특별시 성동구 왕십리로 83-21'],
    ['06035', '서울특별시 강남구 도산대로 134'],
    ['03925', '서울특별시 마포구 월드컵북로 396'],
    ['13529', '경기도 성남시 분당구 판교역로 166'],
    ['48060', '부산광역시 해운대구 센텀중앙로 48'],
    ['34134', '대전광역시 유성구 대학로 99'],
  ],
  fullName: (family, given) => `${family}${given}`,
  phone: (lastDigits) => `010-0000-${lastDigits}`,
  room: (number) => `${number}호`,
  oneLine: (postcode, street, room) => `${street}, ${room} (${postcode})`,
  bios: [
    '주말마다 빈티지 숍을 다닙니다',
    '데일리룩 기록',
    '출근룩과 주말룩을 올려요',
    '옷장 속 한 벌씩 소개합니다',
    null,
    null,
  ],
  doorNote: '부재 시 문 앞에 놓아주세요',
  couriers: ['CJ_LOGISTICS', 'HANJIN', 'LOGEN', 'LOTTE_LOGISTICS'],
  refusals: ['사이즈가 생각과 달라요', '사진과 색이 달라요', '쓸 일이 없었어요'],
  damages: ['단추 하나가 떨어진 채로 도착했어요', '소매에 얼룩이 있어요', '지퍼가 끝까지 올라가지 않아요'],
  posts: [
    '오늘의 출근룩 🤍 핏이 너무 예뻐서 하루 종일 입었어요.',
    '주말 카페 나들이룩 ☕️ 색감이 사진보다 더 예뻐요.',
    '키 163 기준으로 길이가 딱 좋았어요.',
    '요즘 날씨에 입기 좋은 두께예요. 안감이 부드러워요.',
    '데일리로 입기 좋은 한 벌 소개할게요!',
    '바람 부는 날의 산책룩 🍂',
  ],
  tags: { daily: '#데일리룩', paid: '#협찬' },
  recertification: '사진을 바꿨어요.',
  bank: '북악은행',
  pickups: ['사용 완료', '사이즈 불만족', null, null, null],
};

const japan: Country = {
  families: ['佐藤 sato', '鈴木 suzuki', '高橋 takahashi', '田中 tanaka', '伊藤 ito', '渡辺 watanabe'],
  given: [
    '陽菜 hina',
    '葵 aoi',
    '結衣 yui',
    'さくら sakura',
    '蓮 ren',
    '美咲 misaki',
    '凛 rin',
    '大翔 hiroto',
  ],
  men: ['蓮', '大翔'],
  places: [
    ['150-0001', '東京都渋谷区神宮前4-12-10'],
    ['530-0001', '大阪府大阪市北区梅田3-1-3'],
    ['810-0001', '福岡県福岡市中央区天神2-5-1'],
  ],
  fullName: (family, given) => `${family} ${given}`,
  phone: (lastDigits) => `+81-90-0000-${lastDigits}`,
  room: (number) => `${number}号室`,
  oneLine: (postcode, street, room) => `〒${postcode} ${street} ${room}`,
  bios: [
    '古着屋めぐりが週末の楽しみです',
    '毎日のコーデを記録',
    '通勤コーデを投稿しています',
    'お気に入りの一着を紹介',
    null,
    null,
  ],
  doorNote: '不在の場合は玄関前に置いてください',
  couriers: ['FUKUYAMA', 'JAPAN_POST', 'SAGAWA', 'YAMATO'],
  refusals: ['思っていたサイズと違いました', '写真と色が違いました', '使う機会がありませんでした'],
  damages: ['ボタンが一つ取れた状態で届きました', '袖に染みがあります', 'ファスナーが最後まで閉まりません'],
  posts: [
    '今日の通勤コーデ。シルエットがきれいで気に入りました。',
    '週末のお出かけコーデ☕️ 色味がとてもきれいです。',
    '生地がやわらかくて着心地がよかったです。',
    '秋の散歩コーデ🍂',
  ],
  tags: { daily: '#今日のコーデ', paid: '#PR' },
  recertification: '写真を差し替えました。',
  bank: '墨堤銀行',
  pickups: ['使い終わりました', 'サイズが合いませんでした', null, null, null],
};

export const countries: Record<Region, Country> = { KOREA: korea, JAPAN: japan };
