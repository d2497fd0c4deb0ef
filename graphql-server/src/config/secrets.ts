import { hkdfSync, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Keys } from '../shared/secrets/keys.ts';
import { type Config, ConfigError } from './config.ts';

export interface Secrets {
  /** Sign session tokens and links; at least 32 bytes each. */
  session: Keys;
  /**
   * Encrypt what must not be readable in the database, such as the secrets of authenticator apps; 32 bytes
   * each, derived from the sealing secrets and from `session`.
   */
  sealing: Keys;
  /** The secret for admin sign-up; null: admin sign-up is closed. */
  admin: string | null;
}

type SecretsConfig = Pick<
  Config,
  'dataDirectory' | 'sessionSecrets' | 'sealingSecrets' | 'adminSecret' | 'generatesAdminSecret'
>;

/** HS256 needs a key as long as its hash (RFC 7518, section 3.2). */
const MIN_LENGTH = 32;

/**
 * Reads the secrets from the configuration. A missing secret is generated once and stored in the data
 * directory, readable only by its owner. Processes that share a database may have different data directories
 * and would generate different admin secrets, so there admin sign-up stays closed.
 * @throws ConfigError when a stored secret cannot be read, written or trusted
 */
export function loadSecrets(config: SecretsConfig): Secrets {
  const session =
    config.sessionSecrets.length > 0 ? config.sessionSecrets : keptSecrets(sessionSecretFile(config));
  const [admin = null] = config.generatesAdminSecret ? keptSecrets(adminSecretFile(config)) : [];
  return {
    session: keysOf(session, (secret) => new TextEncoder().encode(secret)),
    sealing: keysOf([...config.sealingSecrets, ...session], sealingKey),
    admin: config.adminSecret ?? admin,
  };
}

function keysOf(secrets: readonly string[], keyOf: (secret: string) => Uint8Array): Keys {
  const [key, ...others] = secrets.map(keyOf);
  if (!key) throw new Error('There is no secret');
  return [key, ...others];
}

function sealingKey(secret: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', 'shop-sealing', MIN_LENGTH));
}

/** The file of a generated session secret; former ones are on further lines. */
export function sessionSecretFile(config: Pick<Config, 'dataDirectory'>): string {
  return join(config.dataDirectory, 'session-secret');
}

/** A value that shows whether two keys are equal, and reveals nothing else about them. */
export function keyCheck(key: Uint8Array): string {
  return Buffer.from(hkdfSync('sha256', key, '', 'shop-backup-check', 16)).toString('hex');
}

/** The file of a generated admin secret. */
export function adminSecretFile(config: Pick<Config, 'dataDirectory'>): string {
  return join(config.dataDirectory, 'admin-secret');
}

function keptSecrets(file: string): string[] {
  const secrets = readOrCreate(file).split(/\s*\n\s*/);
  if (secrets.some((secret) => secret.length < MIN_LENGTH))
    throw new ConfigError(`${file} is damaged; delete it and start again.`);
  return secrets;
}

function readOrCreate(file: string): string {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, randomBytes(MIN_LENGTH).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    if (!isThere) throw new ConfigError(`${file} can't be written.`, { cause: error });
  }
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new ConfigError(`${file} can't be read.`, { cause: error });
  }
}
