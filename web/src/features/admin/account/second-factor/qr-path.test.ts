import { decodeQR } from 'qr/decode.js';
import { expect, test } from 'vitest';
import { qrPath } from './qr-path.ts';

/** Pixels per module, for the decoder. */
const SCALE = 4;

/** The path as a browser would render it, as gray RGBA pixels. */
function rasterise({ path, size }: ReturnType<typeof qrPath>) {
  const side = size * SCALE;
  const data = new Uint8Array(side * side * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = Number(y) * SCALE; row < (Number(y) + 1) * SCALE; row += 1) {
      const from = (row * side + Number(x) * SCALE) * 4;
      const pixels = Number(length) * SCALE;
      for (let pixel = 0; pixel < pixels; pixel += 1) data.fill(0, from + pixel * 4, from + pixel * 4 + 3);
    }
  }
  return { width: side, height: side, data };
}

test.each([
  'otpauth://totp/Exclusive:ada%40shop.example?issuer=Exclusive&secret=JBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30',
  `otpauth://totp/${'a long name '.repeat(5)}:${'x'.repeat(60)}@shop.example?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP`,
])('a scanner reads %.30s', (text) => {
  expect(decodeQR(rasterise(qrPath(text)))).toBe(text);
});
