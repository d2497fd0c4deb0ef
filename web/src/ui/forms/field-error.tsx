import CircleAlert from 'lucide-react/icons/circle-alert';
import styles from './field-frame.module.css';

interface FieldErrorProps {
  /** The id of the field; the message's own is derived from it. */
  id: string;
  error?: string;
}

/** The line below a control that says what is wrong; it takes its room even when it is empty. */
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
