import { expect, test } from 'vitest';
import { type AgreedTerms, termsInForce, termsInTheWay } from './terms-kinds.ts';

const service: AgreedTerms = { terms: 'service', version: termsInForce.service };
const privacy: AgreedTerms = { terms: 'privacy', version: termsInForce.privacy };
const old: AgreedTerms = { terms: 'marketing', version: '1999-01' };

test.each([
  [[], ['service', 'privacy']],
  [[service], ['privacy']],
  [[service, privacy], []],
  [[service, privacy, old], ['marketing']],
  [[service, { ...privacy, version: '1999-01' }], ['privacy']],
] as const)('after consent to %j, these terms block the sign-up: %j', (agreed, expected) => {
  expect(termsInTheWay(agreed)).toEqual(expected);
});
