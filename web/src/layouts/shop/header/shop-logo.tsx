import { Link } from 'react-router-dom';
import { paths } from '../../../navigation/paths.ts';
import { useShop, useShopName } from '../../../shop/use-shop.ts';
import styles from './shop-logo.module.css';

/** The shop's logo, or its name if there is none, linked to the home page. */
export function ShopLogo() {
  const shopName = useShopName();
  const logo = useShop()?.logo;
  return (
    <Link className={styles.logo} to={paths.home()}>
      {logo ? (
        <img
          className={styles.picture}
          src={logo.url}
          alt={shopName}
          width={logo.width}
          height={logo.height}
        />
      ) : (
        shopName
      )}
    </Link>
  );
}
