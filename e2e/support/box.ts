import { expect, type Locator } from "@playwright/test";

/** Where something is drawn and how large, in CSS pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The box of an element once it is drawn: React keeps what streams in hidden until all of it has come. */
export async function boxOf(element: Locator): Promise<Box> {
  let box: Box | null = null;
  await expect.poll(async () => (box = await element.boundingBox())).not.toBeNull();
  if (!box) throw new Error("The element is not drawn.");
  return box;
}
