/** The URL of a request, which may have any form that `fetch` accepts. */
export function addressOf(request: RequestInfo | URL): string {
  return request instanceof Request ? request.url : request.toString();
}
