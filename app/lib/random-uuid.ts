/** A UUID of version 4. A host without HTTPS has no `crypto.randomUUID`. */
export function randomUuid(): string {
  return 'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replaceAll('x', () => {
    const [number = 0] = crypto.getRandomValues(new Uint8Array(1));
    return (number % 16).toString(16);
  });
}
