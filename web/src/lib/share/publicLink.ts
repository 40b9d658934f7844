/** Links that work on other devices: `localhost` does not. */

const OWN = ['127.0.0.1', 'localhost', '[::1]'];

export const isLocalLink = (link: string): boolean => OWN.includes(new URL(link).hostname);

/** The link as others open it at the server's address in the network; null if the server is for this machine only. */
export function publicLink(link: string, addresses: string[]): string | null {
  if (!isLocalLink(link)) return link;
  const [first] = addresses;
  return first ? first + link.slice(new URL(link).origin.length) : null;
}
