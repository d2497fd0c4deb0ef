import { encodeQR } from 'qr';

/** Light modules around a code, which scanners need (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** A QR code as the path of an SVG whose unit is a module, `size` units wide and high. */
export function qrPath(text: string): { path: string; size: number } {
  const modules = encodeQR(text, 'raw', { border: QUIET_ZONE, ecc: 'medium' });
  const path = modules.flatMap((row, y) =>
    // Neighbours are drawn in one, so that no gap shows between them.
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
