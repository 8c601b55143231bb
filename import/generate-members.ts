import { csvOf, type GenerateOptions, randomOf } from './generate.ts';

const header = [
  ...(['member_ref', 'username', 'joined_on', 'role', 'grade', 'gender', 'region', 'real_name'] as const),
  ...(['email', 'phone', 'birthday', 'postcode', 'address_1', 'links'] as const),
];

type Row = Record<(typeof header)[number], string>;
type Random = () => number;

const families = ['김', '이', '박', '최', '정', '강', '조', '윤', '장', '임'];
const given = [
  '서연',
  '민준',
  '지우',
  '하은',
  '도윤',
  '수아',
  '예준',
  '지호',
  '채원',
  '유진',
  '현우',
  '소율',
];
const streets = ['테헤란로', '강남대로', '세종대로', '올림픽로', '양화로', '월드컵로'];
const roles = ['', 'curator', 'curator', 'influencer', 'normal', 'applying_only'];
const grades = ['', 'white', 'gray', 'red', 'black'];

/** Generates members as CSV text, including faulty and repeated rows. */
export function generateMembers({ seed, rows, faults = 0.05 }: GenerateOptions): string {
  const random = randomOf(seed + 2);
  const made: Row[] = [];
  for (let index = 0; index < rows; index++) {
    const row = makeRow(random, index + 1);
    made.push(random() < faults ? spoil(random, row, made) : row);
  }
  return csvOf(header, made);
}

function makeRow(random: Random, number: number): Row {
  const below = (most: number) => Math.floor(random() * most);
  const from = (values: readonly string[]) => values[below(values.length)] ?? '';
  const twoDigits = (most: number) => String(1 + below(most)).padStart(2, '0');
  const name = `past${String(number).padStart(6, '0')}`;
  const digits = String(10_000_000 + number);
  return {
    member_ref: `M${number}`,
    username: name,
    role: from(roles),
    grade: from(grades),
    joined_on: `20${20 + below(5)}-${twoDigits(12)}-${twoDigits(28)}`,
    gender: from(['female', 'female', 'male', '']),
    region: 'KOREA',
    real_name: `${from(families)}${from(given)}`,
    email: `${name}@mail.example`,
    phone: `010-${digits.slice(0, 4)}-${digits.slice(4)}`,
    birthday: `19${70 + below(30)}-${twoDigits(12)}-${twoDigits(28)}`,
    postcode: `0${1000 + below(9000)}`,
    address_1: `서울 ${from(streets)} ${1 + below(400)}`,
    links: random() < 0.5 ? `https://www.instagram.com/${name}/` : '',
  };
}

function spoil(random: Random, row: Row, earlier: readonly Row[]): Row {
  const other = earlier[Math.floor(random() * earlier.length)] ?? row;
  const wrong: Partial<Row>[] = [
    { username: '' },
    { member_ref: row.email },
    { username: 'kim@home' },
    { joined_on: '2021-02-30' },
    { role: 'banned' },
    { grade: 'gold' },
    { region: 'FRANCE' },
    { email: 'nobody' },
    { phone: 'none' },
    { birthday: '2020-01-01' },
    { links: 'instagram' },
    { username: other.username },
    { email: other.email.toUpperCase() },
    { phone: other.phone.replace('010-', '+82 10 ') },
    other,
  ];
  return { ...row, ...wrong[Math.floor(random() * wrong.length)] };
}
