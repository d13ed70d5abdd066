/** The address of a request as `fetch` takes it. */
export function addressOf(request: RequestInfo | URL): string {
  return request instanceof Request ? request.url : request.toString();
}
