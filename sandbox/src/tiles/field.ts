/** Returns a random number for a node of an endless grid: the same node always has the same number. */
function crossing(x: number, y: number, layer: number): number {
  let mixed = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(layer, 2147483647 - 61);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 2246822519);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 4294967296;
}

const ease = (share: number) => share * share * share * (share * (share * 6 - 15) + 10);

function smooth(x: number, y: number, layer: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const across = ease(x - left);
  const down = ease(y - top);
  const upper = crossing(left, top, layer) * (1 - across) + crossing(left + 1, top, layer) * across;
  const lower = crossing(left, top + 1, layer) * (1 - across) + crossing(left + 1, top + 1, layer) * across;
  return upper * (1 - down) + lower * down;
}

export const crossingValue = crossing;

/** Smooth noise around 0–1 over the plane: large forms first, each octave half as wide and half as strong. */
export function field(x: number, y: number, octaves: number, layer: number): number {
  let sum = 0;
  let weight = 0.5;
  let scale = 1;
  for (let octave = 0; octave < octaves; octave++) {
    sum += smooth(x * scale, y * scale, layer + octave) * weight;
    weight *= 0.46;
    scale *= 2.03;
  }
  return sum;
}
