/** Links that work for others: what a machine calls itself leads nowhere from elsewhere. */

const OWN = ['127.0.0.1', 'localhost', '[::1]'];

export const isOwn = (link: string): boolean => OWN.includes(new URL(link).hostname);

/** The link as others open it at the server's address in the network; null if the server is for this machine only. */
export function outside(link: string, addresses: string[]): string | null {
  if (!isOwn(link)) return link;
  const [first] = addresses;
  return first ? first + link.slice(new URL(link).origin.length) : null;
}
