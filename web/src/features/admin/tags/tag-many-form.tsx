import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useAppForm } from '../../../forms/use-app-form.ts';
import type { FailingForm } from '../../../apollo/use-action.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { FormFailure } from '../../../ui/forms/form-error-summary.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Cluster } from '../../../ui/layout/cluster.tsx';
import { KnownTags } from './known-tags.tsx';
import { splitTags } from './split-tags.ts';
import type { TagChange } from './use-tags.ts';

interface TagManyFormProps {
  existingTags: readonly string[];
  /** Changes the tags of all selected items; resolves to whether that succeeded. */
  update: (change: TagChange, failure: FailingForm) => Promise<boolean>;
  onDone: () => void;
}

/** Adds tags to all selected items and removes others. */
export function TagManyForm({ existingTags, update, onDone }: TagManyFormProps) {
  const checked = useAppForm({ defaultValues: { add: '', remove: '' } });
  const { form, field, failure } = checked;
  const submit = form.handleSubmit(async ({ add, remove }) => {
    const change = { add: splitTags(add), remove: splitTags(remove) };
    if (await update(change, checked)) onDone();
  });
  const isNeeded = () =>
    splitTags(`${form.getValues('add')},${form.getValues('remove')}`).length > 0 ||
    t`Please enter a tag to add or to remove`;
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <FormFailure message={failure} />
      <TextField
        label={t`Add tags`}
        hint={t`Commas separate several tags.`}
        optionalMark={false}
        list="many-known"
        autoComplete="off"
        {...field('add', { validate: isNeeded })}
      />
      <TextField
        label={t`Remove tags`}
        optionalMark={false}
        list="many-known"
        autoComplete="off"
        {...field('remove')}
      />
      <KnownTags id="many-known" tags={existingTags} />
      <Cluster>
        <Button type="submit" pending={form.formState.isSubmitting}>
          <Trans>Change tags</Trans>
        </Button>
        <Button variant="outline" onClick={onDone}>
          <Trans>Cancel</Trans>
        </Button>
      </Cluster>
    </form>
  );
}
