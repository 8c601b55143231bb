import type { Gender, Region } from '#domain/trysets/item-events.ts';
import type { MemberGrade, MemberRole } from '#domain/users/member-kinds.ts';
import type { Person } from '#domain/users/person.ts';

/** A made-up member: nobody of that name has this address or number. */
export interface DemoMember {
  username: string;
  gender: Gender;
  regionId: Region;
  role: MemberRole;
  grade: MemberGrade;
  bio: string | null;
  person: Person & { name: string; phone: string };
  /** Where parcels go, in one line. */
  address: string;
}

const korean = {
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
  places: [
    ['04768', '서울특별시 성동구 왕십리로 83-21'],
    ['06035', '서울특별시 강남구 도산대로 134'],
    ['03925', '서울특별시 마포구 월드컵북로 396'],
    ['13529', '경기도 성남시 분당구 판교역로 166'],
    ['48060', '부산광역시 해운대구 센텀중앙로 48'],
    ['34126', '대전광역시 유성구 대학로 99'],
  ],
} as const;

const japanese = {
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
  places: [
    ['150-0001', '東京都渋谷区神宮前4-12-10'],
    ['530-0001', '大阪府大阪市北区梅田3-1-3'],
    ['810-0001', '福岡県福岡市中央区天神2-5-1'],
  ],
} as const;

const bios = [
  '주말마다 빈티지 숍을 다닙니다',
  '데일리룩 기록',
  '毎日のコーデを記録',
  'Outfits of the day',
  null,
  null,
];
const men = ['도윤', '시우', '현우', '蓮', '大翔'];

/** Those who may request, and do; the others wait to be approved, or may not any more. */
export function rents({ role }: Pick<DemoMember, 'role'>): boolean {
  return role === 'curator' || role === 'influencer';
}

/** Roles of the members behind those who rent. */
const others: readonly MemberRole[] = ['applying_only', 'applying_only', 'applying_only', 'normal', 'banned'];

/** `count` members who rent, a fifth of them in Japan, and a few behind them who do not; the same for the same random numbers. */
export function demoMembers(count: number, random: () => number): DemoMember[] {
  const all = membersWith(count + others.length, random);
  return all.map((member, index) => {
    const role = others[index - count];
    return role === undefined ? member : { ...member, role, grade: 'white' };
  });
}

function membersWith(count: number, random: () => number): DemoMember[] {
  const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;
  return Array.from({ length: count }, (_, index) => {
    const isJapanese = index % 5 === 4;
    const { families, given, places } = isJapanese ? japanese : korean;
    const [family = '', familyLatin = ''] = pick<string>(families).split(' ');
    const [own = '', ownLatin = ''] = pick<string>(given).split(' ');
    const [postcode, street] = pick<readonly [string, string]>(places);
    const username = `${ownLatin}.${familyLatin}${10 + index}`;
    const number = String(1000 + index);
    const name = isJapanese ? `${family} ${own}` : `${family}${own}`;
    const rooms = `${1 + Math.floor(random() * 20)}0${1 + Math.floor(random() * 6)}${isJapanese ? '号室' : '호'}`;
    return {
      username,
      gender: men.includes(own) ? 'male' : 'female',
      regionId: isJapanese ? 'JAPAN' : 'KOREA',
      role: random() < 0.6 ? 'curator' : 'influencer',
      grade: pick<MemberGrade>(['white', 'white', 'gray', 'red', 'black', 'partner']),
      bio: pick(bios),
      person: {
        name,
        email: `${username}@members.example`,
        phone: isJapanese ? `+81-90-0000-${number}` : `010-0000-${number}`,
        birthday: `19${88 + Math.floor(random() * 12)}-0${1 + Math.floor(random() * 9)}-1${Math.floor(random() * 9)}`,
        address: { postcode, address1: street, address2: rooms },
      },
      address: `${street} ${rooms} (${postcode})`,
    };
  });
}
