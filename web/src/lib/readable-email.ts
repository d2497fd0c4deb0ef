import punycode from 'punycode/';

/**
 * An email as its owner writes it: browsers turn the letters of other alphabets in its domain into Punycode
 * (`xn--`), as mail servers need it. For showing it to its owner alone: to others, letters that look alike
 * could pretend to be another domain.
 */
export function readableEmail(email: string): string {
  try {
    return punycode.toUnicode(email);
  } catch {
    // It only looks like Punycode.
    return email;
  }
}
