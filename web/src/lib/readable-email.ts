import punycode from 'punycode/';

/**
 * An email address with readable letters: browsers convert letters of other alphabets in its domain to
 * Punycode (`xn--`), as mail servers require. Only for showing an address to its owner: to others, similar
 * letters could imitate another domain.
 */
export function readableEmail(email: string): string {
  try {
    return punycode.toUnicode(email);
  } catch {
    // It only looks like Punycode.
    return email;
  }
}
