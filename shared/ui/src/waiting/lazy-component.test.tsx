import { renderInHost } from "@stays/testing";
import { screen } from "@testing-library/react";
import type { ComponentType } from "react";
import { lazyComponent } from "./prompt-suspense.tsx";

const Sauna = ({ name }: { readonly name: string }) => <p>{name}</p>;

function around(load: () => Promise<ComponentType<{ readonly name: string }>>) {
  const Part = lazyComponent(load);
  return (
    <>
      <h1>Cabin Asp</h1>
      <Part name="Sauna" fallback={<p>Loading</p>} />
    </>
  );
}

test("FE-03 a part comes when it is shown", async () => {
  await renderInHost(around(async () => Sauna));
  expect(await screen.findByText("Sauna")).toBeInTheDocument();
});

test("FE-03 a part whose code cannot be had says so in its place, is reported, and comes at a further try", async () => {
  const load = jest
    .fn<Promise<typeof Sauna>, []>()
    .mockRejectedValueOnce(new Error("chunk 7 is missing"))
    .mockRejectedValueOnce(new Error("chunk 7 is missing"))
    .mockResolvedValue(Sauna);
  const { user, problems } = await renderInHost(around(load));
  expect(await screen.findByRole("alert")).toHaveTextContent("Something went wrong");
  expect(screen.getByRole("heading", { name: "Cabin Asp" })).toBeInTheDocument();
  expect(problems).toMatchObject([{ operation: "load a part", message: "Error: chunk 7 is missing" }]);
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("Something went wrong");
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Sauna")).toBeInTheDocument();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(3);
});
