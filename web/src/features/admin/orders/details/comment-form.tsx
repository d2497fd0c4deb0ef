import { t } from '@lingui/core/macro';
import { useAction } from '../../../../apollo/use-action.ts';
import { AddOrderCommentDocument } from '../../../../gql/graphql.ts';
import { RemarkForm } from '../../ui/remark-form.tsx';
import styles from './order-history.module.css';

/** Adds an internal comment on an order. */
export function CommentForm({ orderId }: { orderId: string }) {
  const [add] = useAction(AddOrderCommentDocument, {
    result: (payload) => payload.order,
    failure: t`The comment was not added`,
  });
  return (
    <div className={styles.form}>
      <RemarkForm
        name={`comment ${orderId}`}
        label={t`Comment`}
        submitLabel={t`Add comment`}
        add={async (text, failure) => (await add({ orderId, text }, { failure })) !== null}
      />
    </div>
  );
}
