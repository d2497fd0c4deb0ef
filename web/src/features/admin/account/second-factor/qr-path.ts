import { encodeQR } from 'qr';

/** Width of the light margin around a code that scanners need, in modules (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** A QR code as an SVG path whose unit is one module; `size` is its width and height. */
export function qrPath(text: string): { path: string; size: number } {
  const modules = encodeQR(text, 'raw', { border: QUIET_ZONE, ecc: 'medium' });
  const path = modules.flatMap((row, y) =>
    // Adjacent modules are drawn as one, so that no gap shows between them.
    darkRuns(row).map(({ from, length }) => `M${from} ${y}h${length}v1h-${length}z`),
  );
  return { path: path.join(''), size: modules.length };
}

function darkRuns(row: readonly boolean[]): { from: number; length: number }[] {
  const runs: { from: number; length: number }[] = [];
  row.forEach((isDark, x) => {
    const last = runs.at(-1);
    if (isDark && last && last.from + last.length === x) last.length += 1;
    else if (isDark) runs.push({ from: x, length: 1 });
  });
  return runs;
}
