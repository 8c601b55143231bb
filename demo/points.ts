import { type PointAccountCommand, pointAccount } from '#domain/points/point-account.ts';
import { rents } from './catalog/people.ts';
import { userRef } from './masters.ts';
import { daysAgo, type Setting } from './setting.ts';

type Said = Extract<PointAccountCommand, { action: 'give' | 'take' }>;
type Told = Said & { daysAgo: number };

/** Points given and taken. Each member uses one entry, in turn. */
const lives: readonly (readonly Told[])[] = [
  [
    told(58, 'give', 5_000, 'sign_up_reward', '가입을 환영합니다.'),
    told(31, 'give', 12_000, 'curator_incentive', '이달의 큐레이터로 선정되었습니다.'),
    told(9, 'take', 3_000, 'force_subscription', '이용권 결제에 사용했습니다.'),
  ],
  [told(57, 'give', 5_000, 'sign_up_reward', '가입을 환영합니다.')],
  [
    told(55, 'give', 5_000, 'sign_up_reward', '가입을 환영합니다.'),
    told(20, 'take', 8_000, 'look_penalty', '게시물이 기간 안에 삭제되었습니다.'),
  ],
  [
    told(52, 'give', 5_000, 'sign_up_reward', '가입을 환영합니다.'),
    told(17, 'give', 2_500, 'product_fault', '상품 하자로 불편을 드려 죄송합니다.'),
  ],
];

/** Gives point accounts to two of three renting members. Applicants have none yet. */
export function tellPoints(setting: Setting): void {
  const { world, clockwork, idOf, staff, members } = setting;
  for (const [index, member] of members.entries()) {
    if (index % 3 === 2 || !rents(member)) continue;
    for (const { daysAgo: days, ...command } of lives[index % lives.length] ?? []) {
      clockwork.plan(daysAgo(setting, days - index / 100), (at) =>
        world.tell(pointAccount, idOf('user', userRef(index)), command, { actor: staff, at }),
      );
    }
  }
}

function told(
  daysBefore: number,
  action: Said['action'],
  amount: number,
  pointReason: Said['pointReason'],
  message: string,
): Told {
  return { action, amount, pointReason, message, forLook: null, daysAgo: daysBefore };
}
