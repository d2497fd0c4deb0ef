import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type RefObject, useRef, useState } from 'react';
import { fieldRules } from '../../../../forms/field-rules.ts';
import { useAppForm } from '../../../../forms/use-app-form.ts';
import type { SavedViewList, SavedView_viewFragment as SavedView } from '../../../../gql/graphql.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { showToast } from '../../../../ui/feedback/toast-queue.ts';
import { CheckboxField } from '../../../../ui/forms/checkbox-field.tsx';
import { FormFailure } from '../../../../ui/forms/form-error-summary.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { Cluster } from '../../../../ui/layout/cluster.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { useLastShown } from '../../../../ui/overlay/use-last-shown.ts';
import { EditedMeanwhile } from '../../live/edited-meanwhile.tsx';
import { ConflictDialog } from '../../ui/conflicts/conflict-dialog.tsx';
import { EDITED_MEANWHILE } from '../../ui/conflicts/edited-meanwhile.ts';
import { type FieldGroup, fieldParts, joinFields } from '../../ui/conflicts/field-parts.ts';
import { useConflicts } from '../../ui/conflicts/use-conflicts.ts';
import type { useSavedViews } from './use-saved-views.ts';
import styles from './view-dialog.module.css';

const MAX_NAME = 40;

/** The edited view, null for a new one, and its query. */
export interface ShownForm {
  view: SavedView | null;
  query: string;
}

interface ViewDialogProps {
  list: SavedViewList;
  /** Null while the dialog is closed. */
  form: ShownForm | null;
  saved: ReturnType<typeof useSavedViews>;
  /** Whether the user may share the view with all staff. */
  mayShare: boolean;
  onClose: () => void;
  /** Called with the saved view, or with null after deletion. */
  onSaved: (view: SavedView | null) => void;
  /** The tab of a view, or of the whole list. */
  tabOf: (id: string | undefined) => HTMLElement | null;
}

/** The dialog to name, share and delete a list's view. */
export function ViewDialog({ form, onSaved, tabOf, ...rest }: ViewDialogProps) {
  const shown = useLastShown(form);
  const nameRef = useRef<HTMLInputElement>(null);
  // The button that opened the dialog disappears or then belongs to another view.
  const result = useRef<SavedView | null>(undefined);

  function finish(view: SavedView | null): void {
    result.current = view;
    rest.onClose();
    onSaved(view);
  }

  function takeResult(): HTMLElement | null {
    const view = result.current;
    result.current = undefined;
    return view === undefined ? null : tabOf(view?.id);
  }

  return (
    <Dialog
      open={form !== null}
      onOpenChange={(isOpen) => !isOpen && rest.onClose()}
      initialFocus={nameRef}
      finalFocus={takeResult}
      title={shown?.view ? t`Edit view` : t`Save view`}
      description={
        shown?.view ? undefined : t`Saves the search, filters, sort order and columns of this list.`
      }
    >
      {shown && <ViewForm key={shown.view?.id} form={shown} nameRef={nameRef} onDone={finish} {...rest} />}
    </Dialog>
  );
}

interface ViewFormProps extends Omit<ViewDialogProps, 'onSaved' | 'tabOf'> {
  form: ShownForm;
  onDone: (view: SavedView | null) => void;
  nameRef: RefObject<HTMLInputElement | null>;
}

interface ViewValues {
  name: string;
  isShared: boolean;
}

function valuesOf(view: SavedView | null): ViewValues {
  return { name: view?.name ?? '', isShared: view?.isShared ?? false };
}

const groupsOfFields = (): FieldGroup<ViewValues>[] => [
  { label: t`Name`, fields: ['name'] },
  { label: t`Share with all staff`, fields: ['isShared'] },
];

function ViewForm({ list, form: { view, query }, nameRef, saved, mayShare, onClose, onDone }: ViewFormProps) {
  const checked = useAppForm<ViewValues>({ defaultValues: valuesOf(view) });
  const { form, field } = checked;
  const conflicts = useSaveView({ list, form: { view, query }, saved, onDone }, checked);
  const name = field('name', {
    validate: {
      required: fieldRules.required(t`Please enter a name`),
      length: fieldRules.atMost(MAX_NAME),
    },
  });

  async function remove({ id, name, isShared }: SavedView): Promise<void> {
    if (!(await saved.remove({ id }, { failure: checked }))) return;
    onDone(null);
    const undo = () => void saved.create({ input: { list, name, query, isShared } });
    showToast({ tone: 'success', title: t`View deleted`, details: [name], undo });
  }

  return (
    <>
      <form noValidate onSubmit={(event) => void form.handleSubmit(conflicts.save)(event)}>
        {view && <EditedMeanwhile kind="SAVED_VIEW_CHANGED" subjectId={view.id} />}
        <FormFailure message={checked.failure} />
        <TextField
          label={t`Name`}
          required
          autoComplete="off"
          {...name}
          ref={(input: HTMLInputElement | null) => {
            name.ref(input);
            nameRef.current = input;
          }}
        />
        {mayShare && (
          <CheckboxField
            label={t`Share with all staff`}
            hint={t`Everyone who can see this list sees the view.`}
            className={styles.share}
            {...field('isShared')}
            error={undefined}
          />
        )}
        <Cluster>
          <Button type="submit" pending={form.formState.isSubmitting}>
            <Trans>Save</Trans>
          </Button>
          <Button variant="outline" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          {view && (
            <Button variant="quiet" onClick={() => void remove(view)}>
              <Trans>Delete view</Trans>
            </Button>
          )}
        </Cluster>
      </form>
      <ConflictDialog question={conflicts.question} />
    </>
  );
}

/** Saves a view, merged with the changes of others, and shows a toast. */
function useSaveView(
  { list, form: { view, query }, saved, onDone }: Pick<ViewFormProps, 'list' | 'form' | 'saved' | 'onDone'>,
  checked: ReturnType<typeof useAppForm<ViewValues>>,
) {
  const [base, setBase] = useState({ version: view?.version ?? null, values: valuesOf(view) });
  return useConflicts<ViewValues>({
    editing: {
      draft: { base },
      fail: checked.fail,
      rebase: (latest, values) => {
        setBase(latest);
        checked.form.reset(values);
      },
    },
    parts: (values) => fieldParts(values, groupsOfFields()),
    join: (parts, like) => joinFields(parts, like, groupsOfFields()),
    latest: async () => {
      const latest = (await saved.refetch()).find(({ id }) => id === view?.id);
      return latest ? { version: latest.version, values: valuesOf(latest) } : null;
    },
    save: async (values, { version }) => {
      const outcome = view
        ? await saved.update({ id: view.id, input: values, expectedVersion: version }, { failure: checked })
        : await saved.create({ input: { list, query, ...values } }, { failure: checked });
      if (outcome === null || outcome === EDITED_MEANWHILE) return outcome;
      onDone(outcome);
      showToast({ tone: 'success', title: t`View saved`, details: [outcome.name] });
      return outcome;
    },
  });
}
