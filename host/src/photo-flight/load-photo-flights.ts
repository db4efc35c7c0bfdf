/**
 * Loads the code that moves photos once a visitor points at, touches or focuses a link or a button: nothing moves
 * before.
 */
export function loadPhotoFlights(): void {
  const listening = new AbortController();
  const load = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest("a[href], button")) return;
    listening.abort();
    // Without it photos do not move.
    import("./photo-flights.ts").then(
      ({ startPhotoFlights }) => startPhotoFlights(),
      () => {},
    );
  };
  for (const type of ["pointerover", "focusin"])
    document.addEventListener(type, load, { passive: true, signal: listening.signal });
}
