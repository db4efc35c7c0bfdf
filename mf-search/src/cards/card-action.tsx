import { type Accommodation, isInBookingSystem } from "@stays/domain";
import { useTexts } from "@stays/texts";
import { LinkButton } from "@stays/ui";

interface CardActionProps {
  readonly stay: Accommodation;
  readonly href: string;
  /** Id of the element with the stay's name, which completes the accessible name. */
  readonly nameId: string;
  readonly isSmall: boolean;
}

/**
 * Link of a card: Book when products exist, otherwise View, with the number of its units above 1 (SR-06,
 * rulings 13 and 39). It is primary only for a single unit: a group opens a list to choose from.
 */
export function CardAction({ stay, href, nameId, isSmall }: CardActionProps) {
  const { t } = useTexts("mf-search");
  const canBook = stay.products.length > 0 && isInBookingSystem(stay.id);
  const count = stay.totalResults;
  const key = canBook ? "book" : "view";
  return (
    <LinkButton
      to={href}
      variant={canBook && count <= 1 ? "primary" : "secondary"}
      size={isSmall ? "small" : "medium"}
      aria-describedby={nameId}
    >
      {count > 1 ? t(`${key}Count`, { count }) : t(key)}
    </LinkButton>
  );
}
