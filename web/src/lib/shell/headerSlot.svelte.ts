/** The slot in the page's header: a page puts its title or its progress there. */

import type { Snippet } from 'svelte';

export const headerSlot: { middle: Snippet | null } = $state({ middle: null });
