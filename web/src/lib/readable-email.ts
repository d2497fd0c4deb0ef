/**
 * An email as its owner writes it: browsers turn the letters of other alphabets in its domain into Punycode
 * (`xn--`), as mail servers need it. For showing it to its owner alone: to others, letters that look alike
 * could pretend to be another domain.
 */
export function readableEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const labels = email.slice(at + 1).split('.');
  return email.slice(0, at + 1) + labels.map(readableLabel).join('.');
}

function readableLabel(label: string): string {
  return /^xn--./i.test(label) ? (decode(label.slice(4)) ?? label) : label;
}

/** The parameters of Punycode (RFC 3492, section 5). */
const [BASE, T_MIN, T_MAX, SKEW, DAMP] = [36, 1, 26, 38, 700];
const DIGITS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Decodes Punycode; null for what is none. */
function decode(encoded: string): string | null {
  const delimiter = encoded.lastIndexOf('-');
  const output = [...encoded.slice(0, Math.max(0, delimiter))];
  let [code, index, bias] = [128, 0, 72];
  const rest = [...encoded.slice(delimiter + 1).toLowerCase()];
  while (rest.length > 0) {
    const before = index;
    for (let weight = 1, k = BASE; ; k += BASE) {
      const digit = DIGITS.indexOf(rest.shift() ?? '-');
      if (digit < 0) return null;
      index += digit * weight;
      const threshold = Math.min(T_MAX, Math.max(T_MIN, k - bias));
      if (digit < threshold) break;
      weight *= BASE - threshold;
    }
    bias = adapt(index - before, output.length + 1, before === 0);
    code += Math.floor(index / (output.length + 1));
    index %= output.length + 1;
    if (code > 0x10ffff) return null;
    output.splice(index, 0, String.fromCodePoint(code));
    index += 1;
  }
  return output.join('');
}

function adapt(change: number, length: number, isFirst: boolean): number {
  let delta = Math.floor(isFirst ? change / DAMP : change / 2);
  delta += Math.floor(delta / length);
  let k = 0;
  for (; delta > ((BASE - T_MIN) * T_MAX) / 2; k += BASE) delta = Math.floor(delta / (BASE - T_MIN));
  return k + Math.floor(((BASE - T_MIN + 1) * delta) / (delta + SKEW));
}
