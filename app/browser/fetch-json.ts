/**
 * Fetches a JSON file of this site. The result is unchecked.
 * @throws Error if the file is unavailable or not JSON.
 */
export async function fetchJson(path: string, options?: RequestInit): Promise<unknown> {
  const response = await fetch(path, options);
  if (!response.ok) throw new Error(`${path} could not be loaded: status ${response.status}`);
  return response.json();
}
