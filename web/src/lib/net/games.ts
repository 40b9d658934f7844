/** Every rule set with its choices, loaded once. */

import type { GamesResponse } from '../../protocol';
import { json } from './api';

export type { GameChoices, GamesResponse, OfferResponse } from '../../protocol';

let loading: Promise<GamesResponse> | null = null;

export function loadGames(): Promise<GamesResponse> {
  loading ??= json<GamesResponse>('/api/games');
  loading.catch(() => (loading = null));
  return loading;
}
