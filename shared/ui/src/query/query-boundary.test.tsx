import { QueryClient, useSuspenseQuery } from "@stays/contract";
import { QueryClientProvider } from "@stays/contract/host";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderInEnglish } from "../../testing/in-english.tsx";
import { QueryBoundary } from "./prompt-suspense.tsx";

function Reviews({ load }: { readonly load: () => Promise<string> }) {
  return <p>{useSuspenseQuery({ queryKey: ["reviews"], queryFn: load, retry: false }).data}</p>;
}

test("loading, failed with Try again, loaded", async () => {
  const told = jest.spyOn(console, "error").mockImplementation(() => {});
  const load = jest
    .fn<Promise<string>, []>()
    .mockRejectedValueOnce(new Error("down"))
    .mockResolvedValue("Lovely sauna");
  const failed = jest.fn();
  renderInEnglish(
    <QueryClientProvider client={new QueryClient()}>
      <QueryBoundary fallback={<p>Loading reviews</p>} onError={failed}>
        <Reviews load={load} />
      </QueryBoundary>
    </QueryClientProvider>,
  );
  expect(screen.getByText("Loading reviews")).toBeInTheDocument();
  expect(await screen.findByRole("alert")).toHaveTextContent("Something went wrong");
  expect(failed).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Lovely sauna")).toBeInTheDocument();
  told.mockRestore();
});
