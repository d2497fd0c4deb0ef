import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** The page that a browser reports, and ways in which an authenticator can misbehave. */
export interface Conditions {
  origin?: string;
  /** The domain that the page uses. */
  rpId?: string;
  /** The challenge to sign instead of the given one. */
  challenge?: string;
  /** The signature counter to report; by default it increases each time. */
  counter?: number;
  /** Whether a user touched it. */
  isPresent?: boolean;
}

/** The fields of creation or request options that an authenticator needs. */
interface Options {
  challenge: string;
}

const PRESENT = 0x01;
const HAS_KEY = 0x40;

/**
 * A software security key for tests: creates a key pair (ES256), and responds in the format of a browser
 * (WebAuthn level 3, section 6). It has no PIN.
 */
export function softwareAuthenticator(home: { origin: string; rpId: string }) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(16);
  const id = credentialId.toString('base64url');
  let signatures = 0;

  const clientData = (type: string, { challenge }: Options, conditions: Conditions) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: conditions.challenge ?? challenge,
        origin: conditions.origin ?? home.origin,
        crossOrigin: false,
      }),
    );

  function authenticatorData(flags: number, { rpId, counter, isPresent = true }: Conditions): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter ?? signatures);
    const present = isPresent ? PRESENT : 0;
    return Buffer.concat([sha256(rpId ?? home.rpId), Buffer.from([flags | present]), count]);
  }

  const answer = (response: object) =>
    JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response });

  return {
    id,

    /** Creates a key. @returns a RegistrationResponseJSON */
    create(options: string, conditions: Conditions = {}): string {
      const data = clientData('webauthn.create', JSON.parse(options) as Options, conditions);
      const length = Buffer.from([0, credentialId.length]);
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const coordinates = [x, y].map((part) => Buffer.from(part, 'base64url'));
      const authData = Buffer.concat([
        authenticatorData(HAS_KEY, conditions),
        Buffer.alloc(16),
        length,
        credentialId,
        coseKey(coordinates),
      ]);
      return answer({
        clientDataJSON: data.toString('base64url'),
        attestationObject: attestation(authData).toString('base64url'),
        transports: ['usb'],
      });
    },

    /** Signs a request. @returns an AuthenticationResponseJSON */
    sign(options: string, conditions: Conditions = {}): string {
      signatures += 1;
      const data = clientData('webauthn.get', JSON.parse(options) as Options, conditions);
      const authData = authenticatorData(0, conditions);
      const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey);
      return answer({
        clientDataJSON: data.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
      });
    },
  };
}

export type SoftwareAuthenticator = ReturnType<typeof softwareAuthenticator>;

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest();

/** A public key in COSE (RFC 9053): { 1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y }. */
function coseKey([x = Buffer.alloc(32), y = Buffer.alloc(32)]: Buffer[]): Buffer {
  const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]);
  return Buffer.concat([head, Buffer.from([0x21]), bytes(x), Buffer.from([0x22]), bytes(y)]);
}

/** An attestation object without attestation, in CBOR: { fmt: "none", attStmt: {}, authData }. */
function attestation(authData: Buffer): Buffer {
  const parts = [
    text('fmt'),
    text('none'),
    text('attStmt'),
    Buffer.from([0xa0]),
    text('authData'),
    bytes(authData),
  ];
  return Buffer.concat([Buffer.from([0xa3]), ...parts]);
}

/** A text of fewer than 24 bytes, in CBOR. */
const text = (content: string) => Buffer.from([0x60 + content.length, ...Buffer.from(content)]);

/** Fewer than 256 bytes, in CBOR. */
const bytes = (content: Buffer) => Buffer.concat([Buffer.from([0x58, content.length]), content]);
