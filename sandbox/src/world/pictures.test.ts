import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { pictureAt } from "../images/stored-picture.ts";
import { addonKinds } from "./addons.ts";
import { destinations } from "./destinations.ts";
import { makeWorld } from "./world.ts";

const files = new Set<string | undefined>();
beforeAll(async () => {
  for (const name of await readdir(join(process.cwd(), "sandbox/pictures"))) files.add(name);
});

test.each(Object.values(destinations))(
  "ST-04 every picture of $name is a file, once in its gallery",
  (destination) => {
    const { stays, packages, activities, transport } = makeWorld(destination);
    for (const { pictures } of [...stays, ...packages, ...activities, ...transport]) {
      const uris = pictures.map(({ uri }) => uri);
      expect(new Set(uris).size).toBe(uris.length);
      for (const uri of uris) expect(files).toContain(pictureAt(uri)?.file);
    }
  },
);

test("ST-04 every picture of an extra is a file", () => {
  for (const { picture } of addonKinds.values())
    if (picture) expect(files).toContain(pictureAt(picture.uri)?.file);
});
