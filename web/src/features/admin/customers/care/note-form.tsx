import { t } from '@lingui/core/macro';
import { useAction } from '../../../../apollo/use-action.ts';
import { AddCustomerNoteDocument } from '../../../../gql/graphql.ts';
import { RemarkForm } from '../../ui/remark-form.tsx';

/** Adds a note about a customer that only staff see. */
export function NoteForm({ customerId }: { customerId: string }) {
  const [add] = useAction(AddCustomerNoteDocument, {
    result: (payload) => payload.user,
    failure: t`The note was not added`,
  });
  return (
    <RemarkForm
      name={`note ${customerId}`}
      label={t`Note`}
      submitLabel={t`Add note`}
      add={async (text, failure) => (await add({ customerId, text }, { failure })) !== null}
    />
  );
}
