import { join } from 'node:path';
import { type Config, readConfig } from '../config/config.ts';

/** A test account; without one, orders cannot be paid by bank transfer. */
const IBAN = 'GB33 BUKB 2020 1555 5555 55';
export const bankAccount = { holder: null, iban: IBAN, bic: null, bank: null };

/**
 * A configuration for tests: free port, no logs, no demo data, no web app, a bank account, and limits too
 * high to matter.
 */
export function testConfig(overrides: Partial<Config> & Pick<Config, 'database' | 'dataDirectory'>): Config {
  return {
    ...readConfig({ BANK_ACCOUNT_IBAN: IBAN }),
    storage: { kind: 'directory', directory: join(overrides.dataDirectory, 'assets') },
    host: '127.0.0.1',
    port: 0,
    sessionSecrets: ['a secret for tests, longer than 32 characters'],
    sealingSecrets: [],
    adminSecret: 'an admin secret for tests, also longer than 32',
    isDemo: false,
    seedsCatalogue: false,
    logLevel: 'silent',
    signupsPerHour: 100_000,
    unconfirmedOrdersPerHour: 100_000,
    workPerNetwork: 100_000,
    costPerCaller: 100_000_000,
    maxEventLoopDelay: 0,
    ...overrides,
  };
}
