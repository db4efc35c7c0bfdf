import { watchShifts } from "../support/shifts.ts";
import { weekForTwo } from "../support/stay-dates.ts";
import { expect, test } from "../support/test.ts";
import { EN, PRICE } from "../support/world.ts";

for (const link of ["favourites=cbis:2001,cbis:4001", "compare=cbis:2001,cbis:4001"])
  test(`the results stay where they are while the stays of a link load: ${link}`, async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    const shifts = await watchShifts(page);
    await page.goto(`${EN}/stays${weekForTwo()}&${link}`);
    const stays = page.getByRole("region", { name: /shared with you|Facts of the stays/ });
    await expect(stays.getByText(new RegExp(PRICE)).first()).toBeVisible();
    // Fonts move the header by 0.02; what is below the link's stays would add 0.3.
    expect(await shifts.total()).toBeLessThan(0.1);
  });
