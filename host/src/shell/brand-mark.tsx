/** The red trail cross of the mountains. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 26 30" width="26" height="30" aria-hidden="true">
      <path
        d="M4 4l18 14M22 4L4 18"
        stroke="var(--color-brand-mark)"
        strokeWidth="5.2"
        strokeLinecap="round"
      />
      <path d="M13 11v17" stroke="var(--color-text)" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
