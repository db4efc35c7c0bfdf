import type { ActivityOddity } from "../world/activity.ts";
import type { Oddity } from "../world/stay.ts";
import type { WireContent, WireImages } from "./wire-content.ts";

type ChangeImage = (image: WireImages[number]) => WireImages[number];

const unnamed: ChangeImage = (image) => ({ ...image, Description: null, FocalY: null, IsMain: false });
const wordless: ChangeImage = (image) => ({ ...image, Description: "", FocalY: 100 });

/** Returns content with every oddity that the contract allows: null where possible, or empty texts. */
export function asOdd(oddity: Oddity | ActivityOddity | undefined, content: WireContent): WireContent {
  if (oddity === "nulls")
    return {
      ...content,
      Introduction: null,
      Description: null,
      LastGeo: null,
      Position: null,
      Images: content.Images.map(unnamed),
      Attributes: content.Attributes.map((facility) => ({ ...facility, Icon: null })),
    };
  if (oddity === "emptyTexts")
    return {
      ...content,
      Introduction: "",
      Description: "",
      LastGeo: { Path: "" },
      Images: [...content.Images].reverse().map(wordless),
      Information: [{ Id: 101, Value: "" }],
      Attributes: content.Attributes.map((facility) => ({ ...facility, Icon: "" })),
    };
  return content;
}
