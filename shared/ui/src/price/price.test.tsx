import { renderInEnglish } from "../../testing/in-english.tsx";
import { Price } from "./price.tsx";

const words = (node: HTMLElement) => node.textContent?.replace(/\s+/g, " ");

test("SR-11 no original is struck through where both prices print the same", () => {
  const { container, rerender } = renderInEnglish(
    <Price amount={34.2} currency="TND" originalAmount={34.4} from />,
  );
  expect(words(container)).toBe("from 34 TND");
  rerender(<Price amount={34.2} currency="TND" originalAmount={34.6} from />);
  expect(words(container)).toBe("Original price 35 TND from 34 TND");
});

test("prices are left out of a browser's translation, the words beside them are not", () => {
  const { container } = renderInEnglish(
    <Price amount={1395} currency="SEK" originalAmount={2000} sentence="Total {price}" />,
  );
  const kept = [...container.querySelectorAll("[translate=no]")].map(({ textContent }) => textContent);
  expect(kept).toEqual(["2\u00a0000\u00a0kr", "1\u00a0395\u00a0kr"]);
});

test("SR-11 a price is read as one sentence, the original only when it differs", () => {
  const { container, rerender } = renderInEnglish(
    <Price amount={1395} currency="SEK" originalAmount={1395} from basis="for 3 nights" />,
  );
  expect(words(container)).toBe("from 1 395 kr for 3 nights");
  rerender(<Price amount={1395} currency="SEK" originalAmount={2000} />);
  expect(words(container)).toBe("Original price 2 000 kr 1 395 kr");
  rerender(<Price amount={1395} currency="SEK" sentence="Total {price}" basis="3 nights" />);
  expect(words(container)).toBe("Total 1 395 kr 3 nights");
});
