/** The build that this page was loaded with, and whether the server has a newer one. */

// none in development
const ownBuild = globalThis.document?.querySelector<HTMLMetaElement>('meta[name=page-build]')?.content ?? '';

export const update = $state({ available: false });

/** `own` and `found` may be missing: where the page is not built, and in answers of older servers. */
export const isOtherBuild = (own: string, found: string | null): boolean =>
  own !== '' && Boolean(found) && own !== found;

export function noteBuild(found: string | null): void {
  if (isOtherBuild(ownBuild, found)) update.available = true;
}
