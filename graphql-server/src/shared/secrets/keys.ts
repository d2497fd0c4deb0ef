import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Secret keys of the shop: the first signs and encrypts, and all are accepted. So a secret can be replaced
 * while sessions, links and stored secrets of earlier ones still work (decision 0135).
 */
export type Keys = readonly [Uint8Array, ...Uint8Array[]];

/**
 * The signature of a text (HMAC-SHA256). The text includes its purpose, so that no signature by the same key
 * can be used for another one.
 */
export function sign([key]: Keys, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

/** Whether one of the keys signed the text. */
export function isSigned(keys: Keys, text: string, signature: Uint8Array): boolean {
  return keys.some((key) => {
    const expected = sign([key], text);
    return signature.length === expected.length && timingSafeEqual(signature, expected);
  });
}
