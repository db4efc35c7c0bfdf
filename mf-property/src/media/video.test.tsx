import { renderInHost } from "@stays/testing";
import { screen } from "@testing-library/react";
import { texts } from "../../texts/texts.ts";
import { VideoButton } from "./video-button.tsx";

test("VD-01 an allowed embed link plays in a sandboxed frame, loaded on click", async () => {
  const value = "https://www.youtube.com/embed/abc";
  const facilities = [{ id: 577, name: "Video", icon: null, type: "Text" as const, value }];
  const { user } = await renderInHost(
    <VideoButton facilities={facilities} allowedHosts={["www.youtube.com"]} />,
    { texts: [texts] },
  );
  expect(document.querySelector("iframe")).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Play video" }));
  expect(await screen.findByRole("dialog", { name: "Video" })).toBeInTheDocument();
  const frame = screen.getByTitle("Video");
  expect(frame).toHaveAttribute("src", value);
  expect(frame.getAttribute("sandbox")).not.toContain("allow-top-navigation");
});
