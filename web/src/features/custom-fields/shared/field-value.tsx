import { useCurrency } from '../../../shop/use-shop.ts';
import { FileLink } from './file-link.tsx';
import { fieldText, type NamedField } from './field-text.ts';
import styles from './field-value.module.css';

/** A short value of a custom field: a color has its swatch, and its code, because not all see colors. */
export function FieldValue({ field, value }: { field: NamedField; value: string }) {
  const text = fieldText(field, value, useCurrency());
  if (field.type === 'FILE') return <FileLink url={value} />;
  if (field.type !== 'COLOUR') return text;
  return (
    <span className={styles.colour}>
      <span className={styles.swatch} style={{ backgroundColor: value }} />
      {text}
    </span>
  );
}
