import { renderInHost } from "@stays/testing";
import { screen } from "@testing-library/react";
import { texts } from "../../texts/texts.ts";
import { VideoButton } from "./video-button.tsx";

const video = (value: string) => [{ id: 577, name: "Video", icon: null, type: "Text" as const, value }];
const hosts = ["www.youtube.com", "player.vimeo.com"];

test("VD-01 an allowed embed link plays in a sandboxed frame, loaded on click", async () => {
  const facilities = video("https://www.youtube.com/embed/abc");
  const { user } = await renderInHost(<VideoButton facilities={facilities} allowedHosts={hosts} />, {
    texts: [texts],
  });
  expect(document.querySelector("iframe")).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Play video" }));
  expect(await screen.findByRole("dialog", { name: "Video" })).toBeInTheDocument();
  const frame = screen.getByTitle("Video");
  expect(frame).toHaveAttribute("src", "https://www.youtube.com/embed/abc");
  expect(frame.getAttribute("sandbox")).not.toContain("allow-top-navigation");
});

test("VD-01 no button for any other host than those of the settings (ruling 39)", async () => {
  const facilities = video("https://evil.example/embed/abc");
  await renderInHost(<VideoButton facilities={facilities} allowedHosts={hosts} />, { texts: [texts] });
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});
