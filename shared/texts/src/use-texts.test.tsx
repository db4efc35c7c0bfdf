import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { loadTexts } from "./define-texts.ts";
import { createTexts } from "./texts.ts";
import { TextsProvider, useTextsContext } from "./texts-provider.tsx";
import { useTexts } from "./use-texts.ts";

const english = { nights_one: "{{count}} night", nights_other: "{{count}} nights", book: "Book {{name}}" };

function Nights({ count }: { readonly count: number }) {
  const { of, language } = useTextsContext();
  const t = of("stays");
  return <p>{`${language}: ${t("nights", { count })}, ${t("book", { name: "Björn & <Co>" })}`}</p>;
}

function textsIn(language: string, overrides: Record<string, string> = {}) {
  const texts = createTexts({ language, locale: language, overrides });
  texts.add("stays", english);
  return texts;
}

test("ST-02 texts are filled in and take the plural form of the language", () => {
  render(
    <TextsProvider texts={textsIn("en")}>
      <Nights count={1} />
      <Nights count={3} />
    </TextsProvider>,
  );
  expect(screen.getByText("en: 1 night, Book Björn & <Co>")).toBeInTheDocument();
  expect(screen.getByText("en: 3 nights, Book Björn & <Co>")).toBeInTheDocument();
});

test("ST-01 a text of the settings wins over the built-in one", () => {
  const texts = textsIn("en", { book: "Reserve {{name}}", nobody: "unused" });
  render(
    <TextsProvider texts={texts}>
      <Nights count={2} />
    </TextsProvider>,
  );
  expect(screen.getByText("en: 2 nights, Reserve Björn & <Co>")).toBeInTheDocument();
  const reported = jest.spyOn(console, "error").mockImplementation(() => {});
  expect(texts.of("stays")("nobody")).toBe("nobody");
  reported.mockRestore();
});

test("two requests at once keep their own languages", () => {
  const [swedish, german] = [textsIn("sv"), textsIn("de")];
  const page = (texts: typeof swedish) =>
    renderToString(
      <TextsProvider texts={texts}>
        <Nights count={2} />
      </TextsProvider>,
    );
  expect(page(swedish)).toContain("sv: 2 nights");
  expect(page(german)).toContain("de: 2 nights");
});

test("ST-02 a namespace without the language falls back to English", async () => {
  const stays = { namespace: "stays", load: { en: async () => ({ default: english }) } };
  expect(await loadTexts(stays, "nb")).toBe(english);
  await expect(loadTexts({ namespace: "stays", load: {} }, "nb")).rejects.toThrow(
    'stays has no texts in "nb"',
  );
});

test("ST-01 ST-02 a lazily loaded part has its texts in its file: in the language, with those of the settings", () => {
  const part = { namespace: "ui" as const, load: { en: { close: "Close" }, sv: { close: "Stäng" } } };
  function Part() {
    return <p>{useTexts(part).t("close")}</p>;
  }
  const page = (language: string, overrides = {}) =>
    renderToString(
      <TextsProvider texts={createTexts({ language, locale: language, overrides })}>
        <Part />
      </TextsProvider>,
    );
  expect(page("sv")).toContain("Stäng");
  expect(page("de")).toContain("Close");
  expect(page("en", { close: "Done" })).toContain("Done");
});
