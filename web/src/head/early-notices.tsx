import { t } from '@lingui/core/macro';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { paths } from '../navigation/paths.ts';

interface NoticeProps {
  name: string;
  title: string;
  details?: string;
  link?: { to: string; label: string };
}

/**
 * The notices that the early script shows (`early/show-notice.ts`), as a template, because it has no texts:
 * the toasts of the same events.
 */
export function renderEarlyNotices(): string {
  const toCart = { to: paths.cart(), label: t`View cart` };
  const toWishlist = { to: paths.wishlist(), label: t`View wishlist` };
  return renderToStaticMarkup(
    <template id="early-notices">
      <Notice name="cart" title={t`Item added to cart`} link={toCart} />
      <Notice name="in-cart" title={t`Already in your cart`} link={toCart} />
      <Notice name="wishlist" title={t`Item added to your wishlist`} link={toWishlist} />
      <Notice
        name="unknown"
        title={t`No response from the shop`}
        details={t`This took too long, so we can’t tell whether it worked. Please check before you try again.`}
      />
    </template>,
  );
}

/** Without a link it is an error. */
function Notice({ name, title, details, link }: NoticeProps) {
  const Icon = link ? CircleCheck : CircleAlert;
  return (
    <div className="notice" data-notice={name} data-type={link ? undefined : 'error'}>
      <div className="notice-content">
        <Icon className="notice-icon" size={20} aria-hidden="true" />
        <div className="notice-text">
          <p className="notice-title">{title}</p>
          <p className="notice-details">{details}</p>
          {link && (
            <a className="notice-link" href={link.to}>
              {link.label}
            </a>
          )}
        </div>
      </div>
    </div>
  );
}
