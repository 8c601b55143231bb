import { StartFailure } from '#backend/failure.ts';
import type { House } from '#read-api/settlements/statement/house.ts';

type Environment = Record<string, string | undefined>;

const longest = 200;

/**
 * Reads the settings of the house that issues statements.
 *
 * @throws StartFailure that names the wrong value
 */
export function houseOf(env: Environment): House {
  return {
    name: text('HOUSE_NAME', env),
    address: text('HOUSE_ADDRESS', env),
    businessNumber: numbered(
      'HOUSE_BUSINESS_NUMBER',
      env,
      /^\d{3}-?\d{2}-?\d{5}$/,
      '10 digits: 123-45-67890',
    ),
    mailOrderNumber: text('HOUSE_MAIL_ORDER_NUMBER', env),
    registrationNumber: numbered('HOUSE_JP_REGISTRATION_NUMBER', env, /^T\d{13}$/, 'T and 13 digits'),
  };
}

function text(name: string, env: Environment): string | null {
  const value = env[name]?.trim() || null;
  if (value === null || value.length <= longest) return value;
  throw new StartFailure(`${name} has more than ${longest} characters`);
}

function numbered(name: string, env: Environment, form: RegExp, said: string): string | null {
  const value = text(name, env);
  if (value === null || form.test(value)) return value;
  throw new StartFailure(`${name} is "${value}"; it has ${said}`);
}
