import { expect, type Locator } from "@playwright/test";

/** Position and size of an element, in CSS pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The box of an element once it is laid out. React hides streamed content until all of it has arrived. */
export async function boxOf(element: Locator): Promise<Box> {
  let box: Box | null = null;
  await expect.poll(async () => (box = await element.boundingBox())).not.toBeNull();
  if (!box) throw new Error("The element is not drawn.");
  return box;
}
