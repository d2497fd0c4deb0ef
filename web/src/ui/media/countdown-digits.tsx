interface CountdownDigitsProps {
  digits: string;
  className?: string | undefined;
}

/** One number of a countdown. On a server-rendered page the early script has changed it since. */
export function CountdownDigits({ digits, className }: CountdownDigitsProps) {
  return (
    <span className={className} data-digits suppressHydrationWarning>
      {digits}
    </span>
  );
}
