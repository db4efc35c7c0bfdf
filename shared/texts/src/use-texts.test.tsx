import { renderToString } from "react-dom/server";
import { loadTexts } from "./define-texts.ts";
import { createTexts } from "./texts.ts";
import { TextsProvider, useTextsContext } from "./texts-provider.tsx";
import { useTexts } from "./use-texts.ts";

const english = { nights_one: "{{count}} night", nights_other: "{{count}} nights" };

function Nights({ count }: { readonly count: number }) {
  const { of, language } = useTextsContext();
  return <p>{`${language}: ${of("stays")("nights", { count })}`}</p>;
}

function readTexts(language: string) {
  const texts = createTexts({ language, locale: language, overrides: {} });
  texts.add("stays", english);
  return texts;
}

test("two requests at once keep their own languages", () => {
  const [swedish, german] = [readTexts("sv"), readTexts("de")];
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

test("FE-04 a lazily loaded part of another release shows its own texts, and none of the earlier ones", () => {
  const release = (en: Readonly<Record<string, string>>) => ({ namespace: "ui" as const, load: { en } });
  const texts = createTexts({ language: "en", locale: "en-GB", overrides: {} });
  const show = (part: ReturnType<typeof release>) => {
    const Part = () => <p>{useTexts(part).t("close")}</p>;
    return renderToString(
      <TextsProvider texts={texts}>
        <Part />
      </TextsProvider>,
    );
  };
  const [failed, lastGood] = [release({ close: "Failed", old: "Old" }), release({ close: "Close" })];
  expect(show(failed)).toContain("Failed");
  expect(show(lastGood)).toContain("Close");
  texts.remove("ui");
  expect(texts.has("ui")).toBe(false);
});
