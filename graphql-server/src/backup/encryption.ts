import { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';
import { BackupError } from './backup-error.ts';

/** What an encrypted file ends with. */
export const ENCRYPTED = '.age';

/** What an encrypted file begins with. */
const HEADER = 'age-encryption.org/v1\n';

/**
 * The cost of deriving the key from the passphrase: 2^15 takes 0.1 s and 32 MB, while the default of 2^18
 * takes 256 MB. It protects short passphrases, and ours has at least 32 characters.
 */
const WORK_FACTOR = 15;

/** Bytes as a stream has them. */
type Bytes = AsyncIterable<Uint8Array>;

/** Encrypts a stream in the format of age, which the program `age` decrypts, too. */
export async function* encrypted(source: Bytes, passphrase: string): AsyncGenerator<Uint8Array> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  encrypter.setScryptWorkFactor(WORK_FACTOR);
  yield* await encrypter.encrypt(ReadableStream.from(source));
}

/**
 * Decrypts a stream if it is encrypted.
 * @throws BackupError without the passphrase, or with another one
 */
export async function* decrypted(
  source: Bytes,
  file: string,
  passphrase: string | null,
): AsyncGenerator<Uint8Array> {
  const parts = source[Symbol.asyncIterator]();
  const first = await parts.next();
  const all = async function* () {
    if (!first.done) yield first.value;
    yield* { [Symbol.asyncIterator]: () => parts };
  };
  if (first.done || !Buffer.from(first.value).subarray(0, HEADER.length).equals(Buffer.from(HEADER))) {
    yield* all();
    return;
  }
  if (passphrase === null) {
    throw new BackupError(`${file} is encrypted. Set BACKUP_PASSPHRASE to its passphrase.`);
  }
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  yield* await decrypter.decrypt(ReadableStream.from(all())).catch((error: unknown) => {
    const isOther = error instanceof Error && error.message.startsWith('no identity matched');
    throw isOther ? new BackupError(`${file} has another BACKUP_PASSPHRASE.`, error) : error;
  });
}
