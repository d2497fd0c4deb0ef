/**
 * Fields whose value is a secret, or gives access to one: sessions, links, login challenges, payment pages.
 */
const SECRET_FIELD = /token|secret|recoveryCodes|^(key|uri|url|options)$/i;

/** Whether a field of a response, by its name in the contract, is only for the caller. */
export function isSecretField(name: string): boolean {
  return SECRET_FIELD.test(name);
}
