import { PageHeading } from '../../ui/page-heading.tsx';

/** The page "Log in". */
export function LoginPage() {
  return <PageHeading>Log in</PageHeading>;
}
