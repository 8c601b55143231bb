import type { Contact } from '#domain/members/person.ts';

interface DemoContact extends Contact {
  position: string;
}

interface DemoAgency {
  name: string;
  url: string;
  contacts: readonly DemoContact[];
}

/** Agencies that represent some of the members. */
export const demoAgencies: readonly DemoAgency[] = [
  {
    name: '별빛 엔터테인먼트',
    url: 'https://byeolbit.example',
    contacts: [
      { name: '안소라', position: '매니저', email: 'sora@byeolbit.example', phone: '02-555-0301' },
      { name: '백도윤', position: '팀장', email: 'doyun@byeolbit.example', phone: '02-555-0302' },
    ],
  },
  {
    name: 'Moonlight MCN',
    url: 'https://moonlight.example',
    contacts: [
      {
        name: 'Cha Eunji',
        position: 'Partner manager',
        email: 'eunji@moonlight.example',
        phone: '02-555-0401',
      },
    ],
  },
  {
    name: '青空プロダクション',
    url: 'https://aozora.example',
    contacts: [{ name: '青木 健', position: '担当', email: 'ken@aozora.example', phone: '03-5555-0501' }],
  },
];
