import { Trans } from '@lingui/react/macro';
import type { FormEventHandler, ReactNode } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';
import { FormFailure } from '../../../../ui/forms/form-error-summary.tsx';
import { Cluster } from '../../../../ui/layout/cluster.tsx';
import styles from './bulk-form.module.css';
import type { BulkUpdate } from './use-bulk-update.ts';

/** The props of a form that changes the selected products. */
export interface BulkFormProps {
  /** The number of selected products. */
  count: number;
  bulk: BulkUpdate;
  /** Called after the change, or on cancel. */
  onDone: () => void;
}

interface FrameProps {
  /** Why the change failed as a whole. */
  failure: string | undefined;
  /** Describes the change; null while it is incomplete. */
  words: string | null;
  submitLabel: string;
  isRunning: boolean;
  onSubmit: FormEventHandler;
  onCancel: () => void;
  children: ReactNode;
}

/** The fields of a bulk change, its description, and its buttons. */
export function BulkForm({
  failure,
  words,
  submitLabel,
  isRunning,
  onSubmit,
  onCancel,
  children,
}: FrameProps) {
  return (
    <form noValidate className={styles.form} onSubmit={onSubmit}>
      <FormFailure message={failure} />
      {children}
      <p role="status" className={styles.words}>
        {words}
      </p>
      <Cluster>
        <Button type="submit" pending={isRunning}>
          {submitLabel}
        </Button>
        <Button variant="outline" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </Cluster>
    </form>
  );
}
