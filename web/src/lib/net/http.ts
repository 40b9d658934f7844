/** Requests: every response tells the build of the page that the server has. */

import { noteBuild } from './build.svelte';

const BUILD_HEADER = 'x-page-build';

export async function request(path: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(path, init);
  noteBuild(response.headers.get(BUILD_HEADER));
  return response;
}

/** Ask only for the build: after a lost connection, or where a file of the page is missing. */
export const checkBuild = (): Promise<unknown> =>
  request('/healthz', { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
