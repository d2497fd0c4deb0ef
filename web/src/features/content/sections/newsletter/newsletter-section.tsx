import { t } from '@lingui/core/macro';
import { Prose } from '../../../../ui/data/prose.tsx';
import { NewsletterForm } from '../../../subscriptions/shared/newsletter-form.tsx';
import { SectionFrame } from '../section-frame.tsx';
import type { SectionProps } from '../section-props.ts';

/** The form to subscribe to the newsletter, with a text above it. */
export function NewsletterSection({ section }: SectionProps) {
  return (
    <SectionFrame section={section} usualTitle={t`Newsletter`} gap={24}>
      {section.html && <Prose html={section.html} />}
      <NewsletterForm />
    </SectionFrame>
  );
}
