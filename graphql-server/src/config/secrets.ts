import { hkdfSync, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Config, ConfigError } from './config.ts';

export interface Secrets {
  /** Signs session tokens; at least 32 bytes. */
  session: Uint8Array;
  /**
   * Encrypts what must not be readable in the database, such as the secrets of authenticator apps; 32 bytes,
   * derived from `session`.
   */
  sealing: Uint8Array;
  /** The secret for admin sign-up; null: admin sign-up is closed. */
  admin: string | null;
}

type SecretsConfig = Pick<Config, 'dataDirectory' | 'sessionSecret' | 'adminSecret' | 'generatesAdminSecret'>;

/** HS256 needs a key as long as its hash (RFC 7518, section 3.2). */
const MIN_LENGTH = 32;

/**
 * Reads the secrets from the configuration. A missing secret is generated once and stored in the data
 * directory, readable only by its owner. Processes that share a database may have different data directories
 * and would generate different admin secrets, so there admin sign-up stays closed.
 * @throws ConfigError when a stored secret cannot be read, written or trusted
 */
export function loadSecrets(config: SecretsConfig): Secrets {
  const session = config.sessionSecret ?? keptSecret(sessionSecretFile(config));
  return {
    session: new TextEncoder().encode(session),
    sealing: new Uint8Array(hkdfSync('sha256', session, '', 'shop-sealing', MIN_LENGTH)),
    admin: config.adminSecret ?? (config.generatesAdminSecret ? keptSecret(adminSecretFile(config)) : null),
  };
}

/** The file of a generated session secret. */
export function sessionSecretFile(config: Pick<Config, 'dataDirectory'>): string {
  return join(config.dataDirectory, 'session-secret');
}

/** A value that shows whether two session secrets are equal, and reveals nothing else about them. */
export function sessionSecretCheck(session: Uint8Array): string {
  return Buffer.from(hkdfSync('sha256', session, '', 'shop-backup-check', 16)).toString('hex');
}

/** The file of a generated admin secret. */
export function adminSecretFile(config: Pick<Config, 'dataDirectory'>): string {
  return join(config.dataDirectory, 'admin-secret');
}

function keptSecret(file: string): string {
  const secret = readOrCreate(file);
  if (secret.length < MIN_LENGTH) throw new ConfigError(`${file} is damaged; delete it and start again.`);
  return secret;
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
