import { activityFixture, addButtonMock, renderInHost } from "@stays/testing";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { activitySharedTexts } from "./activity-texts.ts";
import { BookingModal, type ModalTab } from "./booking-modal.tsx";

const item = {
  bookKey: "AC-1",
  name: "Ski school",
  price: 495,
  currency: "SEK",
  amount: 2,
  id: "cbis:6001",
  searchId: "a-1",
  dormitoryBed: false,
  persons: 1,
};
async function opened(firstTab: ModalTab, items = [item]) {
  const onClose = jest.fn();
  const { AddButton, added } = addButtonMock();
  const modal = (
    <BookingModal
      kind="activity"
      activity={activityFixture()}
      day="2027-02-07"
      firstTab={firstTab}
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
  act(() => view.cart.actions.replace([...view.cart.store.getState().items, ...items]));
  return { ...view, onClose, added, dialog: within(screen.getByRole("dialog", { name: "Ski school" })) };
}

test("UP-06 TR-03 tabs Description and Booking, opened on the step asked for, and switched", async () => {
  const { dialog, user } = await opened("booking");
  expect(dialog.getAllByRole("tab").map((tab) => tab.textContent)).toEqual(["Description", "Booking"]);
  expect(dialog.getByRole("tab", { name: "Booking" })).toHaveAttribute("aria-selected", "true");
  expect(dialog.getByRole("tabpanel")).toHaveTextContent("Who takes part");
  await user.click(dialog.getByRole("tab", { name: "Description" }));
  expect(dialog.getByRole("tabpanel")).toHaveTextContent("Meet at the school.");
});

test("UP-06 closes 2 seconds after an add starts, whatever becomes of it (ruling 38)", async () => {
  const { dialog, onClose } = await opened("booking");
  jest.useFakeTimers({ doNotFake: ["queueMicrotask", "setImmediate"] });
  fireEvent.click(dialog.getByRole("button", { name: "Add to cart" }));
  act(() => jest.advanceTimersByTime(1999));
  expect(onClose).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1));
  expect(onClose).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test("UP-06 TR-04 what was chosen elsewhere is not booked along, and nothing is left when the modal goes", async () => {
  const { cart, unmount } = await opened("booking");
  expect(cart.store.getState().items).toEqual([item]);
  unmount();
  expect(cart.store.getState().items).toEqual([]);
});
