import { type BaseSyntheticEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useLeaveWarning } from '../../../../forms/use-leave-warning.ts';
import { FormErrorSummary } from '../../../../ui/forms/form-error-summary.tsx';
import { RestoredDraft } from '../../../../ui/forms/restored-draft.tsx';
import styles from './edit-form.module.css';
import { LeaveDialog } from './leave-dialog.tsx';
import { SaveBar } from './save-bar.tsx';
import type { EditedForm } from './use-edit-form.ts';

interface EditFormProps<Values extends FieldValues> {
  editing: EditedForm<Values>;
  /** Whether there are pending uploads, which leaving would also lose. */
  hasUploads: boolean;
  /** Errors in rows of lists, for the summary; shown after the first submit. */
  rowErrors?: { name: string; message: string }[];
  /**
   * Saves valid values. Resolves to whether it succeeded; if not, it has shown why. `pressed` is the value of
   * the submit button, if it has one.
   */
  save: (values: Values, pressed: string) => Promise<boolean>;
  onSaved: () => void | Promise<void>;
  /** "Add product", "Save changes". */
  label: string;
  /** An additional submit button with its own value. */
  further?: ReactNode;
  cancelTo: string;
  /** The warning before unsaved changes are lost. */
  leaveWarning: string;
  children: ReactNode;
}

/**
 * A page's form that adds or edits one object, with a save bar; Ctrl+S also saves. Nothing is lost: leaving
 * asks for confirmation, and drafts are stored.
 */
export function EditForm<Values extends FieldValues>(props: EditFormProps<Values>) {
  const { form, fieldErrors, failure, draft } = props.editing;
  const { isDirty, isSubmitting, isSubmitted, errors } = form.formState;
  const errorsToFix = [...fieldErrors, ...(isSubmitted ? (props.rowErrors ?? []) : [])];
  const element = useRef<HTMLFormElement>(null);
  const leaving = useLeaveWarning(isDirty || props.hasUploads);
  useSaveShortcut(element);

  const handleSubmit = form.handleSubmit(async (values, event) => {
    if (!(await props.save(values, pressedIn(event)))) return;
    draft.close();
    leaving.allowNext();
    await props.onSaved();
  });

  function submit(event: BaseSyntheticEvent): Promise<void> {
    // A server error about a list belongs to no input, so validation would never clear it.
    const names = Object.keys(errors) as FieldPath<Values>[];
    form.clearErrors(names.filter((name) => !form.getFieldState(name).error?.ref));
    return handleSubmit(event);
  }

  return (
    <form
      ref={element}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event);
      }}
    >
      <RestoredDraft isShown={draft.isRestored} isOutdated={draft.isOutdated} onDiscard={draft.discard} />
      <FormErrorSummary errors={errorsToFix} />
      {props.children}
      <SaveBar
        isDirty={isDirty}
        isSaving={isSubmitting}
        hasErrors={errorsToFix.length > 0}
        failure={failure}
        label={props.label}
        further={props.further}
        cancelTo={props.cancelTo}
      />
      <LeaveDialog leaving={leaving} description={props.leaveWarning} onLeave={draft.close} />
    </form>
  );
}

/** The value of the submit button; empty if it has none, or for a submit by keyboard. */
function pressedIn(event: BaseSyntheticEvent | undefined): string {
  const submitter = event?.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null;
  return submitter instanceof HTMLButtonElement ? submitter.value : '';
}

/** Submits a form on Ctrl+S or Cmd+S, instead of the browser's "save page". */
function useSaveShortcut(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    function save(event: KeyboardEvent): void {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      if (!event.repeat) form.current?.requestSubmit();
    }
    document.addEventListener('keydown', save);
    return () => document.removeEventListener('keydown', save);
  }, [form]);
}
