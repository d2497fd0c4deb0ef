import ImageOff from 'lucide-react/icons/image-off';
import { isPictureUrl } from './product-field-rules.ts';
import styles from './picture-preview.module.css';

interface PicturePreviewProps {
  address: string;
  /** Whether no picture could be loaded from it. */
  isBroken: boolean;
  onBroken: (address: string) => void;
}

/** Shows the picture of an address while it is typed, or says that there is none. */
export function PicturePreview({ address, isBroken, onBroken }: PicturePreviewProps) {
  const url = address.trim();
  if (url === '') return <Nothing>Without a picture the category’s placeholder is shown.</Nothing>;
  if (!isPictureUrl(url)) return <Nothing>The preview appears when the address is complete.</Nothing>;
  if (isBroken) return <Nothing>Shoppers see the category’s placeholder instead.</Nothing>;
  return (
    <div className={styles.frame}>
      <img className={styles.picture} src={url} alt="Preview" onError={() => onBroken(address)} />
    </div>
  );
}

function Nothing({ children }: { children: string }) {
  return (
    <div className={styles.frame}>
      <ImageOff size={28} aria-hidden="true" />
      <p className={styles.words}>{children}</p>
    </div>
  );
}
