import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import { RadioGroupField } from '../../../../ui/forms/radio-group-field.tsx';
import { paths } from '../../../../navigation/paths.ts';
import styles from './preview-frame.module.css';

/** The widths of the shop in the frame, in px. */
const WIDTHS = { phone: 390, desktop: 1280 } as const;
type Device = keyof typeof WIDTHS;

interface PreviewFrameProps {
  previewToken: string;
  /** The version of the draft that is shown; another one reloads the page. */
  version: string;
}

/** The saved draft as shoppers will see it, on a phone or a desktop. */
export function PreviewFrame({ previewToken, version }: PreviewFrameProps) {
  const [device, setDevice] = useState<Device>('phone');
  const frame = useRef<HTMLIFrameElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const size = useSize(area);
  const path = paths.preview(previewToken);
  useReload(frame, path, version);
  const width = WIDTHS[device];
  const scale = Math.min(1, size.width / width);
  return (
    <div className={styles.preview}>
      <RadioGroupField
        name="previewDevice"
        label={t`Preview of the saved draft`}
        optionalMark={false}
        className={styles.devices}
        options={[
          { value: 'phone', label: t`Phone` },
          { value: 'desktop', label: t`Desktop` },
        ]}
        value={device}
        onChange={({ target }) => setDevice(target.value as Device)}
      />
      <div ref={area} className={styles.area}>
        {size.width > 0 && (
          <iframe
            ref={frame}
            src={path}
            title={t`Preview of the page`}
            className={styles.frame}
            style={{ inlineSize: width, blockSize: size.height / scale, scale: String(scale) }}
          />
        )}
      </div>
    </div>
  );
}

/** Reloads the frame when the draft has changed; its place on the page stays. */
function useReload(
  frame: { readonly current: HTMLIFrameElement | null },
  path: string,
  version: string,
): void {
  const shown = useRef(version);
  useEffect(() => {
    if (shown.current === version) return;
    shown.current = version;
    const page = frame.current?.contentWindow?.location;
    if (page?.pathname === path) page.reload();
    else page?.replace(path);
  }, [frame, path, version]);
}

/** The size of an element in px. */
function useSize(element: { readonly current: HTMLElement | null }) {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
