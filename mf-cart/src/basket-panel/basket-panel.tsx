import {
  useBasket,
  useCart,
  useCartActions,
  useOutsideAddress,
  usePageContext,
  useToday,
  useTrackCheckout,
  useTrackView,
} from "@stays/contract";
import { toDay } from "@stays/days";
import {
  type Basket,
  type BasketGroup,
  type BasketProduct,
  freeCancellationEnd,
  hasTime,
  IMAGE_SIZES,
} from "@stays/domain";
import { linkTo } from "@stays/routes";
import { tripTarget } from "@stays/search";
import { type Format, useFormat, useTexts } from "@stays/texts";
import { needsDecimals } from "@stays/texts/shown-amount";
import {
  ArrowRightIcon,
  EmptyNote,
  FailureNote,
  Icon,
  LinkButton,
  onLinkOpened,
  Photo,
  PriceText,
  SidePanel,
  Skeleton,
  SkeletonList,
  StatusText,
  stack,
  TextLink,
} from "@stays/ui";
import { type BookedStay, readBookedStays, stayOfLine } from "../add-to-basket/booked-items.ts";
import { Benefit, RateTerms } from "../rates/rate-terms.tsx";
import { useLeaving } from "../slots/use-leaving.ts";
import styles from "./basket-panel.module.css";

/** The amounts that the panel lists above its total. */
const listParts = ({ groups }: Basket): readonly number[] =>
  groups
    .flatMap(({ products }) => products)
    .flatMap(({ price, addons }) => [
      price.amount,
      ...addons.flatMap((addon) => (addon.isIncluded ? [] : [addon.price.amount])),
    ]);

/**
 * Panel with the basket and a link to the online site. Lines can be removed only on the online site (CT-05,
 * ruling 26).
 */
export function BasketPanel({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts("mf-cart");
  const overlay = useCart((cart) => cart.overlay);
  const { isOpen, leave } = useLeaving(overlay);
  const { basket, count, isLoading, isFailed, isRefreshing, refresh } = useBasket();
  const isReady = count > 0 && !isRefreshing && !isFailed;
  // Each opening is a view; a basket that changes meanwhile is not.
  useTrackView(isReady ? "basket" : null, () => basket && { event: "view_cart", basket });
  const isExact =
    basket !== null && needsDecimals(listParts(basket), basket.total.amount, basket.total.currency);
  return (
    <SidePanel
      open={isOpen}
      title={t("basket")}
      closeOnMask
      onClose={leave}
      onClosed={onClose}
      footer={basket && count > 0 && <PanelFooter total={basket.total} isExact={isExact} />}
    >
      {isFailed && (
        <FailureNote message={t("basketFailed")} onRetry={() => void refresh()} busy={isLoading} />
      )}
      {isLoading && <BasketSkeleton />}
      {!isLoading && !isFailed && count === 0 && (
        <EmptyNote title={t("basketEmpty")}>{t("basketEmptyText")}</EmptyNote>
      )}
      <ul className={stack(6)}>
        {basket?.groups.map((group, index) => (
          // Groups have no id, and two may have the same name. They never change their order.
          <BasketGroupView key={`${group.name} ${index}`} group={group} isExact={isExact} />
        ))}
      </ul>
    </SidePanel>
  );
}

/** Marks where the amount is in the sentence. */
const AMOUNT = "{amount}";

interface PanelFooterProps {
  readonly total: Basket["total"];
  readonly isExact: boolean;
}

function PanelFooter({ total, isExact }: PanelFooterProps) {
  const { t } = useTexts("mf-cart");
  const { money } = useFormat();
  const pageContext = usePageContext();
  const { closeOverlay } = useCartActions();
  const [before, after] = t("total", { price: AMOUNT }).split(AMOUNT);
  return (
    <div className={stack(3)}>
      <p className={styles.total} role="status">
        {before && <span>{before}</span>}
        <b translate="no">{money(total.amount, total.currency, isExact)}</b>
        {after && <span>{after}</span>}
      </p>
      <LinkButton
        to={useOutsideAddress("basket")}
        external
        size="large"
        full
        {...onLinkOpened(useTrackCheckout())}
      >
        <span>{t("goToBasket")}</span>
        <Icon of={ArrowRightIcon} directional />
      </LinkButton>
      <TextLink
        className={styles.trip}
        to={linkTo(pageContext.route.language, tripTarget(pageContext))}
        onClick={closeOverlay}
      >
        {t("yourTrip")}
      </TextLink>
      <p className={styles.hint}>{t("payOutside")}</p>
      <p className={styles.hint}>{t("changeOutside")}</p>
    </div>
  );
}

/** Basket lines of one property or provider, under its name and the name of the offer. */
function BasketGroupView({
  group,
  isExact,
}: {
  readonly group: BasketGroup;
  /** Prices need their decimals. */
  readonly isExact: boolean;
}) {
  const { language } = usePageContext().route;
  const stays = readBookedStays();
  return (
    <li className={stack(2)}>
      <div className={styles.head}>
        {group.offerName && <span className={styles.offer}>{group.offerName}</span>}
        <h3 translate="no">{group.name}</h3>
      </div>
      <ul>
        {group.products.map((product, index) => (
          <BasketRow
            key={`${product.name} ${index}`}
            product={product}
            isExact={isExact}
            stay={stayOfLine(product, stays, language)}
          />
        ))}
      </ul>
    </li>
  );
}

function BasketSkeleton() {
  const { t } = useTexts("mf-cart");
  return (
    <>
      <StatusText hidden>{t("basketLoading")}</StatusText>
      <SkeletonList count={2} className={stack(6)}>
        {() => (
          <div className={stack(2)}>
            <Skeleton kind="title" width="60%" />
            <Skeleton kind="text" width="80%" />
            <Skeleton kind="text" width="50%" />
          </div>
        )}
      </SkeletonList>
    </>
  );
}

/**
 * Formats the period of a line: `Fri 12 Feb – Mon 15 Feb 2027` with its nights. One day reads `Sat 13 Feb
 * 2027`, or with times `Fri 12 Feb 2027, 12:40 – 14:30` (CT-05).
 */
function formatPeriod({ start, end }: BasketProduct, format: Format) {
  const [first, last] = [toDay(start), toDay(end)];
  const nights = format.nights(first, last);
  if (nights > 0) return { period: `${format.dayMonthWeekday(first)} – ${format.day(last)}`, nights };
  const times = [start, end].filter(hasTime).map((moment) => format.time(moment));
  const hours = [...new Set(times)].join(" – ");
  return { period: [format.day(first), hours].filter(Boolean).join(", "), nights: 0 };
}

interface BasketRowProps {
  readonly product: BasketProduct;
  /** What this tab knows of the line; null = nothing. */
  readonly stay: BookedStay | null;
  /** Prices need their decimals. */
  readonly isExact: boolean;
}

/** Basket line: photo, name, period with nights, guests, rate, conditions, extras, price (CT-05). */
function BasketRow({ product, stay, isExact }: BasketRowProps) {
  const { t } = useTexts("mf-cart");
  const format = useFormat();
  const today = useToday();
  const { conditions } = usePageContext().settings;
  const { period, nights } = formatPeriod(product, format);
  const cancelUntil = stay?.terms
    ? freeCancellationEnd(stay.terms, conditions.freeCancellation, stay.start, today)
    : null;
  return (
    <li className={styles.row}>
      {stay?.image && <Photo image={stay.image} size={IMAGE_SIZES.rate} alt="" className={styles.photo} />}
      <h4>{product.name}</h4>
      <b>
        <PriceText {...product.price} isExact={isExact} />
      </b>
      <p>{[period, nights > 0 && t("nights", { count: nights })].filter(Boolean).join(", ")}</p>
      {product.persons.length > 0 && (
        <p>{product.persons.map(({ count, name }) => t("extra", { n: count, name })).join(", ")}</p>
      )}
      {stay?.rate && <p>{stay.rate}</p>}
      {cancelUntil !== null && <Benefit>{t("cancelUntil", { date: format.day(cancelUntil) })}</Benefit>}
      {stay?.terms && (
        <div className={styles.terms}>
          <RateTerms html={stay.terms} />
        </div>
      )}
      {product.addons.length > 0 && <RowAddons addons={product.addons} isExact={isExact} />}
    </li>
  );
}

function RowAddons({ addons, isExact }: Pick<BasketProduct, "addons"> & { readonly isExact: boolean }) {
  const { t } = useTexts("mf-cart");
  const counted = (units: number, name: string) => (units > 1 ? t("extra", { n: units, name }) : name);
  return (
    <ul className={styles.addons}>
      {addons.map(({ name, units, isIncluded, price }) => (
        <li key={`${name} ${isIncluded}`}>
          {isIncluded ? (
            <Benefit>{t("included", { name: counted(units, name) })}</Benefit>
          ) : (
            <>
              <span>{t("extra", { n: units, name })}</span>
              <PriceText {...price} isExact={isExact} />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
