import { useSuspenseQuery } from "@stays/contract";
import { renderInHost } from "@stays/testing";
import { screen } from "@testing-library/react";
import { QueryBoundary } from "./prompt-suspense.tsx";

function Reviews({ load }: { readonly load: () => Promise<string> }) {
  const { data } = useSuspenseQuery({ queryKey: ["reviews"], queryFn: load, retry: false });
  if (data === "odd") throw new Error("cannot be rendered");
  return <p>{data}</p>;
}

const reviews = (load: () => Promise<string>) => (
  <QueryBoundary fallback={<p>Loading reviews</p>}>
    <Reviews load={load} />
  </QueryBoundary>
);

beforeEach(() => void jest.spyOn(console, "error").mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

test("failed with Try again, loaded; the failed request is left to the host's log", async () => {
  const load = jest
    .fn<Promise<string>, []>()
    .mockRejectedValueOnce(new Error("down"))
    .mockResolvedValue("Lovely sauna");
  const { user, problems } = await renderInHost(reviews(load));
  expect(await screen.findByRole("alert")).toHaveTextContent("Something went wrong");
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Lovely sauna")).toBeInTheDocument();
  expect(problems).toEqual([]);
});

test("FE-03 content that throws when it renders is reported, once", async () => {
  const { problems } = await renderInHost(reviews(() => Promise.resolve("odd")));
  expect(await screen.findByRole("alert")).toBeInTheDocument();
  expect(problems).toMatchObject([{ operation: "render a part", message: "cannot be rendered" }]);
});
