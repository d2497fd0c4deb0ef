import { useMemo } from 'react';
import { qrPath } from './qr-path.ts';
import styles from './second-factor.module.css';

interface QrCodeProps {
  text: string;
  /** The label for screen readers. */
  label: string;
}

/** A QR code, dark on white in every theme, because scanners can't read anything else. */
export function QrCode({ text, label }: QrCodeProps) {
  const { path, size } = useMemo(() => qrPath(text), [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
