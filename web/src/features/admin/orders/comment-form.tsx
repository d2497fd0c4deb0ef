import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useAction } from '../../../apollo/use-action.ts';
import { fieldRules } from '../../../forms/field-rules.ts';
import { AddOrderCommentDocument } from '../../../gql/admin/graphql.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { FormFailure } from '../../../ui/forms/form-error-summary.tsx';
import { TextAreaField } from '../../../ui/forms/text-area-field.tsx';
import { useEditForm } from '../ui/use-edit-form.ts';
import styles from './order-history.module.css';

/** Adds a comment on an order, for the staff alone. What is typed stays for another visit. */
export function CommentForm({ orderId }: { orderId: string }) {
  const { form, field, failure, draft, defaultValues, ...checked } = useEditForm({
    name: `comment ${orderId}`,
    defaultValues: () => ({ text: '' }),
  });
  const [add, isAdding] = useAction(AddOrderCommentDocument, {
    result: (payload) => payload.order,
    failure: checked,
    onDone: () => {
      form.reset(defaultValues);
      draft.settle();
    },
  });
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => void form.handleSubmit(({ text }) => add({ orderId, text }))(event)}
    >
      <TextAreaField
        label={t`Comment`}
        hint={t`Only staff sees it.`}
        required
        rows={3}
        maxLength={2000}
        {...field('text', { validate: fieldRules.required(t`Please write something`) })}
      />
      <FormFailure message={failure} />
      <Button type="submit" size="sm" variant="outline" pending={isAdding}>
        <Trans>Add comment</Trans>
      </Button>
    </form>
  );
}
