import { activityFixture, addButtonMock, renderInHost, useTestClock } from "@stays/testing";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { createActivityItem } from "./activity-items.ts";
import { activitySharedTexts } from "./activity-texts.ts";
import { BookingModal } from "./booking-modal.tsx";

const item = createActivityItem(
  { activity: activityFixture(), searchId: "a-1" },
  { bookKey: "AC-1", price: { amount: 495, currency: "SEK" } },
  { amount: 2, persons: 1 },
);
async function opened() {
  const onClose = jest.fn();
  const { AddButton } = addButtonMock();
  const modal = (
    <BookingModal
      kind="activity"
      activity={activityFixture()}
      day="2027-02-07"
      firstTab="booking"
      booking={(isShown) => <p hidden={!isShown}>Who takes part</p>}
      onClose={onClose}
      onEnd={() => {}}
    />
  );
  const view = await renderInHost(modal, {
    texts: activitySharedTexts,
    slots: { "cart.add-button": AddButton },
    cart: { items: [{ ...item, bookKey: "BK-room", price: 9000 }] },
  });
  act(() => view.cart.actions.replace([...view.cart.store.getState().items, item]));
  return { ...view, onClose, dialog: within(screen.getByRole("dialog", { name: "Ski school" })) };
}

useTestClock();

test("UP-06 closes 2 seconds after an add starts, whatever becomes of it (ruling 38)", async () => {
  const { dialog, onClose } = await opened();
  fireEvent.click(dialog.getByRole("button", { name: "Add to cart" }));
  act(() => jest.advanceTimersByTime(1999));
  expect(onClose).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test("UP-06 TR-04 what was chosen elsewhere is not booked along, and nothing is left when the modal goes", async () => {
  const { cart, unmount } = await opened();
  expect(cart.store.getState().items).toEqual([item]);
  unmount();
  expect(cart.store.getState().items).toEqual([]);
});
