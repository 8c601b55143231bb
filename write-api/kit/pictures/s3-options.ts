export interface S3Options {
  /** The address of the service, without the bucket: `https://s3.ap-northeast-2.amazonaws.com`. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const names = {
  endpoint: 'S3_ENDPOINT',
  bucket: 'S3_BUCKET',
  region: 'S3_REGION',
  accessKeyId: 'S3_ACCESS_KEY_ID',
  secretAccessKey: 'S3_SECRET_ACCESS_KEY',
} as const satisfies Record<keyof S3Options, string>;

/**
 * Reads the picture storage from the environment; null (the data folder) if none of the five settings is set. Throws a
 * one-line error if some are missing or the address is invalid.
 */
export function s3OptionsFrom(env: Readonly<Record<string, string | undefined>>): S3Options | null {
  const given = Object.values(names).filter((name) => env[name]);
  if (given.length === 0) return null;
  const missing = Object.values(names).filter((name) => !env[name]);
  if (missing.length > 0) throw new Error(`${given[0]} is set, but ${missing.join(', ')} is not`);
  const { S3_ENDPOINT: endpoint = '' } = env;
  if (!/^https?:\/\//.test(endpoint) || !URL.canParse(endpoint)) {
    throw new Error(
      `S3_ENDPOINT is "${endpoint}"; it must be an address that begins with http:// or https://`,
    );
  }
  const of = (field: keyof S3Options) => env[names[field]] ?? '';
  return {
    endpoint,
    bucket: of('bucket'),
    region: of('region'),
    accessKeyId: of('accessKeyId'),
    secretAccessKey: of('secretAccessKey'),
  };
}
