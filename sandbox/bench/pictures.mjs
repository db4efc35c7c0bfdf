// Measures uncached images per kind: `node sandbox/bench/pictures.mjs http://localhost:PORT/images`
const host = process.argv[2];
if (host === undefined)
  throw new Error("Name the image host: node sandbox/bench/pictures.mjs http://localhost:4000/images");

for (const kind of ["cabin", "village", "hotel", "room", "activity", "transport", "destination"]) {
  const times = [];
  for (let round = 0; round < 5; round++) {
    const seed = `bench-${Date.now()}-${round}`;
    const start = performance.now();
    const response = await fetch(
      `${host}/img/${kind}/${seed}/winter/dusk.jpg?width=800&height=450&crop=auto`,
      {
        headers: { accept: "image/webp" },
      },
    );
    if (!response.ok) throw new Error(`${kind}: ${response.status}`);
    await response.arrayBuffer();
    times.push(performance.now() - start);
  }
  const middle = times.sort((one, other) => one - other)[2] ?? Number.NaN;
  console.log(`${kind.padEnd(12)} ${middle.toFixed(0)} ms`);
}
