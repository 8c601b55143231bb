import { join } from 'node:path';
import type pg from 'pg';
import type { BackendConfig } from '#backend/config.ts';
import { oneLine, StartFailure } from '#backend/failure.ts';
import type { Backend } from '#backend/open-backend.ts';
import type { Secrets } from '#backend/secrets.ts';
import { connectEventStore } from '#event-store/client.ts';
import { accessTokens } from '#http/token.ts';
import { replayFacts } from '#projections/kit/operations/facts.ts';
import { staffSecondFactorFrom } from '#write-api/auth/second-step.ts';
import { certifierFrom } from '#write-api/certifier/language-model.ts';
import type { WriteDeps } from '#write-api/deps.ts';
import { identityProviderFrom } from '#write-api/identity/oidc-from.ts';
import { localAssets } from '#write-api/kit/assets/local-assets.ts';
import { s3Assets } from '#write-api/kit/assets/s3-assets.ts';
import type { WriteObserver } from '#write-api/kit/observer.ts';
import { dailyBytesFrom } from '#write-api/kit/pictures/daily-bytes.ts';
import { localPictures } from '#write-api/kit/pictures/local-pictures.ts';
import { s3OptionsFrom } from '#write-api/kit/pictures/s3-options.ts';
import { s3Pictures } from '#write-api/kit/pictures/s3-pictures.ts';
import { publicUrlFrom } from '#write-api/mail/public-url.ts';
import { mailerFrom } from '#write-api/mail/smtp.ts';
import { texterFrom } from '#write-api/mail/twilio.ts';
import { providerFrom } from '#write-api/payment-provider/provider-from.ts';
import type { ReadSide } from '#write-api/read-side.ts';
import { snsFrom } from '#write-api/sns/networks.ts';
import { socialFrom } from '#write-api/social/social-from.ts';
import { openWriteSide } from '#write-api/write-api.ts';
import { openPool } from './pool.ts';

export interface OpenWrites {
  deps: WriteDeps;
  pool: pg.Pool;
  close(): Promise<void>;
}

const connections = 10;

/** Opens the write side of a backend, for the server and for command-line tools. */
export async function openWrites(
  backend: Pick<Backend, 'databaseUrl' | 'eventStoreUrl'>,
  config: Pick<BackendConfig, 'dataDir' | 'given'>,
  { jwtSecret, masterKey }: Secrets,
  reads: ReadSide,
  report: (error: Error) => void,
  observe?: (pool: pg.Pool) => WriteObserver,
): Promise<OpenWrites> {
  const s3 = fromEnvironment(s3OptionsFrom);
  // Simulated SNS figures and payments are only for trial installations.
  const isForPlay = (env: NodeJS.ProcessEnv) => config.given === undefined && env.SEED !== 'none';
  const sns = fromEnvironment((env) => snsFrom(env, isForPlay(env) ? 'simulator' : 'none'));
  const client = connectEventStore(backend.eventStoreUrl);
  const pool = openPool({ connectionString: backend.databaseUrl, max: connections }, report);
  const close = async () => {
    await client.dispose();
    await pool.end();
  };
  try {
    const deps = await openWriteSide({
      client,
      pool,
      tokens: accessTokens({ key: jwtSecret }),
      masterKey,
      pictures: s3 === null ? localPictures(join(config.dataDir, 'pictures')) : s3Pictures(s3),
      assets: s3 === null ? localAssets(join(config.dataDir, 'assets')) : s3Assets(s3),
      dailyBytes: fromEnvironment(dailyBytesFrom),
      reads,
      sns,
      certifier: fromEnvironment(certifierFrom),
      paymentProvider: fromEnvironment((env) => providerFrom(env, isForPlay(env) ? 'simulator' : 'none')),
      senders: { mail: fromEnvironment(mailerFrom), sms: fromEnvironment(texterFrom) },
      publicUrl: fromEnvironment(publicUrlFrom),
      identityProvider: fromEnvironment(identityProviderFrom),
      social: fromEnvironment((env) => socialFrom(env, isForPlay(env))),
      isSecondFactorRequired: fromEnvironment(staffSecondFactorFrom),
      isTestSignInOn: process.env.SIGN_IN_TEST === 'on',
      replay: replayFacts(pool),
      ...(observe && { observer: observe(pool) }),
    });
    return { deps, pool, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function fromEnvironment<Setting>(read: (env: NodeJS.ProcessEnv) => Setting): Setting {
  try {
    return read(process.env);
  } catch (error) {
    throw new StartFailure(oneLine(error));
  }
}
