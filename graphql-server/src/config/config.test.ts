import { describe, expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { ConfigError, environmentVariables, readConfig } from './config.ts';

const problemsOf = (environment: NodeJS.ProcessEnv): string => {
  try {
    readConfig(environment);
    return '';
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
};

test('every variable is in the documentation', () => {
  const guide = readFileSync(new URL('../../../docs/configuration.md', import.meta.url), 'utf8');
  expect(environmentVariables.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
});

describe('readConfig', () => {
  test('needs nothing: an embedded demo shop on port 4000', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ port: 4000, host: 'localhost', isDemo: true, seedsCatalogue: true });
    expect(config.database.engine).toBe('embedded');
    expect(config.generatesAdminSecret).toBe(true);
    expect(config.settings).toEqual({});
  });

  test('is no demo on PostgreSQL by default', () => {
    const environment = { DATABASE_URL: 'postgres://shop@db/shop', SESSION_SECRET: 's'.repeat(32) };
    expect(readConfig(environment)).toMatchObject({ isDemo: false, database: { engine: 'postgres' } });
    expect(readConfig({ ...environment, SEED_DEMO: '1' }).isDemo).toBe(true);
  });

  test.each([
    [{ HOST: '127.0.0.1' }, true],
    [{ HOST: '::1' }, true],
    [{ PUBLIC_URL: 'http://localhost:4000' }, true],
    [{ HOST: '0.0.0.0' }, false],
    [{ HOST: '::' }, false],
    [{ HOST: 'localhost.example' }, false],
    [{ PUBLIC_URL: 'https://shop.example' }, false],
    [{ HOST: '0.0.0.0', SEED_DEMO: '1' }, true],
    [{ HOST: '127.0.0.1', SEED_DEMO: '0' }, false],
  ] as const)('is a demo by default only where nobody else can reach it: %j, %s', (environment, isDemo) => {
    expect(readConfig(environment).isDemo).toBe(isDemo);
  });

  test('connects to PostgreSQL without a pooler by default', () => {
    const url = 'postgres://shop@pooler/shop';
    const environment = { DATABASE_URL: url, SESSION_SECRET: 's'.repeat(32) };
    expect(readConfig(environment).database).toEqual({
      engine: 'postgres',
      url,
      directUrl: url,
      poolsTransactions: false,
      connections: 10,
      replicaUrls: [],
    });
    const direct = 'postgres://shop@db/shop';
    const pooled = { ...environment, DATABASE_POOLER: 'transaction', DATABASE_CONNECTIONS: '4' };
    const replicas = { DATABASE_REPLICA_URLS: 'postgres://shop@one/shop, postgres://shop@two/shop' };
    expect(readConfig({ ...pooled, ...replicas, DATABASE_DIRECT_URL: direct }).database).toEqual({
      engine: 'postgres',
      url,
      directUrl: direct,
      poolsTransactions: true,
      connections: 4,
      replicaUrls: ['postgres://shop@one/shop', 'postgres://shop@two/shop'],
    });
    expect(problemsOf(pooled)).toContain('DATABASE_DIRECT_URL must be set');
    expect(problemsOf({ ...environment, DATABASE_REPLICA_URLS: 'db2' })).toContain('DATABASE_REPLICA_URLS');
    expect(problemsOf({ DATABASE_POOLER: 'transaction' })).toContain('together with DATABASE_URL');
  });

  test('allows several processes, but not in a demo', () => {
    const environment = { DATABASE_URL: 'postgres://shop@db/shop', SESSION_SECRET: 's'.repeat(32) };
    expect(readConfig(environment).workers).toBe(1);
    expect(readConfig({ ...environment, WORKERS: '3' }).workers).toBe(3);
    expect(readConfig({ ...environment, WORKERS: 'auto' }).workers).toBeGreaterThan(0);
    expect(readConfig({ WORKERS: '1' }).workers).toBe(1);
    expect(readConfig({ WORKERS: '2', SEED_DEMO: '0' }).workers).toBe(2);
    for (const workers of ['2', 'auto']) {
      expect(problemsOf({ WORKERS: workers })).toContain('SEED_DEMO=0');
      expect(problemsOf({ ...environment, WORKERS: workers, SEED_DEMO: '1' })).toContain('SEED_DEMO');
      const token = { METRICS_TOKEN: 't'.repeat(32) };
      expect(problemsOf({ ...environment, ...token, WORKERS: workers })).toContain('METRICS_PORT');
    }
    for (const workers of ['0', '-1', 'many', '2.5'])
      expect(problemsOf({ ...environment, WORKERS: workers })).toContain('WORKERS must be');
  });

  test('treats an empty variable as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' }).port).toBe(4000);
  });

  test('normalizes origins', () => {
    const config = readConfig({
      PUBLIC_URL: 'https://Shop.example/',
      CONNECT_ORIGINS: 'https://mail.example, http://localhost:9000/',
    });
    expect(config.settings.publicUrl).toBe('https://shop.example');
    expect(config.connectOrigins).toEqual(['https://mail.example', 'http://localhost:9000']);
    expect(readConfig({})).toMatchObject({ settings: {}, connectOrigins: [] });
  });

  test('lists the settings set by the environment, and accepts a bank account as people write it', () => {
    const environment = { BANK_ACCOUNT_IBAN: 'de02120300000000202051', SHOP_NAME: 'Kiosk' };
    expect(readConfig(environment).settings).toEqual({
      name: 'Kiosk',
      bankAccount: { holder: null, iban: 'DE02 1203 0000 0000 2020 51', bic: null, bank: null },
    });
  });

  test('stores pictures next to the data, in another directory, or in a bucket', () => {
    expect(readConfig({ DATA_DIR: '/data' }).storage).toEqual({
      kind: 'directory',
      directory: '/data/assets',
    });
    expect(readConfig({ STORAGE_DIR: '/disk' }).storage).toEqual({ kind: 'directory', directory: '/disk' });
    const bucket = { S3_BUCKET: 'shop', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
    expect(readConfig(bucket).storage).toEqual({
      kind: 's3',
      bucket: 'shop',
      region: 'us-east-1',
      endpoint: null,
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    });
    const elsewhere = { ...bucket, S3_ENDPOINT: 'https://s3.example/', S3_REGION: 'eu-central-1' };
    expect(readConfig(elsewhere).storage).toMatchObject({
      endpoint: 'https://s3.example',
      region: 'eu-central-1',
    });
  });

  test.each([
    [{ S3_BUCKET: 'shop' }, 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set'],
    [{ S3_ENDPOINT: 'https://s3.example' }, 'S3_BUCKET and S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must'],
    [{ S3_BUCKET: 'Shop Pictures' }, 'S3_BUCKET must be the name of a bucket'],
    [{ S3_ENDPOINT: 's3.example' }, 'S3_ENDPOINT must be'],
    [
      { S3_BUCKET: 'shop', S3_ACCESS_KEY_ID: 'i', S3_SECRET_ACCESS_KEY: 's', STORAGE_DIR: '/disk' },
      'STORAGE_DIR can not be set together',
    ],
  ])('rejects the storage %j', (environment, problem) => {
    expect(problemsOf(environment)).toContain(problem);
  });

  test('searches in the database unless a search engine is configured', () => {
    expect(readConfig({}).searchEngine).toBeNull();
    expect(readConfig({ SEARCH_URL: 'http://localhost:7700/' }).searchEngine).toEqual({
      url: 'http://localhost:7700',
      key: null,
    });
    expect(problemsOf({ SEARCH_KEY: 'key' })).toContain('SEARCH_URL must be set together with SEARCH_KEY');
  });

  test('requires a sender’s email', () => {
    expect(problemsOf({ SMTP_URL: 'smtps://shop:secret@mail.example' })).toContain('MAIL_FROM');
    expect(problemsOf({ SMTP_URL: 'https://mail.example', MAIL_FROM: 'shop' })).toMatch(
      /MAIL_FROM[^]*SMTP_URL|SMTP_URL[^]*MAIL_FROM/,
    );
    const config = readConfig({ SMTP_URL: 'smtp://mail.example:25', MAIL_FROM: 'shop@shop.example' });
    expect(config).toMatchObject({
      smtpUrl: 'smtp://mail.example:25',
      settings: { smtpHost: 'mail.example', smtpPort: 25, emailFrom: 'shop@shop.example' },
    });
  });

  test('is frozen', () => {
    expect(Object.isFrozen(readConfig({}))).toBe(true);
  });

  test('names all invalid variables at once', () => {
    const problems = problemsOf({
      PORT: 'http',
      SESSION_SECRET: 'short',
      DATABASE_URL: 'mysql://x',
      SEED_DEMO: 'maybe',
    });
    for (const name of ['PORT', 'SESSION_SECRET', 'DATABASE_URL', 'SEED_DEMO'])
      expect(problems).toContain(name);
  });

  test('requires both parts of Google’s client or none', () => {
    const client = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
    expect(readConfig(client).google).toEqual({ clientId: 'id', clientSecret: 'secret' });
    expect(readConfig({}).google).toBeNull();
    expect(problemsOf({ GOOGLE_CLIENT_ID: 'id' })).toContain('GOOGLE_CLIENT_SECRET');
  });

  test('requires a configured session secret where processes share a database', () => {
    expect(problemsOf({ DATABASE_URL: 'postgres://shop@db/shop' })).toContain('SESSION_SECRET');
  });

  test('rejects Stripe with a currency that Stripe does not support', () => {
    const keys = { STRIPE_SECRET_KEY: 'sk_test_a1', STRIPE_WEBHOOK_SECRET: 'whsec_b2' };
    expect(problemsOf({ ...keys, CURRENCY_CODE: 'IQD' })).toContain(
      'CURRENCY_CODE IQD, which Stripe does not take',
    );
    expect(readConfig({ CURRENCY_CODE: 'IQD' }).settings.currencyCode).toBe('IQD');
    expect(readConfig({ ...keys, CURRENCY_CODE: 'KWD' }).settings.currencyCode).toBe('KWD');
  });

  test('requires both of Stripe’s keys or none', () => {
    const keys = { STRIPE_SECRET_KEY: 'sk_test_a1', STRIPE_WEBHOOK_SECRET: 'whsec_b2' };
    expect(readConfig({}).stripe).toBeNull();
    expect(readConfig(keys).stripe).toEqual({ secretKey: 'sk_test_a1', webhookSecret: 'whsec_b2' });
    for (const [name, value] of Object.entries(keys)) {
      expect(problemsOf({ [name]: value })).toContain('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET');
    }
  });

  test.each([
    ['STRIPE_SECRET_KEY', 'pk_test_a1'],
    ['STRIPE_WEBHOOK_SECRET', 'we_b2'],
    ['PORT', '65536'],
    ['PORT', '1.5'],
    ['TIME_ZONE', 'Berlin'],
    ['TIME_ZONE', '+02:00'],
    ['CURRENCY_CODE', 'dollars'],
    ['CURRENCY_CODE', 'XTS'],
    ['CURRENCY_CODE', 'usd'],
    ['OFFER_ENDS_AT', 'soon'],
    ['LOG_LEVEL', 'loud'],
    ['REQUEST_LOG', 'loud'],
    ['METRICS_PORT', '65536'],
    ['METRICS_TOKEN', 'short'],
    ['RATE_SIGNUP_PER_HOUR', '0'],
    ['BANK_ACCOUNT_IBAN', 'my account'],
    ['BANK_ACCOUNT_BIC', 'bank'],
    ['PAYMENT_DUE_DAYS', '0'],
    ['PUBLIC_URL', 'shop.example'],
    ['PUBLIC_URL', 'https://shop.example/path'],
    ['CONNECT_ORIGINS', 'https://mail.example, nonsense'],
    ['CONNECT_ORIGINS', 'https://mail.example; script-src *'],
  ])('rejects %s=%s', (name, value) => {
    expect(problemsOf({ [name]: value })).toContain(name);
  });
});
