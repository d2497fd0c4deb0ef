import { t } from '@lingui/core/macro';
import ImageOff from 'lucide-react/icons/image-off';
import type { CheckedField } from '../../../forms/use-app-form.ts';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { isPictureUrl, productFieldRules } from './product-field-rules.ts';
import styles from './product-form.module.css';
import type { ProductValues } from './product-values.ts';

interface PictureFieldProps {
  field: CheckedField<ProductValues>;
  isBroken: boolean;
}

/** The picture's URL. */
export function PictureField({ field, isBroken }: PictureFieldProps) {
  return (
    <>
      <TextField
        label={t`Image address`}
        hint={t`An https address, or a path on this host.`}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        {...field('image', { validate: (text) => productFieldRules.image(text) })}
      />
      {/* Only a warning, so that the URL can be saved even while the picture's host is down. */}
      <p role="status" className={styles.warning}>
        {isBroken && t`No picture can be loaded from this address. Please check it before you save.`}
      </p>
    </>
  );
}

interface PicturePreviewProps {
  /** As typed. */
  url: string;
  /** Whether the picture failed to load. */
  isBroken: boolean;
  onBroken: (url: string) => void;
}

/** A preview of the picture while its URL is typed, or a note that there is none. */
export function PicturePreview({ url, isBroken, onBroken }: PicturePreviewProps) {
  const src = url.trim();
  if (src === '') return <Nothing>{t`Without a picture the category’s placeholder is shown.`}</Nothing>;
  if (!isPictureUrl(src)) return <Nothing>{t`The preview appears when the address is complete.`}</Nothing>;
  if (isBroken) return <Nothing>{t`Shoppers see the category’s placeholder instead.`}</Nothing>;
  return (
    <div className={styles.frame}>
      <img className={styles.picture} src={src} alt={t`Preview`} onError={() => onBroken(url)} />
    </div>
  );
}

function Nothing({ children }: { children: string }) {
  return (
    <div className={styles.frame}>
      <ImageOff size={28} aria-hidden="true" />
      <p className={styles.text}>{children}</p>
    </div>
  );
}
