/**
 * Fields whose value is a secret, or leads to one: sessions, links, challenges of logins, pages for payment.
 */
const SECRET_FIELD = /token|secret|recoveryCodes|^(key|uri|url|options)$/i;

/** Whether a field of an answer, by its name in the contract, is nothing for anybody but the caller. */
export function isSecretField(name: string): boolean {
  return SECRET_FIELD.test(name);
}
