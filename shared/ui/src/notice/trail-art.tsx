/** A mountain, a dotted trail and its cross: the picture of an empty place. */
export function TrailArt({ className }: { readonly className?: string | undefined }) {
  return (
    <svg aria-hidden viewBox="0 0 200 150" className={className}>
      <path d="M0 112 46 60l22 24 30-44 40 52 20-18 42 38v38H0z" fill="var(--color-bg-sunken)" />
      <path d="m98 40 15 20-9 6-8-6-10 8-6-4z" fill="var(--color-surface)" />
      <path
        d="M6 134c34-16 56 8 92-4s58-14 96 2"
        fill="none"
        stroke="var(--color-border-control)"
        strokeWidth="3"
        strokeDasharray="0 9"
        strokeLinecap="round"
      />
      <path d="M140 134V84" stroke="var(--color-text)" strokeWidth="4" strokeLinecap="round" />
      <path
        d="m124 68 32 26m0-26-32 26"
        stroke="var(--color-brand-mark)"
        strokeWidth="8"
        strokeLinecap="round"
      />
    </svg>
  );
}
