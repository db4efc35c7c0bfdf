import { aurora } from "./aurora.ts";
import { mix } from "./colour.ts";
import { PLATE } from "./plate.ts";
import type { Setting } from "./setting.ts";
import { circle, d, opacity, repeat, shape } from "./svg.ts";

/** Sky down to the horizon, with its sun or moon, stars, northern lights or clouds. */
export function sky(setting: Setting, horizon: number): string {
  const { palette, random, time } = setting;
  const stars = palette.stars === true ? starsOver(setting, horizon) : "";
  const light = sunOrMoon(setting, horizon);
  if (setting.aurora) return gradients(setting, horizon) + stars + light + aurora(setting, horizon);
  const cloudy = time !== "night" || random.chance(0.5);
  return gradients(setting, horizon) + stars + light + (cloudy ? clouds(setting, horizon) : "");
}

function gradients({ palette, id }: Setting, horizon: number): string {
  const [top, middle, low] = palette.sky;
  const { sun } = palette;
  return (
    `<linearGradient id="${id}s" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${top}"/><stop offset=".55" stop-color="${middle}"/><stop offset="1" stop-color="${low}"/></linearGradient>` +
    `<radialGradient id="${id}g"><stop stop-color="${sun}" stop-opacity=".85"/><stop offset="1" stop-color="${sun}" stop-opacity="0"/></radialGradient>` +
    d`<rect width="${PLATE.width}" height="${horizon + 40}" fill="url(#${id}s)"/>`
  );
}

function starsOver({ random }: Setting, horizon: number): string {
  const stars = repeat(90, () => {
    const size = random.between(0.8, 2.4);
    return d`M${random.upTo(PLATE.width)} ${random.upTo(horizon * 0.8)}h${size}v${size}h-${size}z`;
  });
  return shape(stars, "#fff", opacity(0.75));
}

function sunOrMoon({ palette, random, time, id, sunX, aurora: lights }: Setting, horizon: number): string {
  const night = time === "night";
  const high = night || time === "day";
  const y = horizon * (high ? random.between(0.2, 0.4) : random.between(0.62, 0.8));
  const radius = night ? random.between(26, 36) : time === "day" ? 44 : random.between(48, 70);
  const halo = circle(sunX, y, radius * (night ? 4 : 6), `url(#${id}g)`, opacity(night ? 0.28 : 0.6));
  return night && lights ? halo : halo + circle(sunX, y, radius, palette.sun);
}

function clouds({ palette, random }: Setting, horizon: number): string {
  const colour = mix(palette.sky[2], "#ffffff", palette.daylight > 0.85 ? 0.65 : 0.15);
  return repeat(random.whole(2, 4), () => {
    const x = random.between(-50, PLATE.width);
    const y = random.between(50, horizon * 0.55);
    const width = random.between(160, 420);
    const height = width * 0.055;
    const left = d`M${x} ${y}q${width * 0.12} ${-height * 1.2} ${width * 0.3} ${-height}`;
    const right = d`q${width * 0.14} ${-height * 1.8} ${width * 0.34} ${-height * 0.2}q${width * 0.2} ${-height * 0.6} ${width * 0.36} ${height * 1.2}z`;
    return shape(left + right, colour, opacity(random.between(0.4, 0.75)));
  });
}
