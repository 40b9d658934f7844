/** The bar at the top of the page: a table puts into it how far the game is and what is folded away. */

import type { Snippet } from 'svelte';

export const bar: { middle: Snippet | null } = $state({ middle: null });
