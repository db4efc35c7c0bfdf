import { renderInHost } from "@stays/testing";
import { Price } from "./price.tsx";

const words = (node: HTMLElement) => node.textContent?.replace(/\s+/g, " ");

test("SR-11 no original is struck through where both prices print the same", async () => {
  const { container, rerender } = await renderInHost(
    <Price amount={34.2} currency="TND" originalAmount={34.4} from />,
  );
  expect(words(container)).toBe("from TND 34");
  rerender(<Price amount={34.2} currency="TND" originalAmount={34.6} from />);
  expect(words(container)).toBe("Original price TND 35 from TND 34");
});

test("prices are left out of a browser's translation, the words beside them are not", async () => {
  const { container } = await renderInHost(
    <Price amount={1395} currency="SEK" originalAmount={2000} sentence="Total {price}" />,
  );
  const kept = [...container.querySelectorAll("[translate=no]")].map(({ textContent }) => textContent);
  expect(kept).toEqual(["SEK\u00a02,000", "SEK\u00a01,395"]);
});

test("SR-11 a price is read as one sentence, the original only when it differs", async () => {
  const { container, rerender } = await renderInHost(
    <Price amount={1395} currency="SEK" originalAmount={1395} from basis="for 3 nights" />,
  );
  expect(words(container)).toBe("from SEK 1,395 for 3 nights");
  rerender(<Price amount={1395} currency="SEK" originalAmount={2000} />);
  expect(words(container)).toBe("Original price SEK 2,000 SEK 1,395");
  rerender(<Price amount={1395} currency="SEK" sentence="Total {price}" basis="3 nights" />);
  expect(words(container)).toBe("Total SEK 1,395 3 nights");
});
