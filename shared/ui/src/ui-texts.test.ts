import { loadTexts } from "@stays/texts";
import { uiTexts } from "./ui-texts.ts";

test.each(["sv", "nb", "de"])(
  "ST-02 %s has every text that English has, with the same values to fill in",
  async (language) => {
    const [english, other] = [await loadTexts(uiTexts, "en"), await loadTexts(uiTexts, language)];
    expect(Object.keys(other)).toEqual(Object.keys(english));
    const values = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(String).sort();
    for (const [key, text] of Object.entries(english))
      expect([key, values(other[key] ?? "")]).toEqual([key, values(text)]);
    expect(other).not.toEqual(english);
  },
);
