import ImageOff from 'lucide-react/icons/image-off';
import { useState } from 'react';
import { isPictureAddress } from './product-field-rules.ts';
import styles from './picture-preview.module.css';

/** Shows the picture of an address while it is typed, or says that there is none. */
export function PicturePreview({ address }: { address: string }) {
  const [broken, setBroken] = useState<string | null>(null);
  const url = address.trim();
  if (url === '') return <Nothing>Without a picture the category’s placeholder is shown.</Nothing>;
  if (!isPictureAddress(url)) return <Nothing>The preview appears when the address is complete.</Nothing>;
  if (broken === url) return <Nothing>No picture could be loaded from this address.</Nothing>;
  return (
    <div className={styles.frame}>
      <img className={styles.picture} src={url} alt="Preview" onError={() => setBroken(url)} />
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
