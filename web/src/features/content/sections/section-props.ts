import type { Section_sectionFragment } from '../../../gql/graphql.ts';

/** What each kind of section gets. */
export interface SectionProps {
  section: Section_sectionFragment;
  /** Whether it is at the top of the page, so that its picture is loaded first. */
  isFirst: boolean;
  /** Whether its title is the heading of the page. */
  isPageHeading: boolean;
}
