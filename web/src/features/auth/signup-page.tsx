import { PageHeading } from '../../ui/page-heading.tsx';

/** The page "Create an account". */
export function SignupPage() {
  return <PageHeading>Create an account</PageHeading>;
}
