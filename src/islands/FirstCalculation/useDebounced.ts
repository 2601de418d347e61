import { useEffect, useState } from 'react';

/** A value once it has not changed for a while. */
export function useDebounced<T>(value: T, delay: number, initial: T): T {
  const [delayed, setDelayed] = useState(initial);
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return delayed;
}
