import { PageHeading } from '../../ui/page-heading.tsx';

/** The page "Contact". */
export function ContactPage() {
  return <PageHeading>Contact</PageHeading>;
}
