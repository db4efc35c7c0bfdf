/** The red cross of Nordic trail marking: the brand mark and "Recommended" only. */
export function TrailCross({ className }: { readonly className?: string | undefined }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="3.5"
      className={className}
    >
      <path d="M4 4l16 16M20 4L4 20" strokeLinecap="round" />
    </svg>
  );
}
