import type { BaseSyntheticEvent, ReactNode } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import styles from './auth-form.module.css';

interface AuthFormProps {
  onSubmit: (event: BaseSyntheticEvent) => Promise<unknown>;
  isSubmitting: boolean;
  /** The button's label. */
  label: string;
  /** Shown above the fields: notes and errors. */
  notes: ReactNode;
  children: ReactNode;
}

/** The form of login, sign-up and password pages: notes, fields and one wide button. */
export function AuthForm({ onSubmit, isSubmitting, label, notes, children }: AuthFormProps) {
  return (
    // Before the application runs, nothing may put a password into the URL.
    <form noValidate method="post" className={styles.form} onSubmit={(event) => void onSubmit(event)}>
      {notes}
      <Stack gap={8}>
        {children}
        <Button type="submit" size="lg" block pending={isSubmitting}>
          {label}
        </Button>
      </Stack>
    </form>
  );
}
