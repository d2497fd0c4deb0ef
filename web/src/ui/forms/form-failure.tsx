import { Callout } from '../feedback/callout.tsx';

interface FormFailureProps {
  /** Why nothing was saved; nothing is shown without it. */
  message: string | undefined;
}

/** A problem of the whole form, for the place beside its button, where the eyes are. Render it always. */
export function FormFailure({ message }: FormFailureProps) {
  return <div role="alert">{message !== undefined && <Callout tone="danger">{message}</Callout>}</div>;
}
