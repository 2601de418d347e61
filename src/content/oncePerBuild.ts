/** A build reads each thing once for all its pages; the development server has to see every save. */
export function oncePerBuild<Result>(
  read: (key: string) => Promise<Result>,
): (key: string) => Promise<Result> {
  const results = new Map<string, Promise<Result>>();
  return (key) => {
    const result = (import.meta.env.PROD && results.get(key)) || read(key);
    results.set(key, result);
    return result;
  };
}
