import {
  type BookingContext,
  type ExtrasRequest,
  GalaxyFailure,
  galaxyOf,
  type SlotProps,
  useBasket,
  useBookingReport,
  useMutation,
  useQuery,
  useQueryClient,
  useReport,
  useSettings,
  useTrack,
} from "@stays/contract";
import type { AddonChoice, BasketAddons, BookItem } from "@stays/domain";
import { addBasketAddon, basketAddonQuery } from "@stays/galaxy";
import { useFormat, useTexts } from "@stays/texts";
import {
  Button,
  CheckIcon,
  Dialog,
  FailureNote,
  Icon,
  Skeleton,
  SkeletonList,
  StatusText,
  stack,
} from "@stays/ui";
import { useEffect, useEffectEvent, useId, useState } from "react";
import { afterOffer, catchError, upsellOrBasket } from "../add-to-basket/add-rules.ts";
import { NEXT_TEXTS, type NextPage, useDestination, useNextPage } from "../add-to-basket/use-next-page.ts";
import { useLeaving } from "../slots/use-leaving.ts";
import { BookItemExtras } from "./book-item-extras.tsx";
import { allExtras } from "./extra-groups.ts";
import styles from "./extras-modal.module.css";
import {
  calculateTotal,
  chosenItems,
  type ExtraSelection,
  type ExtrasTotal,
  listChoices,
  withQuantity,
} from "./selection.ts";

/** Age up to which the answer that the add has just fetched is reused, in milliseconds. */
const JUST_ASKED = 5000;

const NO_ITEMS: readonly BookItem[] = [];

/** Galaxy's answer when extras were added (ruling 23). */
const ADDED = 1;
const ADDON_FAIL = "Addon fail";

/**
 * Modal with the extras of each booked item; it leads to the upsell page or the basket (AD-01, AD-02, AD-03).
 */
export function ExtrasModal({ request, onClose }: SlotProps["cart.extras-modal"]) {
  const { t } = useTexts("mf-cart");
  const { isOpen, leave } = useLeaving(request);
  const [selection, setSelection] = useState<ExtraSelection>({});
  const { data, isPending, isError, isFetching, refetch } = useQuery({
    ...basketAddonQuery(request.bookItemId),
    staleTime: JUST_ASKED,
  });
  const track = useTrack();
  const { isBusy, isAdded, goOn } = useContinue(request.booking, { onAdded: trackAdded, onDone: leave });
  const goingTo = useOfferElsewhere(request, data);

  const items = data?.bookItems ?? NO_ITEMS;
  const addons = allExtras(items);
  const total = calculateTotal(addons, selection);

  function trackAdded(): void {
    const currency = total.price?.currency ?? "";
    track({ event: "add_to_cart", currency, items: chosenItems(addons, selection) });
  }

  return (
    <Dialog
      open={isOpen}
      onClose={leave}
      onClosed={onClose}
      title={t("extras")}
      size="wide"
      lead={t("extrasLead")}
      footer={
        <ExtrasFooter
          total={total}
          isBusy={isBusy}
          isAdded={isAdded}
          onContinue={() => goOn(listChoices(addons, selection))}
          onSkip={() => goOn([])}
        />
      }
    >
      <div className={stack(6)}>
        {request.bookItemId === null && (
          <div className={styles.steps}>
            <div>
              <Icon of={CheckIcon} />
              <StatusText>{t("addedToBasket")}</StatusText>
            </div>
            <div aria-current="step">
              <b aria-hidden>2</b>
              <span>{t("extras")}</span>
            </div>
          </div>
        )}
        <StatusText hidden={goingTo === null}>
          {goingTo !== null && `${t("noExtras")} ${t(NEXT_TEXTS[goingTo])}`}
        </StatusText>
        {isPending && <ExtrasSkeleton />}
        {isError && (
          <FailureNote message={t("extrasFailed")} onRetry={() => void refetch()} busy={isFetching}>
            {t("extrasFailedText")}
          </FailureNote>
        )}
        {items.map((item) => (
          <BookItemExtras
            key={item.bookItemId}
            item={item}
            selection={selection}
            isExact={total.isExact}
            isBusy={isBusy}
            onChange={(addon, quantity) => setSelection((chosen) => withQuantity(chosen, addon, quantity))}
          />
        ))}
      </div>
    </Dialog>
  );
}

/**
 * Hook of Continue and Skip. A failure is logged and recorded, which opens the error modal. The selection
 * stays, so the visitor can retry, skip or close (ruling 7).
 *
 * The page that follows added extras is announced first (ruling 101).
 *
 * @param onAdded called when the chosen extras are in the basket
 * @param onDone called when the extras are added or skipped, to close the modal
 */
function useContinue(
  booking: BookingContext,
  { onAdded, onDone }: { readonly onAdded: () => void; readonly onDone: () => void },
) {
  const client = useQueryClient();
  const settings = useSettings();
  const { fail } = useBookingReport();
  const { refresh } = useBasket();
  const report = useReport();
  const goTo = useDestination(booking);
  const { goingTo, leaveFor } = useNextPage(booking);

  async function add(choices: readonly AddonChoice[]): Promise<void> {
    const answer = await catchError(addBasketAddon(galaxyOf(client), choices));
    if (answer instanceof Error) {
      // "Not found" is Error 1 with Galaxy's message, any other failure Error 3 (ruling 9).
      const isGone = answer instanceof GalaxyFailure && answer.isNotFound;
      const message = isGone ? answer.message : `${ADDON_FAIL}: ${answer.message}`;
      report({ operation: "add-basket-addon", message, cause: answer });
      fail({
        error: isGone ? 1 : 3,
        message: isGone ? answer.reason : ADDON_FAIL,
        showsModal: true,
      });
      return;
    }
    onAdded();
    void refresh();
    const destination = answer === ADDED ? upsellOrBasket(settings) : "basket";
    await leaveFor(destination, window.location.pathname);
    onDone();
  }

  const mutationKey = ["add-extras", useId()];
  const { mutateAsync, isPending } = useMutation({ mutationKey, networkMode: "always", mutationFn: add });

  /**
   * Adds the chosen extras in one call and opens the next page. With none chosen it only opens the next page
   * (AD-02).
   */
  function goOn(choices: readonly AddonChoice[]): void {
    if (client.isMutating({ mutationKey })) return;
    if (choices.length > 0) return void mutateAsync(choices);
    onDone();
    goTo(upsellOrBasket(settings));
  }

  return { isBusy: isPending, isAdded: goingTo !== null, goOn };
}

/**
 * Announces and opens the destination of an answer without extras (AD-03, ruling 101). A failure keeps
 * the modal open.
 *
 * @returns the announced destination; null = none
 */
function useOfferElsewhere(request: ExtrasRequest, answer: BasketAddons | null | undefined): NextPage | null {
  const settings = useSettings();
  const { goingTo, leaveFor, cancel } = useNextPage(request.booking);
  const follow = useEffectEvent((offer: BasketAddons | null) => {
    const destination = afterOffer(offer, settings);
    if (destination === "basket" || destination === "upsell")
      void leaveFor(destination, window.location.pathname);
  });
  const cancelLeaving = useEffectEvent(cancel);
  // Run once per answer: the new page changes `leaveFor`, which must not navigate again.
  useEffect(() => {
    if (answer === undefined) return undefined;
    follow(answer);
    return () => cancelLeaving();
  }, [answer]);
  return goingTo;
}

function ExtrasSkeleton() {
  const { t } = useTexts("mf-cart");
  return (
    <>
      <StatusText hidden>{t("extrasLoading")}</StatusText>
      <SkeletonList count={3} className={styles.item}>
        {() => (
          <div className={styles.extra}>
            <Skeleton width="80px" height="80px" />
            <div className={styles.words}>
              <Skeleton kind="text" width="60%" />
              <Skeleton kind="text" width="85%" />
            </div>
            <Skeleton kind="button" width="120px" />
          </div>
        )}
      </SkeletonList>
    </>
  );
}

interface ExtrasFooterProps {
  readonly total: ExtrasTotal;
  readonly isBusy: boolean;
  /** Whether the chosen extras are in the basket. */
  readonly isAdded: boolean;
  readonly onContinue: () => void;
  readonly onSkip: () => void;
}

/**
 * Footer of the extras modal: total, quantity and next step on the left. The primary button on the right is
 * Continue with extras chosen, else Skip.
 */
function ExtrasFooter({ total, isBusy, isAdded, onContinue, onSkip }: ExtrasFooterProps) {
  const { t } = useTexts("mf-cart");
  const { money } = useFormat();
  const { upsell } = useSettings();
  const isChosen = total.quantity > 0;
  return (
    <>
      <div className={styles.state}>
        <p className={styles.total} role="status">
          {isChosen && total.price && (
            <b>{t("total", { price: money(total.price.amount, total.price.currency, total.isExact) })}</b>
          )}
          <span>{t("chosenExtras", { count: total.quantity })}</span>
        </p>
        <StatusText className={styles.next}>
          {isAdded && <b>{`${t("addedToBasket")} `}</b>}
          <span>{t(upsell.active ? "nextUpsell" : "nextOnlineBasket")}</span>
        </StatusText>
      </div>
      <div className={styles.ways}>
        <Button variant={isChosen ? "text" : "primary"} size="large" disabled={isBusy} onClick={onSkip}>
          {t("skip")}
        </Button>
        {isChosen && (
          <Button size="large" busy={isBusy} onClick={onContinue}>
            {t("continue")}
          </Button>
        )}
      </div>
    </>
  );
}
