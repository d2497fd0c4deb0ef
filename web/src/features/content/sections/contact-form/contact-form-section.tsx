import { t } from '@lingui/core/macro';
import { ContactForm } from '../../../contact/shared/contact-form.tsx';
import { SectionFrame } from '../section-frame.tsx';
import type { SectionProps } from '../section-props.ts';

/** The form to write to the shop. */
export function ContactFormSection({ section }: SectionProps) {
  return (
    <SectionFrame section={section} usualTitle={t`Contact Us`} gap={32}>
      <ContactForm />
    </SectionFrame>
  );
}
