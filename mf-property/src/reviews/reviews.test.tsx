import type { Accommodation } from "@stays/domain";
import { galaxy, networkError, renderInHost, wireRefusal } from "@stays/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { texts } from "../../texts/texts.ts";
import { Reviews } from "./reviews.tsx";

const item = { id: "cbis:2001", referenceId: "r-1" } as Accommodation;
const review = (n: number, part: object = {}) => ({
  TicketId: `t${n}`,
  Title: `Title ${n}`,
  Body: null,
  Signature: null,
  CountryName: "Sweden",
  CountryCode: "SE",
  Completed: "2026-03-14",
  ScoreList: [{ Id: 0, Name: "Overall", Value: 4 }],
  OwnersReply: null,
  OwnersReplyedAt: null,
  ProducttypeGroupName: null,
  ...part,
});
const rated = (count: number) => ({
  Summary: {
    Rating: 4.46,
    RatingMax: 5,
    RatingCount: 3,
    RecommendedYes: 2,
    Scores: [{ Id: 1, Name: "Cleanliness", Value: 4.2 }],
    OverallValues: [],
  },
  Reviews: Array.from({ length: count }, (_, n) =>
    review(n, n === 2 ? { OwnersReply: "Welcome back", OwnersReplyedAt: "2026-04-01" } : {}),
  ),
});
const reviews = (answer: Parameters<typeof galaxy.get>[1]) =>
  renderInHost(<Reviews item={item} />, {
    texts: [texts],
    handlers: [galaxy.get("get-travel-rating", answer)],
  });

test("RV-01 RV-02 ratings with one decimal, percent rounded down, a bar in steps of 10 (ruling 56); the first two reviews with the anonymous label, country and month", async () => {
  const { container } = await reviews(rated(3));
  expect(await screen.findByText("4.5 out of 5")).toBeInTheDocument();
  expect(screen.getByText("66% recommend this place")).toBeInTheDocument();
  expect(screen.getByRole("progressbar", { name: "Cleanliness" }).firstElementChild).toHaveStyle({
    width: "80%",
  });
  expect(screen.getAllByText(/Anonymous, Sweden · March 2026/)).toHaveLength(2);
  expect(screen.getAllByText("4.0 out of 5")).toHaveLength(2);
  expect(screen.getByText("“Title 0”")).toBeInTheDocument();
  expect(container.querySelectorAll("img")).toHaveLength(2);
});

test("RV-01 nothing said, nothing shown", async () => {
  await reviews(wireRefusal(404));
  expect(screen.queryByRole("heading", { name: "Reviews" })).not.toBeInTheDocument();
});

test("RV-01 ER-02 reviews that cannot be loaded are one quiet line that names them", async () => {
  jest.spyOn(console, "error").mockImplementation(() => {});
  await reviews(networkError);
  expect(await screen.findByText("We couldn't load the reviews.")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Try again" })).toBeInTheDocument();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  expect(screen.queryByRole("heading")).not.toBeInTheDocument();
});

test("RV-03 all of them in a dialog: the close button has focus, the owner answers, the mask closes", async () => {
  const { user } = await reviews(rated(3));
  const opener = await screen.findByRole("button", { name: "Show all 3 reviews" });
  await user.click(opener);
  const dialog = await screen.findByRole("dialog", { name: "Reviews" });
  await waitFor(() => expect(within(dialog).getByRole("button", { name: "Close" })).toHaveFocus());
  expect(within(dialog).getByText("Reply from the owner")).toBeInTheDocument();
  await user.click(within(dialog).getByRole("button", { name: "Close" }));
  await waitFor(() => expect(opener).toHaveFocus());
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("RV-01 score rows without reviews: the overall rating is shown, no percentage and no count (ruling 36)", async () => {
  const answer = rated(0);
  const Summary = { ...answer.Summary, Rating: 4, RatingCount: 0, RecommendedYes: 0 };
  await reviews({ ...answer, Summary });
  expect(await screen.findByText("4.0 out of 5")).toBeInTheDocument();
  expect(screen.getByRole("progressbar", { name: "Cleanliness" })).toBeInTheDocument();
  expect(screen.queryByText(/recommend this place/)).not.toBeInTheDocument();
  expect(screen.queryByText(/^0 reviews/)).not.toBeInTheDocument();
});
