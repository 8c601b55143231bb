import { StartFailure } from '#backend/failure.ts';
import {
  businessNumberPattern,
  type House,
  houseTextAtMost,
  registrationNumberPattern,
} from '#domain/settlements/house.ts';

type Environment = Record<string, string | undefined>;

/**
 * Reads the first values of the house, which count until owners revise them.
 *
 * @throws StartFailure that names the wrong value
 */
export function houseOf(env: Environment): House {
  return {
    name: text('HOUSE_NAME', env),
    address: text('HOUSE_ADDRESS', env),
    businessNumber: numbered('HOUSE_BUSINESS_NUMBER', env, businessNumberPattern, '10 digits: 123-45-67890'),
    mailOrderNumber: text('HOUSE_MAIL_ORDER_NUMBER', env),
    registrationNumber: numbered(
      'HOUSE_JP_REGISTRATION_NUMBER',
      env,
      registrationNumberPattern,
      'T and 13 digits',
    ),
  };
}

function text(name: string, env: Environment): string | null {
  const value = env[name]?.trim() || null;
  if (value === null || value.length <= houseTextAtMost) return value;
  throw new StartFailure(`${name} has more than ${houseTextAtMost} characters`);
}

function numbered(name: string, env: Environment, pattern: string, said: string): string | null {
  const value = text(name, env);
  if (value === null || new RegExp(pattern).test(value)) return value;
  throw new StartFailure(`${name} is "${value}"; it has ${said}`);
}
