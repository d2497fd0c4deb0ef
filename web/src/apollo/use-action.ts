import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import type { FormUserError } from '../forms/user-errors-by-field.ts';
import { showToast } from '../ui/feedback/toast-queue.ts';
import { errorCode, errorMessage, userErrorMessages } from './error-message.ts';
import { errorToast } from './error-toast.ts';

interface Payload {
  userErrors: readonly FormUserError[];
}

/** The payload type of a mutation document; each has one root field. */
type PayloadOf<Data> = NonNullable<Data[Exclude<keyof Data, '__typename'>]> & Payload;

/** A form that shows why it was not saved, as returned by `useAppForm`. */
export interface FailingForm {
  /** `sent` are the mutation's variables, to which the paths of errors refer. */
  showUserErrors: (errors: readonly FormUserError[], sent?: unknown) => void;
  fail: (message: string) => void;
}

interface ActionOptions<Data, Variables extends OperationVariables, Result> extends Pick<
  useMutation.Options<Data, Variables>,
  'fetchPolicy' | 'optimisticResponse' | 'refetchQueries' | 'update'
> {
  /** The value to return on success, taken from the payload; nothing if the server rejected the action. */
  result: (payload: PayloadOf<Data>) => Result | null | undefined | false;
  /**
   * Where to show a failure: in a toast with this title, or in the submitted form. 'Action Forbidden' is
   * always a toast (specification section 8).
   */
  failure: string | FailingForm;
  /** Appended to the reason when there was no response, for example that no input is lost. */
  failureDetails?: readonly string[];
  onDone?: (result: Result) => void;
  /** Called when the server rejected the action, after its user errors are shown. */
  onRejected?: () => void;
}

/**
 * Runs a mutation and shows why it failed: the server's user errors, or that there was no response. The toast
 * then offers a retry, so the mutation must be idempotent. Returns the function and whether it is running.
 * The function resolves to the result, or to null on failure, and never rejects. Options of the call override
 * those of the hook.
 */
export function useAction<Data extends object, Variables extends OperationVariables, Result>(
  document: TypedDocumentNode<Data, Variables>,
  options: ActionOptions<Data, Variables, Result>,
) {
  const [mutate, { loading }] = useMutation(document);

  async function run(
    variables: Variables,
    call: Partial<ActionOptions<Data, Variables, Result>> = {},
  ): Promise<Result | null> {
    const { result, failure, failureDetails = [], onDone, onRejected, ...mutation } = { ...options, ...call };
    let payload: PayloadOf<Data> | undefined;
    try {
      const { data } = await mutate({ ...mutation, variables });
      payload = data && (Object.values(data)[0] as PayloadOf<Data>);
    } catch (error) {
      const retry = () => void run(variables, call);
      if (typeof failure === 'string')
        showToast(errorToast(failure, error, { retry, details: failureDetails }));
      else {
        if (errorCode(error) === 'FORBIDDEN') showToast({ tone: 'error', title: errorMessage(error) });
        failure.fail([errorMessage(error), ...failureDetails].join(' '));
      }
      return null;
    }
    const outcome = payload && result(payload);
    if (outcome) {
      onDone?.(outcome);
      return outcome;
    }
    const details = userErrorMessages(payload);
    if (typeof failure === 'string') showToast({ tone: 'error', title: failure, details });
    else failure.showUserErrors(payload?.userErrors ?? [], variables);
    onRejected?.();
    return null;
  }

  return [run, loading] as const;
}
