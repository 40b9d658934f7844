/** Requests: every response has the build of the server's page in a header. */

import { noteBuild } from './build.svelte';

const BUILD_HEADER = 'x-page-build';

export async function request(path: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(path, init);
  noteBuild(response.headers.get(BUILD_HEADER));
  return response;
}

/** Requests only the build: after a lost connection, or if a file of the page is missing. */
export const checkBuild = (): Promise<unknown> =>
  request('/healthz', { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
