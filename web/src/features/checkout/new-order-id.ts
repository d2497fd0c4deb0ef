/* 32 signs, so that a random byte chooses each alike; those that people confuse (0 and O, 1 and I) are left out. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 8;

/** A short random reference of an order, which people can read out; it also is the key that makes a repeat harmless. */
export function newOrderId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  return Array.from(bytes, (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');
}
