import { EditedTexts } from "./edited-texts.ts";

/** Texts of one key, whose file can be edited. */
function textFile(text: string) {
  const file = { text };
  return { file, named: { namespace: "ui", load: { en: async () => ({ default: { close: file.text } }) } } };
}

const show = jest.fn();
const edit = async () => {
  dispatchEvent(new Event("stays:texts-edited"));
  // One turn of the event loop: the texts are loaded by promises.
  await new Promise((resolve) => setTimeout(resolve));
};
beforeEach(() => show.mockClear());

test("FE-06 an edited text is shown, once", async () => {
  const { file, named } = textFile("Close");
  const edited = new EditedTexts({ language: "en", show });
  await edited.follow(named);
  file.text = "Shut";
  await edit();
  await edit();
  expect(show.mock.calls).toEqual([["ui", { close: "Shut" }]]);
});

test("FE-06 the copy of another app, which was not edited, does not replace the edited one", async () => {
  const { file, named } = textFile("Close");
  const edited = new EditedTexts({ language: "en", show });
  await edited.follow(named);
  await edited.follow(textFile("Close").named);
  file.text = "Shut";
  await edit();
  expect(show.mock.calls).toEqual([["ui", { close: "Shut" }]]);
});

test("FE-06 a text that was edited before the page was loaded replaces that of the document", async () => {
  const edited = new EditedTexts({ language: "en", show });
  await edited.follow(textFile("Shut").named, { close: "Close" });
  expect(show.mock.calls).toEqual([["ui", { close: "Shut" }]]);
});

test("FE-06 texts that the document has as they are in their file are not shown again", async () => {
  const edited = new EditedTexts({ language: "en", show });
  await edited.follow(textFile("Close").named, { close: "Close" });
  expect(show).not.toHaveBeenCalled();
});
