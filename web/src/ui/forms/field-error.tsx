import CircleAlert from 'lucide-react/icons/circle-alert';
import styles from './field-frame.module.css';

interface FieldErrorProps {
  /** The id of the field, from which the message's id is derived. */
  id: string;
  error?: string;
}

/** The error line below a control; it reserves its space even when empty. */
export function FieldError({ id, error }: FieldErrorProps) {
  return (
    <p className={styles.error} id={`${id}-error`}>
      {error && (
        <>
          <CircleAlert size={16} aria-hidden="true" />
          {error}
        </>
      )}
    </p>
  );
}
