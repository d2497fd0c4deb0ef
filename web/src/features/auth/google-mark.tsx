/** Google's G in its four colours, which Google wants on such a button; drawn as arcs of one ring. */
export function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" fill="none" strokeWidth="4" aria-hidden="true">
      <path stroke="#EA4335" d="M18.4 6.6A8.5 8.5 0 0 0 4.6 7.8" />
      <path stroke="#FBBC05" d="M4.6 7.8a8.5 8.5 0 0 0 0 8.4" />
      <path stroke="#34A853" d="M4.6 16.2a8.5 8.5 0 0 0 12.9 2.2" />
      <path stroke="#4285F4" d="M17.5 18.4A8.5 8.5 0 0 0 20.4 12H12" />
    </svg>
  );
}
