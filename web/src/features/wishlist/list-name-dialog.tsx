import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import { fieldRules } from '../../forms/field-rules.ts';
import { useAppForm } from '../../forms/use-app-form.ts';
import { CreateWishlistDocument, RenameWishlistDocument } from '../../gql/graphql.ts';
import { Button } from '../../ui/actions/button.tsx';
import { FormFailure } from '../../ui/forms/form-error-summary.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { listPath } from './list-path.ts';
import { type NamedList, useListAction } from './use-lists.ts';

const MAX_NAME = 60;

interface ListNameDialogProps {
  /** The list to rename; null for a new one. */
  list: Pick<NamedList, 'id' | 'name'> | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks for the name of a list. A new list opens at once. */
export function ListNameDialog({ list, open, onOpenChange }: ListNameDialogProps) {
  const navigate = useNavigate();
  const checked = useAppForm({ defaultValues: { name: list?.name ?? '' } });
  const { form, field, failure } = checked;
  const [create] = useListAction(CreateWishlistDocument, checked);
  const [rename] = useListAction(RenameWishlistDocument, checked);
  const submit = form.handleSubmit(async ({ name }) => {
    if (list) {
      if (await rename({ id: list.id, name })) onOpenChange(false);
      return;
    }
    const lists = await create({ name });
    if (!lists) return;
    onOpenChange(false);
    void navigate(listPath(lists.at(-1)?.id ?? null));
  });
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={list ? t`Rename the list` : t`New list`}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={16}>
          <FormFailure message={failure} />
          <TextField
            label={t`Name`}
            required
            maxLength={MAX_NAME}
            {...field('name', { validate: { required: fieldRules.required(t`Please enter a name`) } })}
          />
          <Button type="submit" pending={form.formState.isSubmitting}>
            {list ? <Trans>Save</Trans> : <Trans>Create the list</Trans>}
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}
