import { expect, test } from 'vitest';
import type { CourierCode } from '#domain/couriers.ts';
import type { Region } from '#domain/regions.ts';
import type { Sealed } from '#domain/sealed.ts';
import type { Recipient, TrysetDescription } from '#domain/trysets/tryset-events.ts';
import { randomOf } from '#import/generate.ts';
import { demoBrands } from './catalog/brands.ts';
import { type DemoMember, demoMembers } from './catalog/people.ts';
import type { DemoDeps } from './deps.ts';
import { sealMembers } from './seal-members.ts';
import { idsInOrder, lived, testMembers } from './testing/lived.ts';

const present = '2026-11-21T00:10:00.000Z';
const japaneseScript = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u;
const hangul = /\p{Script=Hangul}/u;

interface Form {
  own: RegExp;
  foreign: RegExp;
  phone: RegExp;
  /** Pattern of a one-line address. */
  line: RegExp;
  /** Prefixes of postcodes, by the first word (province) of the address. */
  postcodes: Readonly<Record<string, RegExp>>;
  couriers: readonly CourierCode[];
}

const forms: Record<Region, Form> = {
  KOREA: {
    own: hangul,
    foreign: japaneseScript,
    phone: /^0(10|2)-\d{3,4}-\d{4}$/,
    line: /^\S+[시도] .+[로길] [\d-]+, \d+호 \(\d{5}\)$/,
    postcodes: {
      서울특별시: /^0[1-9]\d{3}$/,
      경기도: /^(1\d|20)\d{3}$/,
      대전광역시: /^3[45]\d{3}$/,
      부산광역시: /^4[6-9]\d{3}$/,
    },
    couriers: ['CJ_LOGISTICS', 'HANJIN', 'LOGEN', 'LOTTE_LOGISTICS'],
  },
  JAPAN: {
    own: japaneseScript,
    foreign: hangul,
    phone: /^\+81-90-\d{4}-\d{4}$/,
    line: /^〒\d{3}-\d{4} \S+[都府県]\S+[\d-]+ \d+号室$/,
    postcodes: {
      東京都: /^(1\d\d|20\d)-\d{4}$/,
      大阪府: /^5[3-9]\d-\d{4}$/,
      福岡県: /^8[0-3]\d-\d{4}$/,
    },
    couriers: ['FUKUYAMA', 'JAPAN_POST', 'SAGAWA', 'YAMATO'],
  },
};

/** Expects the text to use that country's script and no other script. */
function expectWritten(text: string | null | undefined, region: Region): void {
  if (text === null || text === undefined) return;
  expect(text).toMatch(forms[region].own);
  expect(text).not.toMatch(forms[region].foreign);
}

function expectPostcode(postcode: string | null, address: string | null, region: Region): void {
  const { postcodes } = forms[region];
  const province = Object.keys(postcodes).find((name) => address?.startsWith(name)) ?? '';
  expect(postcode, address ?? '').toMatch(postcodes[province] ?? 'a known province');
}

/** The recipients on the members' parcels. */
async function recipients(members: readonly DemoMember[]): Promise<Recipient[]> {
  const said: unknown[] = [];
  const seal: DemoDeps['seal'] = async (_, data) => String(said.push(data) - 1) as Sealed;
  const sealed = await sealMembers({ seal, accountOf: () => null }, members, {
    idOf: idsInOrder(),
    at: present,
  });
  return sealed.map(({ recipient }) => said[Number(recipient)] as Recipient);
}

test('a member’s name, number, address and texts come from one country', async () => {
  for (let seed = 0; seed < 30; seed++) {
    const members = demoMembers(90, randomOf(seed));
    expect(new Set(members.map(({ regionId }) => regionId))).toEqual(new Set(['KOREA', 'JAPAN']));
    const parcels = await recipients(members);
    for (const [index, { regionId, person, address, bio }] of members.entries()) {
      const { postcode = null, address1 = null, address2 } = person.address ?? {};
      for (const text of [person.name, address1, address2, bio]) expectWritten(text, regionId);
      expectPostcode(postcode, address1, regionId);
      for (const text of [postcode, address1, address2]) expect(address).toContain(text);
      expect(person.phone).toMatch(forms[regionId].phone);
      expect(address).toMatch(forms[regionId].line);
      const { name, phone, destination } = parcels[index] ?? {};
      expect([name, phone]).toEqual([person.name, person.phone]);
      expect(destination).toMatchObject({ name, phone, address });
      expectWritten(destination?.notes, regionId);
    }
  }
});

test('all data of a brand is Korean', () => {
  for (const { nameKo, business, bank, address, admin } of demoBrands) {
    const texts = [nameKo, business.businessName, bank.bankName, bank.ownerName, admin.name];
    for (const text of [...texts, address.address1, address.address2]) expectWritten(text, 'KOREA');
    expectPostcode(address.postcode, address.address1, 'KOREA');
    expect(admin.phone).toMatch(forms.KOREA.phone);
  }
});

test('members write in the language of their country, staff and brands in Korean', () => {
  const streams = lived(present);
  const writers = new Set<string>();
  for (const { data, metadata } of [...streams.values()].flat()) {
    const { actor, reason } = metadata;
    const isMember = actor.label === 'user';
    const region = isMember ? testMembers[(actor.id ?? 0) - 1]?.regionId : 'KOREA';
    const { comment, memoInUse, abnormalIssue, issue, pickupReason } = data as Record<string, unknown>;
    // Skips a reaction to a member's own step, as it repeats the member's reason.
    if (!isMember && metadata.$causationId !== metadata.commandId) continue;
    for (const text of [reason, comment, memoInUse, abnormalIssue, issue, pickupReason]) {
      // Skips numbers, as networks use the same field name for the number of comments.
      if (typeof text !== 'string' || text === '') continue;
      expectWritten(text, region ?? 'KOREA');
      writers.add(`${actor.label} ${region}`);
    }
  }
  expect([...writers]).toEqual(expect.arrayContaining(['user KOREA', 'user JAPAN', 'staff KOREA']));
});

test('a parcel goes by a courier of its destination country', () => {
  const streams = lived(present);
  const sent = new Set<Region>();
  for (const { type, data } of [...streams.values()].flat()) {
    if (type !== 'TrysetRequested') continue;
    const { items, userRegion } = data as TrysetDescription;
    for (const { trysetItemId } of items) {
      for (const event of streams.get(`tryset_item-${trysetItemId}`) ?? []) {
        const { courier } = event.data as { courier?: CourierCode };
        if (!courier) continue;
        expect(forms[userRegion].couriers).toContain(courier);
        sent.add(userRegion);
      }
    }
  }
  expect(sent.size).toBe(2);
});
